import Foundation

/// The errors of a list of arguments with more than one error.
public struct DependencyArgumentsError: Error, Hashable, Sendable {
  /// One error for each invalid instruction, in the order of the arguments.
  public let errors: [DependencyInstructionError]
}

extension DependencyArgumentsError: LocalizedError, CustomStringConvertible {
  private static let maximumCount = 10

  public var errorDescription: String? { description }

  public var description: String {
    let rest = errors.count - Self.maximumCount
    return errors.prefix(Self.maximumCount).map(\.description).joined(separator: "\n")
      + (rest > 0 ? "\nand \(rest) more" : "")
  }
}
