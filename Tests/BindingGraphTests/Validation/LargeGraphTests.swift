import BindingGraph
import Foundation
import Testing

/// Graphs on which an algorithm of quadratic time or one that recurses over bindings would not come to an end.
@Suite("Large graphs")
struct LargeGraphTests {
  private static let count = 20_000

  @Test("a chain of 20,000 bindings validates")
  func chain() {
    #expect(validate { $0 + 1 < Self.count ? [$0 + 1] : [] }.isEmpty)
  }

  @Test("a chain of 20,000 bindings, the first bound last, validates")
  func reversedChain() {
    #expect(validate { $0 > 0 ? [$0 - 1] : [] }.isEmpty)
  }

  @Test("20,000 bindings that ask for three later ones each validate")
  func web() {
    #expect(validate { number in [1, 7, 500].map { number + $0 }.filter { $0 < Self.count } }.isEmpty)
  }

  @Test("a ring of 20,000 bindings is one cycle")
  func ring() {
    let lengths = validate { [($0 + 1) % Self.count] }.compactMap { diagnostic -> Int? in
      guard let cycle = diagnostic.fact as? DependencyCycleFact else { return nil }
      return cycle.steps.count
    }
    #expect(lengths == [Self.count])
  }

  @Test("one key that 20,000 bindings lack is one finding")
  func missing() {
    let counts = validate { _ in [Self.count] }.compactMap { diagnostic -> Int? in
      guard let missing = diagnostic.fact as? MissingBindingFact else { return nil }
      return missing.requests.count
    }
    #expect(counts == [Self.count])
  }

  @Test("300 cycles of two that hang together are 300 findings")
  func ladder() {
    let found = validate(count: 301) { number in [number - 1, number + 1].filter { (0...300).contains($0) } }
    #expect(found.map(\.id) == Array(repeating: .dependencyCycle, count: 300))
  }

  @Test("600 bindings that each need eight others in no order do not take minutes")
  func tangle() {
    var number = 1
    let found = validate(count: 600) { _ in
      (0..<8).map { _ in
        number = number * 75 % 65537
        return number % 600
      }
    }
    #expect(found.count > 500)
  }

  @Test("20,000 keys that are bound twice are 20,000 findings")
  func duplicates() {
    let found = validate(Sketch((0..<20_000).flatMap { ["N\($0)", "N\($0)"] }))
    #expect(found.count == 20_000)
  }

  /// Validates a graph of bindings that ask for others by their numbers.
  private func validate(count: Int = Self.count, requirements: (Int) -> [Int]) -> [Diagnostic] {
    validate(
      Sketch((0..<count).map { "N\($0) -> " + requirements($0).map { "N\($0)" }.joined(separator: " ") }))
  }

  /// Links and validates, and checks that it takes no longer than a linear algorithm does on a slow machine, be it under a
  /// sanitizer.
  private func validate(_ sketch: Sketch) -> [Diagnostic] {
    let drawn = sketch.drawn
    let start = Self.computedSeconds
    let found = Validator.diagnostics(in: drawn.linked)
    #expect(Self.computedSeconds - start < 15)
    return found
  }

  /// The time that this thread has computed: what other processes do meanwhile does not count.
  private static var computedSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
