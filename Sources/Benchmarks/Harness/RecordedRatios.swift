import Foundation

/// The ratios that a run must not exceed by much, as they are committed.
package struct RecordedRatios: Equatable {
  /// How many times the recorded ratio is too much.
  package static let tolerance = 2.0

  package let ratios: [String: Double]

  package init(_ ratios: [String: Double]) {
    self.ratios = ratios
  }

  package init(of run: Run) {
    ratios = Dictionary(
      run.results.compactMap { result in result.ratio.map { (result.name, ($0.median * 100).rounded() / 100) } },
      uniquingKeysWith: { _, last in last })
  }

  package init(contentsOf file: URL) throws {
    ratios = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(ratios), as: UTF8.self) + "\n"
    }
  }

  /// These ratios with those of another run in their place, for the cases that it has.
  package func replacing(_ others: RecordedRatios) -> RecordedRatios {
    RecordedRatios(ratios.merging(others.ratios) { $1 })
  }

  /// A line for each ratio that is more than twice the recorded one.
  package func complaints(about run: Run) -> [String] {
    run.results.compactMap { result in
      guard let ratio = result.ratio?.median, let recorded = ratios[result.name],
        ratio > recorded * Self.tolerance
      else { return nil }
      return "\(result.name): \(Number.times(ratio)), recorded \(Number.times(recorded))"
    }
  }
}
