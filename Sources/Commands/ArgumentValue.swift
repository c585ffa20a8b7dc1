/// A type of option values.
package protocol ArgumentValue {
  /// All valid texts; empty if they are not listed.
  static var choices: [String] { get }
  /// A description of the values if they are not listed: "a whole number".
  static var expectation: String { get }
  /// The end of the error for a text that is none of the choices; usually empty.
  static func advice(on argument: String) -> String
  /// - Returns: `nil` if the text is not a valid value.
  init?(argument: String)
  /// The text of this value; `nil` if there is none.
  var argument: String? { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }
  package static var expectation: String { "a value" }
  package static func advice(on argument: String) -> String { "" }
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
  package static func advice(on argument: String) -> String { Wrapped.advice(on: argument) }
  package init?(argument: String) {
    guard let value = Wrapped(argument: argument) else { return nil }
    self = .some(value)
  }
  package var argument: String? { flatMap(\.argument) }
}
