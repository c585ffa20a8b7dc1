/// Two runs side by side, with the changes that are larger than the noise of both.
package struct Comparison {
  package struct Entry: Equatable {
    package let name: String
    package let before: Double
    package let after: Double
    /// The relative difference to `before` that is larger than noise.
    package let noise: Double

    package var change: Double { before == 0 ? 0 : after / before - 1 }
    package var isLargerThanNoise: Bool { abs(change) > noise }
  }

  /// A smaller difference always counts as noise, because a different memory layout of the code causes as much.
  package static let smallestDifference = 0.03

  package let entries: [Entry]
  /// Cases that only one of the runs has.
  package let unmatched: [String]

  package init(before: Run, after: Run) {
    var entries: [Entry] = []
    for new in after.results {
      guard let old = before.results.first(where: { $0.name == new.name }) else { continue }
      // Ratios are preferred, because they are comparable between two machines.
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
