import Testing

@testable import cleansec

@Suite("Paths through branches") struct BranchSearchTests {
  private let map = BranchMap()

  @Test("Search reaches a path around other paths exactly when some branch avoids them") func reachable() {
    let (outer, inner) = (point(1, count: 2), point(2, count: 2))
    let both = BranchPath(steps: [step(outer, 0), step(inner, 0)])
    #expect(canReach(BranchPath(), avoiding: [both, path(outer, 1)]))
    #expect(!canReach(BranchPath(), avoiding: [path(outer, 0), path(outer, 1)]))
    #expect(!canReach(path(outer, 1), avoiding: [both, path(outer, 1)]))
  }

  @Test("Search does not reach code after an early exit on a path that takes the exit") func exits() {
    let point = point(1, count: 3)
    let behind = BranchPath(exits: [[step(point, 0)]])
    #expect(canReach(BranchPath(), avoiding: [behind]))
    #expect(!canReach(behind, avoiding: [path(point, 1), path(point, 2)]))
    #expect(!canReach(BranchPath(), avoiding: [behind, path(point, 0)]))
  }

  @Test("Search does not continue on a path that ends the program") func impossible() {
    let point = point(1, count: 2)
    map.impossiblePaths = [path(point, 0)]
    #expect(!canReach(BranchPath(), avoiding: [path(point, 1)]))
  }

  @Test("Search treats equal conditions as true together and opposite conditions as exclusive") func conditions() {
    let isOn = map.condition(that: "isOn")
    let points = [isOn, !isOn, isOn].enumerated().map { point($0.offset, count: 2, condition: $0.element) }
    #expect(!canReach(path(points[0], 0), avoiding: [path(points[2], 0)]))
    #expect(!canReach(path(points[0], 0), avoiding: [path(points[1], 1)]))
    #expect(canReach(path(points[0], 0), avoiding: [path(points[1], 0)]))
  }

  @Test("Joined conditions agree with their parts") func logic() {
    let (first, second) = (map.condition(that: "first"), map.condition(that: "second"))
    let both = point(1, count: 2, condition: first && second)
    let neither = point(2, count: 2, condition: !first && !second)
    let either = point(3, count: 2, condition: first || second)
    #expect(!canReach(path(both, 0), avoiding: [path(either, 0)]))
    #expect(!canReach(path(neither, 0), avoiding: [path(either, 1)]))
    #expect(canReach(path(either, 0), avoiding: [path(both, 0)]))
    #expect(canReach(path(neither, 1), avoiding: [path(either, 1)]))
    #expect((first && !first) == .constant(false))
    #expect((first || .constant(true)) == .constant(true))
  }

  @Test("Search requires one case of a closed set of values and none of an open set") func domains() {
    let known = ["a", "b"].map { map.condition(that: "known", is: $0, of: ["a", "b"]) }
    let open = ["a", "b"].map { map.condition(that: "open", is: $0) }
    let points = (known + open).enumerated().map { point($0.offset, count: 2, condition: $0.element) }
    #expect(!canReach(BranchPath(), avoiding: [path(points[0], 0), path(points[1], 0)]))
    #expect(canReach(BranchPath(), avoiding: [path(points[2], 0), path(points[3], 0)]))
    #expect(!canReach(path(points[2], 0), avoiding: [path(points[3], 1)]))
  }

  @Test("Search treats a condition that differs between runs as unknown") func differences() {
    let isOn = map.condition(that: "isOn")
    let (first, second) = (point(1, count: 2, condition: isOn), point(2, count: 2, condition: isOn))
    #expect(!canReach(path(first, 0), avoiding: [path(second, 0)]))
    #expect(point(2, count: 2, condition: .constant(true)) == second)
    #expect(canReach(path(first, 0), avoiding: [path(second, 0)]))
  }

  @Test("Search stops at its limit without a result and marks its paths as unknown") func limit() {
    // Ten letters in nine boxes: two share a box, which the search can only prove by trying all cases.
    let letters = (0..<10).map { point($0, count: 9) }
    let shared = letters.indices.flatMap { first in
      letters[..<first].flatMap { second in
        (0..<9).map { path(letters[first], $0).followed(by: path(second, $0)) }
      }
    }
    #expect(!canReach(BranchPath(), avoiding: shared))
    #expect(map.hasUnknownPaths)
  }

  @Test("A path implies the paths whose branches and exits it contains") func implication() {
    let (first, second) = (point(1, count: 2), point(2, count: 2))
    let inner = BranchPath(steps: [step(first, 0), step(second, 1)])
    #expect(inner.implies(path(first, 0)))
    #expect(inner.implies(BranchPath(exits: [[step(first, 1)]])))
    #expect(!inner.implies(BranchPath(exits: [[step(first, 0)]])))
    #expect(!path(first, 0).implies(inner))
    let isOn = map.condition(that: "isOn")
    let equal = [3, 4].map { point($0, count: 2, condition: isOn) }
    #expect(!path(equal[0], 0).implies(path(equal[1], 0)))
    #expect(BranchSearch.implies(path(equal[0], 0), path(equal[1], 0), in: map))
  }

  @Test("Exploration runs until each branch was taken, and then stops") func exploration() {
    let found = BranchExploration(map) { [self] world -> [Int] in
      let outer = point(1, count: 3)
      let first = world.choose(at: outer)
      guard first.alternative == 1 else { return [first.alternative] }
      let inner = point(2, count: 2, on: [first])
      return [first.alternative, world.choose(at: inner).alternative]
    }
    #expect(found.isComplete)
    #expect(found.results == [[0], [1, 0], [2], [1, 1]])
  }

  @Test("Exploration refuses more than 64 runs") func trials() {
    var exploration = BranchExploration(map) { _ in 0 }
    let trials = (0..<65).map { _ in exploration.run(BranchWorld(in: map)) }
    #expect(trials == Array(repeating: true, count: 64) + [false])
  }

  private func canReach(_ path: BranchPath, avoiding others: [BranchPath]) -> Bool {
    if case .values = BranchSearch.runToEnd(through: path, avoiding: others, in: map) { true } else { false }
  }

  private func point(
    _ line: Int, count: Int, on steps: [BranchStep] = [], condition: BranchCondition? = nil
  ) -> Int {
    let point = map.point(at: FactPlace(file: 0, line: line, column: 1), in: 0, count: count)
    map.reach(
      point, on: steps, departures: Array(repeating: .none, count: count),
      choice: (0..<count).map { $0 == 0 ? condition : nil })
    return point
  }

  private func step(_ point: Int, _ alternative: Int) -> BranchStep {
    BranchStep(point: point, alternative: alternative)
  }

  private func path(_ point: Int, _ alternative: Int) -> BranchPath {
    BranchPath(steps: [step(point, alternative)])
  }
}
