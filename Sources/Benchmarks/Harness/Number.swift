import Foundation

/// Numbers as people read them.
package enum Number {
  /// Three digits, or all digits of a whole number.
  package static func format(_ value: Double) -> String {
    let magnitude = abs(value)
    if magnitude >= 100 || value == value.rounded() { return String(format: "%.0f", value) }
    return String(format: magnitude >= 10 ? "%.1f" : "%.2f", value)
  }

  /// A ratio.
  package static func times(_ value: Double) -> String {
    "\(format(value)) ×"
  }

  /// A part of one.
  package static func percent(_ part: Double) -> String {
    "\(format((part * 100).rounded())) %"
  }
}
