import Foundation

/// Everything that is wrong with a list of arguments, where more than one thing is.
public struct DependencyArgumentsError: Error, Hashable, Sendable {
  /// The errors, one for each faulty instruction, in the order of the arguments.
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
