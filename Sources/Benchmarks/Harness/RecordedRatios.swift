import Foundation

/// The committed ratios that a run must not exceed by much.
package struct RecordedRatios: Equatable {
  /// The ratios of a case to its first baseline.
  package struct Entry: Codable, Equatable {
    package let ratio: Double
    /// The ratio of executed instructions; `nil` if they were not counted.
    package let instructions: Double?

    package init(ratio: Double, instructions: Double? = nil) {
      self.ratio = ratio
      self.instructions = instructions
    }
  }

  /// A case with a ratio above its tolerance.
  package struct Complaint: Equatable {
    package let name: String
    package let text: String
  }

  /// The factor by which a ratio of instructions may exceed the recorded one: it hardly varies except by compiler and
  /// system.
  package static let instructionTolerance = 1.1
  /// The factor by which a ratio of times may exceed the recorded one in a case that is held by its instructions, even
  /// if those are as recorded: waiting costs no instructions.
  package static let toleranceOfTimesHeldByInstructions = 3.0

  package let entries: [String: Entry]
  /// The cases whose times depend on the processor, while their instructions do not.
  private let heldByInstructions: Set<String>

  package init(_ entries: [String: Entry], heldByInstructions: Set<String> = []) {
    self.entries = entries
    self.heldByInstructions = heldByInstructions
  }

  package init(of run: Run) {
    let entries = run.results.compactMap { result in
      result.ratio.map {
        (result.name, Entry(ratio: Self.rounded($0.median), instructions: result.instructionRatio.map(Self.rounded)))
      }
    }
    self.init(Dictionary(entries, uniquingKeysWith: { _, last in last }))
  }

  package init(contentsOf file: URL, heldByInstructions: Set<String> = []) throws {
    self.init(
      try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file)),
      heldByInstructions: heldByInstructions)
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
    }
  }

  /// These ratios, with those of the cases in another run replaced. A run that did not count instructions keeps their
  /// ratios.
  package func replacing(_ others: RecordedRatios) -> RecordedRatios {
    RecordedRatios(
      entries.merging(others.entries) {
        Entry(ratio: $1.ratio, instructions: $1.instructions ?? $0.instructions)
      }, heldByInstructions: heldByInstructions)
  }

  /// The ratios of a run that are above the tolerance of their unit, or of instructions.
  package func complaints(about run: Run) -> [Complaint] {
    run.results.flatMap { result -> [Complaint] in
      guard let recorded = entries[result.name] else { return [] }
      let ratios = [
        ("", result.ratio?.median, recorded.ratio, tolerance(for: result, recorded)),
        (" instructions", result.instructionRatio, recorded.instructions, Self.instructionTolerance),
      ]
      return ratios.compactMap { quantity, measured, recorded, tolerance in
        guard let measured, let recorded, measured > recorded * tolerance else { return nil }
        let limit = "recorded \(Number.times(recorded)), tolerance \(Number.format(tolerance))"
        return Complaint(name: result.name, text: "\(result.name)\(quantity): \(Number.times(measured)), \(limit)")
      }
    }
  }

  /// A time that is held by instructions has a higher tolerance if these were counted and are within theirs.
  private func tolerance(for result: CaseResult, _ recorded: Entry) -> Double {
    guard heldByInstructions.contains(result.name), let measured = result.instructionRatio,
      let expected = recorded.instructions, measured <= expected * Self.instructionTolerance
    else { return result.unit.tolerance }
    return Self.toleranceOfTimesHeldByInstructions
  }

  /// The complaints that remain after their cases were measured again: on a busy machine, a short measurement of times
  /// alone is not reliable.
  /// - Parameter again: measures the named cases, and counts their instructions.
  package func complaints(about run: Run, measuring again: ([String]) throws -> Run) rethrows -> [Complaint] {
    var names: [String] = []
    for complaint in complaints(about: run) where !names.contains(complaint.name) { names.append(complaint.name) }
    return names.isEmpty ? [] : complaints(about: try again(names))
  }

  private static func rounded(_ ratio: Double) -> Double { (ratio * 1000).rounded() / 1000 }
}
