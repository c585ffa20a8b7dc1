import BindingGraph
import Foundation

/// An invalid command line.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  /// The kind of thing, such as a format, and the unknown name.
  case unknown(String, String, known: [String], advice: String = "")
  case unknownOption(String, known: [String])
  case missingValue(String)
  case superfluousValue(String)
  case superfluousOperand(String)
  case invalidValue(String, of: String, expected: String)
  /// A requirement of a single command.
  case other(String)

  package var description: String {
    switch self {
    case .unknown(let kind, let name, let known, let advice):
      "there is no \(kind) '\(name)'; available: \(known.joined(separator: ", "))\(advice)"
    case .unknownOption(let name, let known):
      "unknown option '\(name)'"
        + (NearNames.names(near: name, among: known).first.map { "; did you mean '\($0)'?" } ?? "")
    case .missingValue(let option): "missing value for '\(option)'"
    case .superfluousValue(let option): "'\(option)' does not take a value"
    case .superfluousOperand(let operand): "unexpected argument '\(operand)'"
    case .invalidValue(let text, let option, let expected): "\(option) takes \(expected), not '\(text)'"
    case .other(let problem): problem
    }
  }
}

/// The exit codes of the tools; 0 is success.
package enum ExitCode {
  /// Errors were found, or graphs differ.
  package static let findings: Int32 = 1
  /// The command line is invalid.
  package static let wrongUse: Int32 = 2
  /// A file, a compiler or the output cannot be used, so that there is no result.
  package static let failure: Int32 = 3

  /// An exit code and its meaning in the help.
  package typealias Ending = (code: Int32, meaning: String)

  /// The exit codes of a command.
  /// - Parameters:
  ///   - success: the meaning of 0.
  ///   - findings: the meaning of 1; `nil` for a command without findings.
  ///   - failure: the meaning of 3.
  package static func endings(
    success: String = "Success.", findings: String? = nil, failure: String = "A file cannot be read or written."
  ) -> [Ending] {
    let common = [(wrongUse, "The command line is invalid."), (Self.failure, failure)]
    return [(0, success)] + (findings.map { [(Self.findings, $0)] } ?? []) + common
  }
}
