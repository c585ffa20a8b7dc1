import BenchmarkHarness
import Testing

@Suite("Benchmark reports")
struct ReportTests {
  private let get = CaseResult(
    name: "get", operation: "call", unit: .nanoseconds, target: Target(.ratio, atMost: 2, stretch: 1.6),
    series: [("Cleanse", [18, 18]), ("by hand", [10, 10]), ("dictionary", [90, 90])]
  ).withCounts(allocations: [1, 1, 2], instructions: [nil, nil, nil])
  private let memory = CaseResult.sample("memory", [399], unit: .bytes, target: Target(.value, atMost: 250))

  @Test("A report has a line for each case")
  func text() {
    #expect(
      Report(.sample(get, memory)).text == """
        2026-01-02, Abacus, 2 processors, Linux, Swift 6.

        case     one  median  minimum  spread           ratio       other ratios  allocations   target   stretch  met
        get     call   18 ns    18 ns     0 %  1.80 × by hand  0.20 × dictionary            1    ≤ 2 ×  ≤ 1.60 ×  yes
        memory  call   399 B    399 B     0 %                                                  ≤ 250 B             no
        """)
  }

  @Test("A report has a column of instructions if they were counted")
  func instructions() {
    let counted = CaseResult.sample("get", [1]).withCounts(allocations: [nil], instructions: [120])
    #expect(
      Report(.sample(counted, isShort: true)).markdown == """
        2026-01-02, Abacus, 2 processors, Linux, Swift 6. Short mode: less time for each case, some cases left out.

        | case | one | median | minimum | spread | ratio | other ratios | allocations | instructions | target | stretch | met |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | get | call | 1 ns | 1 ns | 0 % |  |  |  | 120 |  |  |  |
        """)
  }

  @Test("A report explains omitted measurements")
  func omissions() {
    let run = Run.sample(.sample("get", [1]), omissions: [Omission(name: "size", reason: "there is no strip")])
    #expect(Report(run).text.hasSuffix("\n\nsize: not available here: there is no strip"))
  }
}
