import BenchmarkGraphs
import BenchmarkHarness
import Cleanse

/// The cost of a graph with errors: validation, and the text of the report.
enum ReportCases {
  static var all: [BenchmarkCase] {
    [hundredErrors] + growth(of: MissingTypes.self, named: "missing-types")
      + growth(of: MissingCollections.self, named: "missing-collections")
      + growth(of: Duplicates.self, named: "duplicates") + growth(of: Cycles.self, named: "cycles") + complete
  }

  /// The cases of errors that only complete reports join, and of warnings.
  private static var complete: [BenchmarkCase] {
    #if DetailedReports
      growth(of: ForgottenModule.self, named: "forgotten-module") + growth(of: UnusedTypes.self, named: "unused-types")
    #else
      []
    #endif
  }

  private static var hundredErrors: BenchmarkCase {
    BenchmarkCase("report-100-errors", operation: "report") {
      let errors = GraphValidator.validate(Faulty.self).errors.count
      precondition(errors == 100, "The faulty graph has \(errors) errors")
      try GraphValidator.check(Faultless.self)
      return [
        report(of: Faulty.self, named: "Cleanse"),
        // There is no hand-written equivalent.
        report(of: Faultless.self, named: "without faults"),
      ]
    }
  }

  /// The ratio of the report of ten times as many errors to ten reports: 1 is linear.
  private static func growth<Kind: FaultKind>(of kind: Kind.Type, named name: String) -> [BenchmarkCase] {
    [
      growth(of: kind, from: Hundred.self, to: Thousand.self, named: "report-1000-\(name)", isInShortMode: true),
      growth(of: kind, from: Thousand.self, to: TenThousand.self, named: "report-10000-\(name)", isInShortMode: false),
    ]
  }

  private static func growth<Kind: FaultKind, Few: FaultCount, Many: FaultCount>(
    of kind: Kind.Type, from few: Few.Type, to many: Many.Type, named name: String, isInShortMode: Bool
  ) -> BenchmarkCase {
    BenchmarkCase(name, operation: "report", isInShortMode: isInShortMode) {
      let findings = GraphValidator.validate(FaultyGraph<Kind, Few>.self).diagnostics.count
      precondition(findings == Kind.findings(of: Few.count), "The graph of \(name) has \(findings) findings")
      return [
        report(of: FaultyGraph<Kind, Many>.self, named: "Cleanse"),
        report(of: FaultyGraph<Kind, Few>.self, named: "ten of a tenth", times: 10),
      ]
    }
  }

  private static func report<C: RootComponent>(
    of component: C.Type, named name: String, times: Int = 1
  ) -> Contender {
    Contender(name) { count in
      for _ in 0..<count * times {
        var text = GraphValidator.validate(C.self).description
        text.withUTF8 { use($0) }
      }
    }
  }
}
