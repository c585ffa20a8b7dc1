import BindingGraph
import cleansec
import TestSupport
import Testing

@Suite("Random branches") struct RandomBranchTests {
  /// Each possible value of the three conditions.
  private static let values = (0..<8).map { number in (0..<3).map { number >> $0 & 1 == 1 } }
  /// Every value, and the values that agree on one condition: the static check promises no more for errors.
  private static let sides =
    [values] + (0..<3).flatMap { condition in [true, false].map { side in values.filter { $0[condition] == side } } }

  /// The types that each run of a root component's code binds.
  private struct Truth {
    let runs: [[Bool]: [String]]

    func isDuplicate(_ values: [Bool]) -> Bool {
      ["K0", "K1"].contains { key in runs[values, default: []].filter { $0 == key }.count > 1 }
    }

    func isMissing(_ values: [Bool]) -> Bool { !runs[values, default: []].contains("K0") }
  }

  /// The difference between the diagnostics of a root component that requires `K0`, and its runs.
  private func fault(of found: Set<DiagnosticID>, in truth: Truth) -> String? {
    let (all, missing) = (RandomBranchTests.values, RandomBranchTests.values.filter(truth.isMissing))
    if found.contains(.duplicateBinding), !all.contains(where: truth.isDuplicate) { return "false duplicate" }
    if found.contains(.missingBinding), missing.isEmpty { return "false missing binding" }
    if found.contains(.conditionalBinding), missing.isEmpty { return "false conditional binding" }
    guard !found.contains(.uncheckedCode) else { return nil }
    if !found.contains(.duplicateBinding), Self.sides.contains(where: { $0.allSatisfy(truth.isDuplicate) }) {
      return "lost duplicate"
    }
    if !found.contains(.missingBinding), missing.count == all.count { return "lost missing binding" }
    if found.isDisjoint(with: [.missingBinding, .conditionalBinding, .duplicateBinding]), !missing.isEmpty {
      return "lost conditional binding"
    }
    return nil
  }

  @Test("Diagnostics of random branches agree with all runs of the code", arguments: 0..<3)
  func agreement(seed: Int) throws {
    var truths: [String: Truth] = [:]
    var lines = ["import Cleanse", "", "struct Failure: Error {}", "struct K0 {}", "struct K1 {}"]
    lines += (0..<3).map { "nonisolated(unsafe) var f\($0) = Bool.random()" }
    for number in 0..<60 {
      var branches = RandomBranches(seed: seed * 60 + number)
      let code = branches.block(depth: 3, canThrow: false)
      truths["App.Graph\(number).Root"] = Truth(
        runs: Dictionary(
          uniqueKeysWithValues: Self.values.map { values in
            var bound: [String] = []
            _ = code.run(values, &bound)
            return (values, bound)
          }))
      lines += ["enum Graph\(number) {"] + branches.functions.map { $0.hasPrefix("func ") ? "static \($0)" : $0 }
      lines += ["struct Root: RootComponent {", "static func configure(binder: UnscopedBinder) {"] + code.lines
      lines += [
        "}", "static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {",
        "bind.to { (_: K0) in 1 }", "}", "}", "}",
      ]
    }
    let check = try MarkedSource(text: lines.joined(separator: "\n")).check()
    var faults: [String] = []
    var open = 0
    for finding in check.findings {
      var found = Set(finding.diagnostics.map(\.id))
      if !finding.uncheckedCode.isEmpty { found.insert(.uncheckedCode) }
      if found.contains(.uncheckedCode) { open += 1 }
      let truth = try #require(truths[finding.root])
      if let fault = fault(of: found, in: truth) { faults.append("\(finding.root): \(fault)") }
    }
    #expect(check.findings.count == truths.count)
    #expect(faults == [])
    // Most of the code is followed.
    #expect(open < 10)
  }
}
