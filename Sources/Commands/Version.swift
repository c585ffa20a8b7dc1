/// The version of the package, which its tools print. Its changes are in `CHANGELOG.md`.
package enum Version {
  package static let current = "1.0.0-dev"
}
