import BindingGraph
import Cleanse
import Foundation

/// An error that a graph is expected to have, as `assertGraphErrors` takes it.
public typealias ExpectedError = ExpectedDiagnostic

/// A warning that a graph is expected to have, as `assertGraphWarnings` takes it.
public typealias ExpectedWarning = ExpectedDiagnostic

/// An error or a warning that a graph is expected to have: its kind, and its type.
///
/// - SeeAlso: `assertGraphErrors`, `assertGraphWarnings`
public struct ExpectedDiagnostic: CustomStringConvertible {
  private let id: DiagnosticID
  private let subject: TypeReference?

  /// Expects an error or a warning about a type.
  ///
  /// - Parameters:
  ///   - id: the kind.
  ///   - type: the type in the report's headline, such as the missing one: for a tag its `TaggedProvider`, for a
  ///     component the component.
  public init(_ id: DiagnosticID, of type: Any.Type) {
    self.id = id
    subject = TypeReference(type)
  }

  /// Expects an error or a warning of a kind, about any type.
  public init(_ id: DiagnosticID) {
    self.id = id
    subject = nil
  }

  /// The expectations that match a diagnostic: one for each type that it is about.
  static func all(matching diagnostic: Diagnostic) -> [ExpectedDiagnostic] {
    let subjects = diagnostic.subjects
    return subjects.isEmpty
      ? [ExpectedDiagnostic(diagnostic.id)] : subjects.map { ExpectedDiagnostic(diagnostic.id, subject: $0) }
  }

  private init(_ id: DiagnosticID, subject: TypeReference) {
    self.id = id
    self.subject = subject
  }

  public var description: String {
    subject.map { "\(id) of \($0)" } ?? id.description
  }

  /// The expectation as code; without its type if code cannot spell it.
  /// - Parameter name: the name of the expectation type in the assertion.
  func code(calling name: String) -> DiagnosticText {
    let kind = Self.constant(of: id) ?? "\"\(id.rawValue)\""
    let type = subject.flatMap { DiagnosticText(", of: \($0.metatype)").asCode } ?? ""
    return DiagnosticText(name) + "(\(DiagnosticText(kind))" + type + ")"
  }

  /// The constant of a kind that Cleanse's own checks report: `.missingBinding`.
  private static func constant(of id: DiagnosticID) -> String? {
    guard Check.all.contains(where: { $0.kind.id == id }) else { return nil }
    let words = id.rawValue.split(separator: "-")
    return "." + words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  var namesType: Bool { subject != nil }

  func matches(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.id == id && subject.map(diagnostic.subjects.contains) ?? true
  }

  /// Collects the expectations of an assertion.
  @resultBuilder
  public enum Builder {
    /// One expectation.
    public static func buildExpression(_ expected: ExpectedDiagnostic) -> [ExpectedDiagnostic] { [expected] }

    /// Expectations one after another.
    public static func buildBlock(_ expected: [ExpectedDiagnostic]...) -> [ExpectedDiagnostic] {
      expected.flatMap { $0 }
    }

    /// The expectations of an `if` without an `else`.
    public static func buildOptional(_ expected: [ExpectedDiagnostic]?) -> [ExpectedDiagnostic] { expected ?? [] }

    /// The expectations of the first branch.
    public static func buildEither(first expected: [ExpectedDiagnostic]) -> [ExpectedDiagnostic] { expected }

    /// The expectations of the other branch.
    public static func buildEither(second expected: [ExpectedDiagnostic]) -> [ExpectedDiagnostic] { expected }

    /// The expectations of a loop.
    public static func buildArray(_ expected: [[ExpectedDiagnostic]]) -> [ExpectedDiagnostic] {
      expected.flatMap { $0 }
    }
  }
}
