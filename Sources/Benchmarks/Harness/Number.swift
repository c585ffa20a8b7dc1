import Foundation

/// Formats of numbers for reports.
package enum Number {
  /// Three digits, or all digits of a whole number.
  package static func format(_ value: Double) -> String {
    let magnitude = abs(value)
    if magnitude >= 100 || value == value.rounded() { return String(format: "%.0f", value) }
    return String(format: magnitude >= 10 ? "%.1f" : "%.2f", value)
  }

  /// A count, with three digits if it is large.
  package static func count(_ value: Double) -> String {
    switch abs(value) {
    case 1e6...: "\(format(value / 1e6)) M"
    case 1e4...: "\(format(value / 1e3)) k"
    default: format(value)
    }
  }

  package static func times(_ value: Double) -> String {
    "\(format(value)) ×"
  }

  /// A relative change with its sign.
  package static func change(_ part: Double) -> String {
    ((part * 100).rounded() > 0 ? "+" : "") + percent(part)
  }

  /// A part of one as a percentage.
  package static func percent(_ part: Double) -> String {
    // Avoids a negative zero.
    "\(format((part * 100).rounded() + 0)) %"
  }
}
