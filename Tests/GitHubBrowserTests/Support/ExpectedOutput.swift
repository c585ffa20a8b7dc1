import TestSupport

/// The outputs that the README shows.
enum ExpectedOutput {
  static func text(_ name: String) throws -> String {
    try RepositoryFile.text("Tests/ExpectedOutput/\(name).txt")
  }
}
