import Foundation
import Testing

@testable import GraphDocuments

/// The contrasts of the page's colours, as WCAG computes them.
@Suite("Colours of pages") struct PaletteTests {
  private let colours = PaletteTests.colours(in: PageAssets.style)

  @Test("Texts have a contrast of 4.5 : 1, and lines, borders and symbols one of 3 : 1", arguments: [0, 1])
  func contrasts(scheme: Int) throws {
    let surface = try colour("surface", scheme)
    // Nested frames are translucent.
    let frame = try colour("frame", scheme)
    let frames = (0...4).reduce(into: [surface]) { frames, _ in
      frames.append(zip(frame, frames[frames.count - 1]).map { $0 * 0.05 + $1 * 0.95 })
    }
    let card = try colour("card", scheme)
    let backgrounds = frames + [card]
    let scopes = (0..<6).map { "scope-\($0)" }
    for name in ["ink", "muted"] + scopes {
      for background in backgrounds.prefix(4) + [card] { try expect(name, scheme, on: background, atLeast: 4.5) }
    }
    for name in ["accent", "needed", "needing", "both"] {
      for background in [surface, card] { try expect(name, scheme, on: background, atLeast: 4.5) }
    }
    let kinds = colours.keys.filter { $0.hasPrefix("kind-") }
    #expect(kinds.count == 9)
    let lines =
      [
        "far-node", "edge", "edge-behind", "border", "frame-border", "needed", "needing", "both", "error", "warning",
        "note",
      ]
      + scopes
      + kinds
    for name in lines {
      for background in backgrounds { try expect(name, scheme, on: background, atLeast: 3) }
    }
    // In the zoomed-out view, nodes lie on lines.
    #expect(Self.contrast(try colour("far-node", scheme), try colour("edge-behind", scheme)) >= 3)
    let errorCard = try colour("error-card", scheme)
    // Dimmed boxes mix the colours of card and surface.
    for front in [card, errorCard] {
      let behind = zip(front, surface).map { $0 * 0.35 + $1 * 0.65 }
      try expect("muted", scheme, on: behind, atLeast: 4.5)
      for name in ["border", "error", "warning", "note"] { try expect(name, scheme, on: behind, atLeast: 3) }
    }
    for name in ["ink", "muted", "accent"] { try expect(name, scheme, on: errorCard, atLeast: 4.5) }
    for name in ["error", "warning", "note"] {
      #expect(Self.contrast(try colour("badge-ink", scheme), try colour(name, scheme)) >= 4.5, "\(name)")
    }
    for name in ["added", "changed", "affected"] { try expect(name, scheme, on: surface, atLeast: 3) }
    for scope in scopes + ["added", "changed", "affected"] {
      let tint = zip(try colour(scope, scheme), card).map { $0 * 0.1 + $1 * 0.9 }
      for name in ["ink", "muted"] { try expect(name, scheme, on: tint, atLeast: 4.5) }
    }
  }

  @Test("Scopes with the same colour differ by patterns on pages") func patterns() throws {
    let rules = PageAssets.style.split(separator: "\n").filter { $0.hasPrefix(".pattern-") }
    let dashes = rules.compactMap { $0.components(separatedBy: "stroke-dasharray: ").last?.prefix { $0 != ";" } }
    #expect(Set(rules).count == 3 && Set(dashes).count == 3, "\(rules)")
    #expect(Set((0..<6).map { colours["scope-\($0)"] }).count == 6)
    #expect(PageAssets.style.contains("color-mix(in srgb, var(--card) 35%, var(--surface))"))
  }

  private func expect(_ name: String, _ scheme: Int, on background: [Double], atLeast least: Double) throws {
    let contrast = Self.contrast(try colour(name, scheme), background)
    #expect(contrast >= least, "\(name) of scheme \(scheme): \(contrast)")
  }

  private func colour(_ name: String, _ scheme: Int) throws -> [Double] {
    let hex = try #require(colours[name])[scheme].dropFirst()
    let number = try #require(Int(hex, radix: 16))
    return [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
  }

  private static func colours(in style: String) -> [String: [String]] {
    style.split(separator: "\n").filter { $0.hasPrefix("--") }.reduce(into: [:]) { colours, line in
      let parts = line.dropFirst(2).components(separatedBy: ": light-dark(")
      colours[parts[0]] = parts[1].components(separatedBy: ")")[0].components(separatedBy: ", ")
    }
  }

  private static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func luminance(_ colour: [Double]) -> Double {
    let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
