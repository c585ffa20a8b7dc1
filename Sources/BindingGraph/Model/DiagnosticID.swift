/// The stable name of a kind of diagnostic, such as `missing-binding`.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier of your own, such as `too-many-singletons`.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  public var description: String { rawValue }
}
