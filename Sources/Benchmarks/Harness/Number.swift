import Foundation

/// Numbers as people read them.
package enum Number {
  /// Three digits, or all digits of a whole number.
  package static func format(_ value: Double) -> String {
    let magnitude = abs(value)
    if magnitude >= 100 || value == value.rounded() { return String(format: "%.0f", value) }
    return String(format: magnitude >= 10 ? "%.1f" : "%.2f", value)
  }

  /// How many, with three digits where there are many.
  package static func count(_ value: Double) -> String {
    switch abs(value) {
    case 1e6...: "\(format(value / 1e6)) M"
    case 1e4...: "\(format(value / 1e3)) k"
    default: format(value)
    }
  }

  /// A ratio.
  package static func times(_ value: Double) -> String {
    "\(format(value)) ×"
  }

  /// By which part something grew or shrank.
  package static func change(_ part: Double) -> String {
    ((part * 100).rounded() > 0 ? "+" : "") + percent(part)
  }

  /// A part of one.
  package static func percent(_ part: Double) -> String {
    // No negative zero.
    "\(format((part * 100).rounded() + 0)) %"
  }
}
