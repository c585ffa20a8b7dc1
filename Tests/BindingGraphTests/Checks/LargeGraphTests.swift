import BindingGraph
import Foundation
import Testing

/// Graphs on which an algorithm of quadratic time, or one that recurses over bindings, would not finish.
@Suite("Large graphs")
struct LargeGraphTests {
  private static let count = 20_000

  @Test("Validation of a chain of 20,000 bindings stays within the time limit")
  func chain() {
    #expect(validate { $0 + 1 < Self.count ? [$0 + 1] : [] }.isEmpty)
  }

  @Test("Validation of a chain of 20,000 bindings in reverse order stays within the time limit")
  func reversedChain() {
    #expect(validate { $0 > 0 ? [$0 - 1] : [] }.isEmpty)
  }

  @Test("Validation of 20,000 bindings with three dependencies each stays within the time limit")
  func web() {
    #expect(validate { number in [1, 7, 500].map { number + $0 }.filter { $0 < Self.count } }.isEmpty)
  }

  @Test("Validation reports a ring of 20,000 bindings as one cycle within the time limit")
  func ring() {
    let lengths = validate { [($0 + 1) % Self.count] }.compactMap { diagnostic -> Int? in
      guard let cycle = diagnostic.fact as? DependencyCycleFact else { return nil }
      return cycle.steps.count
    }
    #expect(lengths == [Self.count])
  }

  @Test("Validation reports one missing key of 20,000 dependents as one error within the time limit")
  func missing() {
    let counts = validate { _ in [Self.count] }.compactMap { diagnostic -> Int? in
      guard let missing = diagnostic.fact as? MissingBindingFact else { return nil }
      return missing.requests.count
    }
    #expect(counts == [Self.count])
  }

  @Test("Validation reports 300 connected cycles of two bindings as 300 errors")
  func ladder() {
    let found = validate(count: 301) { number in [number - 1, number + 1].filter { (0...300).contains($0) } }
    #expect(found.map(\.id) == Array(repeating: .dependencyCycle, count: 300))
  }

  @Test("Validation of 600 densely connected bindings finishes within seconds")
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

  @Test("Validation reports 20,000 duplicate keys as 20,000 errors within the time limit")
  func duplicates() {
    let found = validate(Sketch((0..<20_000).flatMap { ["N\($0)", "N\($0)"] }))
    #expect(found.count == 20_000)
  }

  @Test("Validation of ten times as many missing protocols makes at most twelve times as many comparisons of types")
  func missingProtocols() {
    func comparisons(_ count: Int) -> Int {
      let types = CountedComparisons()
      let sketch = Sketch((0..<count).map { "Feature\($0) -> any_Service\($0)" })
      let found = Validator.findings(in: sketch.linked, passes: [MissingBindingPass.pass], advisor: types)
      #expect(found.count == count)
      return types.count
    }
    let few = comparisons(100)
    #expect(few >= 99 * 100)
    #expect(comparisons(1000) <= 12 * few)
  }

  /// Validates a graph of bindings whose dependencies are given by their numbers.
  private func validate(count: Int = Self.count, requirements: (Int) -> [Int]) -> [Diagnostic] {
    validate(
      Sketch((0..<count).map { "N\($0) -> " + requirements($0).map { "N\($0)" }.joined(separator: " ") }))
  }

  /// Links and validates, and checks that the processor time is that of a linear algorithm on a slow machine, also
  /// under a sanitizer.
  private func validate(_ sketch: Sketch) -> [Diagnostic] {
    let drawn = sketch.drawn
    let start = Self.computedSeconds
    let found = Validator.diagnostics(in: drawn.linked)
    #expect(Self.computedSeconds - start < 15)
    return found
  }

  /// The processor time of this thread, which excludes that of other processes.
  private static var computedSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Types of which those that begin with `any_` are protocols, which no type conforms to.
private final class CountedComparisons: TypeAdvisor {
  private(set) var count = 0

  func shape(of type: TypeReference) -> TypeShape { type.name.hasPrefix("any_") ? .existential : .object }

  func isKind(_ type: TypeReference, of other: TypeReference) -> Bool? {
    count += 1
    return type == other
  }

  func isObject(_ type: TypeReference) -> Bool? { nil }

  #if DEBUG || DetailedReports
    func bindingStep(for type: TypeReference) -> BindingStep? { nil }
    func isSendable(_ type: TypeReference) -> Bool? { nil }
    func onlyInitializer(of type: TypeReference) -> InitializerSignature? { nil }
    func implementations(of type: TypeReference) -> [TypeReference] { [] }
    func initializers(of type: TypeReference) -> TypeInitializers? { nil }
    func elementOfTag(_ type: TypeReference) -> TypeReference? { nil }
    func modules(binding type: TypeReference) -> [IdleModule] { [] }
    func canName(_ type: TypeReference, in library: String?) -> Bool? { nil }
    func canInclude(_ module: TypeReference, in scope: TypeReference?) -> Bool { false }
  #endif
}
