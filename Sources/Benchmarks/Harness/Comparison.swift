/// Two runs side by side: what changed by more than the noise of both.
package struct Comparison {
  package struct Entry: Equatable {
    package let name: String
    package let before: Double
    package let after: Double
    /// How far apart the two would have to be, as a part of `before`, to be more than noise.
    package let noise: Double

    package var change: Double { before == 0 ? 0 : after / before - 1 }
    package var isLargerThanNoise: Bool { abs(change) > noise }
  }

  /// Below this, a difference is never called more than noise: code that merely lies elsewhere in the program makes as
  /// much.
  package static let smallestDifference = 0.03

  package let entries: [Entry]
  /// Cases that only one of the runs has.
  package let unmatched: [String]

  package init(before: Run, after: Run) {
    var entries: [Entry] = []
    for new in after.results {
      guard let old = before.results.first(where: { $0.name == new.name }) else { continue }
      // Ratios where there are any: they are what two runs, perhaps on two machines, have in common.
      let (first, second) = (old.ratio ?? old.subject.summary, new.ratio ?? new.subject.summary)
      let noise = max(Self.smallestDifference, first.spread + second.spread)
      entries.append(Entry(name: new.name, before: first.median, after: second.median, noise: noise))
    }
    self.entries = entries
    let names = (Set(before.results.map(\.name)), Set(after.results.map(\.name)))
    unmatched = names.0.symmetricDifference(names.1).sorted()
  }

  /// One line for each case.
  package var text: String {
    var table = Table(header: ["case", "before", "after", "change", "noise", ""])
    for entry in entries {
      let judgement = !entry.isLargerThanNoise ? "" : entry.change < 0 ? "better" : "worse"
      table.append([
        entry.name, Number.format(entry.before), Number.format(entry.after),
        Number.change(entry.change), Number.percent(entry.noise), judgement,
      ])
    }
    let heading = "Ratios where a case has a baseline, values elsewhere."
    let missing = unmatched.isEmpty ? "" : "\n\nIn one of the runs only: \(unmatched.joined(separator: ", "))"
    return "\(heading)\n\n\(table.text)\(missing)"
  }
}
