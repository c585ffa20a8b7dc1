import Cleanse
import CleanseTesting
import XCTest

/// A test class of an app, as its author would write it.
final class WorkshopTests: XCTestCase {
  private var hammer: Hammer?
  private var nails: TaggedProvider<Nails>?

  private func injectProperties(hammer: Hammer, nails: TaggedProvider<Nails>) {
    self.hammer = hammer
    self.nails = nails
  }

  private func injectedGraph(_ overrides: Overrides = Overrides()) throws -> TestGraph<Workshop> {
    let graph = try TestGraph(Workshop.self, overrides: overrides) { binder in
      binder.bindPropertyInjectionOf(WorkshopTests.self).to(injector: WorkshopTests.injectProperties)
    }
    try graph.injectProperties(into: self)
    return graph
  }

  func testChecksGraph() throws {
    try GraphValidator.check(Workshop.self)
    assertValidGraph(Workshop.self)
  }

  func testInjectsTestCase() throws {
    let graph = try injectedGraph()
    XCTAssertIdentical(hammer, graph.root.hammer)
    XCTAssertEqual(nails?.get(), 100)
  }

  func testOverridesBindings() throws {
    let graph = try injectedGraph(.overriding(Int.self, tag: Nails.self, with: 3))
    XCTAssertEqual(nails?.get(), 3)
    XCTAssertEqual(try graph.value(tag: Nails.self), 3)
  }

  func testCountsCreations() throws {
    let graph = try TestGraph(Workshop.self)
    XCTAssertEqual(graph.creations.order, ["Hammer", "Root"])
    XCTAssertEqual(graph.creations.count(of: Hammer.self), 1)
    _ = try graph.value(tag: Nails.self)
    XCTAssertEqual(graph.creations.count(tag: Nails.self), 1)
  }

  func testExpectsErrors() {
    assertGraphErrors(EmptyWorkshop.self) {
      ExpectedError(.missingBinding, of: Hammer.self)
    }
    assertGraphErrors(Workshop.self, overrides: .overriding(String.self, with: "")) {
      ExpectedError(.unusedOverride, of: String.self)
    }
  }

  func testComparesSnapshot() {
    assertGraphSnapshot(Workshop.self, matches: "Snapshots/Workshop.txt")
  }
}
