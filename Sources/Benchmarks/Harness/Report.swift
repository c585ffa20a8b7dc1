/// A run as a table for readers.
package struct Report {
  private struct Column {
    let title: String
    let cell: (CaseResult) -> String?
  }

  private let run: Run

  package init(_ run: Run) {
    self.run = run
  }

  package var text: String {
    ([heading, "", table.text] + notes(bullet: "")).joined(separator: "\n")
  }

  package var markdown: String {
    ([heading, "", table.markdown] + notes(bullet: "- ")).joined(separator: "\n")
  }

  private var heading: String {
    let environment = run.environment
    let place = [
      environment.date, environment.processor, "\(environment.processorCount) processors", environment.system,
      environment.compiler,
    ].joined(separator: ", ")
    return run.isShort ? "\(place). Short mode: less time for each case, some cases left out." : "\(place)."
  }

  private var table: Table {
    // Only a run that counted instructions has the column.
    let showsInstructions = run.results.contains { $0.subject.instructions != nil }
    let columns = columns.filter { $0.title != "instructions" || showsInstructions }
    var table = Table(header: columns.map(\.title))
    for result in run.results { table.append(columns.map { $0.cell(result) ?? "" }) }
    return table
  }

  private var columns: [Column] {
    [
      Column(title: "case") { $0.name },
      Column(title: "one") { $0.operation },
      Column(title: "median") { $0.unit.format($0.subject.summary.median) },
      Column(title: "minimum") { $0.unit.format($0.subject.summary.minimum) },
      Column(title: "spread") { Number.percent($0.subject.summary.spread) },
      Column(title: "ratio") { $0.baselines.first.map(ratio) },
      Column(title: "other ratios") { $0.baselines.dropFirst().map(ratio).joined(separator: ", ") },
      Column(title: "allocations") { $0.subject.allocations.map(Number.count) },
      Column(title: "instructions") { $0.subject.instructions.map(Number.count) },
      Column(title: "target") { result in result.target.map { limit($0.limit, of: result) } },
      Column(title: "stretch") { result in result.target?.stretch.map { limit($0, of: result) } },
      Column(title: "met") { $0.verdict?.rawValue },
    ]
  }

  private func ratio(to baseline: Measurement) -> String {
    baseline.ratio.map { "\(Number.times($0.median)) \(baseline.name)" } ?? ""
  }

  private func limit(_ limit: Double, of result: CaseResult) -> String {
    result.target?.quantity == .ratio ? "≤ \(Number.times(limit))" : "≤ \(result.unit.format(limit))"
  }

  private func notes(bullet: String) -> [String] {
    run.omissions.isEmpty ? [] : [""] + run.omissions.map { "\(bullet)\($0.name): not available here: \($0.reason)" }
  }
}
