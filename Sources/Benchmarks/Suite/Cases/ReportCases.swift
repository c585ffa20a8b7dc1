import BenchmarkGraphs
import BenchmarkHarness
import Cleanse

/// What a graph with 100 faults costs: validation, and the text of the report.
enum ReportCases {
  static var all: [BenchmarkCase] {
    [hundredErrors]
  }

  private static var hundredErrors: BenchmarkCase {
    BenchmarkCase("report-100-errors", operation: "report") {
      let errors = GraphValidator.validate(Faulty.self).errors.count
      precondition(errors == 100, "The faulty graph has \(errors) errors")
      try GraphValidator.check(Faultless.self)
      return [
        report(of: Faulty.self, named: "Cleanse"),
        // There is nothing that one would write by hand.
        report(of: Faultless.self, named: "without faults"),
      ]
    }
  }

  private static func report<C: RootComponent>(of component: C.Type, named name: String) -> Contender {
    Contender(name) { count in
      for _ in 0..<count {
        var text = GraphValidator.validate(C.self).description
        text.withUTF8 { use($0) }
      }
    }
  }
}
