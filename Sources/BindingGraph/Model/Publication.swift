/// What the package is called where others see it.
package enum Publication {
  package static let name = "Cleanse"

  /// The version of the package. Its changes are in `CHANGELOG.md`.
  package static let version = "1.0.0"

  /// Where the documentation and the schemas will be found: a reserved name until the package is published.
  package static let address = "https://cleanse.example"
}
