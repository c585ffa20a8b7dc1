import Foundation

/// An address template for links to source locations, in an editor or on a web page.
package struct SourceLink: Equatable {
  package let template: String

  /// All placeholders; each template contains at least the first one.
  package static let placeholders = ["{path}", "{line}", "{column}"]

  /// - Returns: `nil` unless the template is an address with `{path}` and no unknown placeholder. Addresses that run
  ///   scripts are rejected.
  package init?(template: String) {
    let parts = template.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let first = parts[0].unicodeScalars.first, ("a"..."z").contains(first),
      parts[0].unicodeScalars.allSatisfy(Self.isInScheme),
      !["javascript", "data", "vbscript", "blob"].contains(parts[0]), template.range(of: "{path}") != nil,
      !template.unicodeScalars.contains(where: { $0.value <= 0x20 })
    else { return nil }
    let rest = Self.placeholders.reduce(template) { $0.replacingOccurrences(of: $1, with: "") }
    guard !rest.contains("{"), !rest.contains("}") else { return nil }
    self.template = template
  }

  private static func isInScheme(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || "+-.".unicodeScalars.contains(scalar)
  }
}
