import Testing

@testable import Checker

@Suite("Ways through branches") struct BranchSearchTests {
  private let map = BranchMap()

  @Test("a place is reached past others where some branch leads by them") func reachable() {
    let (outer, inner) = (point(1, count: 2), point(2, count: 2))
    let both = BranchPath(steps: [step(outer, 0), step(inner, 0)])
    #expect(BranchSearch.canReach(BranchPath(), avoiding: [both, path(outer, 1)], in: map))
    #expect(!BranchSearch.canReach(BranchPath(), avoiding: [path(outer, 0), path(outer, 1)], in: map))
    #expect(!BranchSearch.canReach(path(outer, 1), avoiding: [both, path(outer, 1)], in: map))
  }

  @Test("what stands behind a way out is not reached on it") func exits() {
    let point = point(1, count: 3)
    let behind = BranchPath(exits: [[step(point, 0)]])
    #expect(BranchSearch.canReach(BranchPath(), avoiding: [behind], in: map))
    #expect(!BranchSearch.canReach(behind, avoiding: [path(point, 1), path(point, 2)], in: map))
    #expect(!BranchSearch.canReach(BranchPath(), avoiding: [behind, path(point, 0)], in: map))
  }

  @Test("a way on which the program ends leads nowhere") func impossible() {
    let point = point(1, count: 2)
    map.impossiblePaths = [path(point, 0)]
    #expect(!BranchSearch.canReach(BranchPath(), avoiding: [path(point, 1)], in: map))
  }

  @Test("equal conditions are true together, and opposite ones are not") func conditions() {
    let conditions = ["isOn", "!isOn", "isOn"]
    let points = conditions.enumerated().map { point($0.offset, count: 2, condition: $0.element) }
    #expect(!BranchSearch.canReach(path(points[0], 0), avoiding: [path(points[2], 0)], in: map))
    #expect(!BranchSearch.canReach(path(points[0], 0), avoiding: [path(points[1], 1)], in: map))
    #expect(BranchSearch.canReach(path(points[0], 0), avoiding: [path(points[1], 0)], in: map))
  }

  @Test("a way implies those whose branches and exits are its own") func implication() {
    let (first, second) = (point(1, count: 2), point(2, count: 2))
    let inner = BranchPath(steps: [step(first, 0), step(second, 1)])
    #expect(inner.implies(path(first, 0)))
    #expect(inner.implies(BranchPath(exits: [[step(first, 1)]])))
    #expect(!inner.implies(BranchPath(exits: [[step(first, 0)]])))
    #expect(!path(first, 0).implies(inner))
    #expect([path(first, 0), path(first, 1), BranchPath()].takenTogether == [0, 2])
  }

  @Test("runs go on until each branch was taken, and no longer") func exploration() {
    let found = BranchExploration.run(map) { world -> [Int] in
      let outer = point(1, count: 3)
      let first = world.choose(at: outer)
      guard first.alternative == 1 else { return [first.alternative] }
      let inner = point(2, count: 2, on: [first])
      return [first.alternative, world.choose(at: inner).alternative]
    }
    #expect(found.isComplete)
    #expect(found.results == [[0], [1, 0], [2], [1, 1]])
  }

  private func point(
    _ line: Int, count: Int, on steps: [BranchStep] = [], condition: String? = nil
  ) -> Int {
    let point = map.point(at: FactPlace(file: 0, line: line, column: 1), in: 0, count: count)
    map.reach(
      point, on: steps, departures: Array(repeating: .none, count: count),
      condition: condition.map { BranchMap.Condition(text: $0, call: nil) })
    return point
  }

  private func step(_ point: Int, _ alternative: Int) -> BranchStep {
    BranchStep(point: point, alternative: alternative)
  }

  private func path(_ point: Int, _ alternative: Int) -> BranchPath {
    BranchPath(steps: [step(point, alternative)])
  }
}
