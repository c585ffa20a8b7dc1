import Foundation

/// The first two numbers of a compiler's version, on which the format of printed declarations depends.
struct CompilerVersion: Equatable, CustomStringConvertible {
  let description: String

  init(in repository: Repository) throws {
    try self.init(Command(["swiftc", "-print-target-info"], in: repository).output())
  }

  /// Reads the first version in a text.
  init(_ text: String) throws {
    guard let match = text.firstMatch(of: /Swift (?:version )?([0-9]+\.[0-9]+)/) else {
      throw Failure("the compiler's version cannot be read")
    }
    description = String(match.1)
  }
}
