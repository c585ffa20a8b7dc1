/// The type of a value that options take.
package protocol ArgumentValue {
  /// All texts that mean a value; empty where any text may.
  static var choices: [String] { get }
  /// The values in words, where any text may be given: "a whole number".
  static var expectation: String { get }
  /// - Returns: `nil` where the text means no value.
  init?(argument: String)
  /// The text that means this value; `nil` where there is none.
  var argument: String? { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }
  package static var expectation: String { "a value" }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  package static var choices: [String] { allCases.map(\.rawValue) }
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String? { rawValue }
}

extension String: ArgumentValue {
  package init?(argument: String) { self = argument }
  package var argument: String? { isEmpty ? nil : self }
}

extension UInt: ArgumentValue {
  package static var expectation: String { "a whole number of 0 or more" }
  package init?(argument: String) { self.init(argument) }
  package var argument: String? { description }
}

extension Optional: ArgumentValue where Wrapped: ArgumentValue {
  package static var choices: [String] { Wrapped.choices }
  package static var expectation: String { Wrapped.expectation }
  package init?(argument: String) {
    guard let value = Wrapped(argument: argument) else { return nil }
    self = .some(value)
  }
  package var argument: String? { flatMap(\.argument) }
}
