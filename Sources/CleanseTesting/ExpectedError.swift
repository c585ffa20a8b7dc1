import BindingGraph
import Cleanse
import Foundation

/// An error that a graph is expected to have: what kind, and which type it is about.
///
/// - SeeAlso: `assertGraphErrors`
public struct ExpectedError: CustomStringConvertible {
  private let id: DiagnosticID
  private let subject: TypeReference?

  /// Expects an error that is about a type.
  ///
  /// - Parameters:
  ///   - id: the kind of error.
  ///   - type: what is missing, bound twice, part of the cycle and so on, as the report's headline shows it: for a
  ///     tag its `TaggedProvider`, for a component the component.
  public init(_ id: DiagnosticID, of type: Any.Type) {
    self.id = id
    subject = TypeReference(type)
  }

  /// Expects an error of a kind, whatever it is about.
  public init(_ id: DiagnosticID) {
    self.id = id
    subject = nil
  }

  /// What would have to be expected for an error that a graph has: one for each type that it is about.
  static func all(matching diagnostic: Diagnostic) -> [ExpectedError] {
    let subjects = diagnostic.subjects
    return subjects.isEmpty
      ? [ExpectedError(diagnostic.id)] : subjects.map { ExpectedError(diagnostic.id, subject: $0) }
  }

  private init(_ id: DiagnosticID, subject: TypeReference) {
    self.id = id
    self.subject = subject
  }

  public var description: String {
    subject.map { "\(id) of \($0)" } ?? id.description
  }

  /// The expectation as code; of any type where the type cannot be written.
  var code: DiagnosticText {
    let kind = Self.constant(of: id) ?? "\"\(id.rawValue)\""
    let type = subject.flatMap { DiagnosticText(", of: \($0.metatype)").asCode } ?? ""
    return "ExpectedError(\(DiagnosticText(kind))" + type + ")"
  }

  /// The constant of a kind that Cleanse itself finds: `.missingBinding`.
  private static func constant(of id: DiagnosticID) -> String? {
    guard Check.all.contains(where: { $0.kind.id == id }) else { return nil }
    let words = id.rawValue.split(separator: "-")
    return "." + words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  var namesType: Bool { subject != nil }

  func matches(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.id == id && subject.map(diagnostic.subjects.contains) ?? true
  }

  /// Collects the expected errors of `assertGraphErrors`.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ error: ExpectedError) -> [ExpectedError] { [error] }

    public static func buildBlock(_ errors: [ExpectedError]...) -> [ExpectedError] { errors.flatMap { $0 } }

    public static func buildOptional(_ errors: [ExpectedError]?) -> [ExpectedError] { errors ?? [] }

    public static func buildEither(first errors: [ExpectedError]) -> [ExpectedError] { errors }

    public static func buildEither(second errors: [ExpectedError]) -> [ExpectedError] { errors }

    public static func buildArray(_ errors: [[ExpectedError]]) -> [ExpectedError] { errors.flatMap { $0 } }
  }
}
