/// The name, version and address under which the package is published.
package enum Publication {
  package static let name = "Cleanse"

  /// The version of the package. Its changes are in `CHANGELOG.md`.
  package static let version = "1.0.0"

  /// The address of the documentation and the schemas: a reserved name until the package is published.
  package static let address = "https://cleanse.example"
}
