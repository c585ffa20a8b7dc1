import Cleanse
import TestSupport

/// Validates and builds one random graph and compares it with the reference.
final class RandomGraphTrial {
  static let kinds = [
    "valid", "broken", "MissingProvider", "DuplicateBinding", "DependencyCycle", "DuplicateKey", "InvalidScopeNesting",
    "SelfInstallingComponent", "asynchronous-component", "unsendable-request", "undeferrable-contribution",
    "unused-decorator", "awaited", "objects", "live",
  ]

  let sketch: GraphSketch
  private(set) var problems: [String] = []
  /// The number of occurrences of each kind of graph, error and object.
  private(set) var tally: [String: Int] = [:]

  /// Whether the graph is also built without validation: one in three, to save time.
  private let isAlsoBuiltUnvalidated: Bool

  convenience init(seed: UInt64) {
    self.init(of: SketchArtist.draw(seed: seed), isAlsoBuiltUnvalidated: seed % 3 == 0)
  }

  init(of sketch: GraphSketch, isAlsoBuiltUnvalidated: Bool) {
    self.sketch = sketch
    self.isAlsoBuiltUnvalidated = isAlsoBuiltUnvalidated
  }

  /// The smallest graph with deviations that was found, and its deviations.
  func reduced() async -> RandomGraphTrial {
    func trial(_ sketch: GraphSketch) async -> RandomGraphTrial {
      var own = sketch
      own.log = EventLog()
      let trial = RandomGraphTrial(of: own, isAlsoBuiltUnvalidated: isAlsoBuiltUnvalidated)
      await trial.run()
      return trial
    }
    var reduction = SketchReduction(of: sketch) { await !trial($0).problems.isEmpty }
    await reduction.run()
    return await trial(reduction.sketch)
  }

  func run() async {
    await GraphSketch.$current.withValue(sketch) {
      let graph = NaiveGraph(sketch)
      let errors = GraphValidator.validate(OuterPart.self).errors
      tally[errors.isEmpty ? "valid" : "broken"] = 1
      for error in errors { tally[kind(of: error), default: 0] += 1 }
      compareFaults(errors, with: graph.faults)
      problems += CycleComparison(graph).problems(with: errors.compactMap { $0 as? DependencyCycle })
      problems += LifecycleComparison(graph).problems(with: errors)
      compareOrder(of: errors)
      guard !graph.isAwaited else { return await compareAsynchronousFactory(errors, in: graph) }
      compareFactory(errors, in: graph)
      if errors.isEmpty {
        await compareLiveBindings { live in
          problems += thrownErrors { compareObjects(of: try live.factory(), in: graph, label: "live") }.map(
            \.description)
        }
      }
      if problems.isEmpty, isAlsoBuiltUnvalidated {
        compareFactoryWithoutValidation(isValid: errors.isEmpty, in: graph)
      }
    }
  }

  /// The name of an error's type, or its identifier if its type is shared.
  private func kind(of error: any CleanseError) -> String {
    switch error.diagnostic.id {
    case .asynchronousComponent, .unsendableRequest, .undeferrableContribution, .unusedDecorator:
      error.diagnostic.id.rawValue
    default: "\(type(of: error))"
    }
  }

  private func compareFaults(_ errors: [any CleanseError], with expected: Set<NaiveFault>) {
    let reported = errors.flatMap { NaiveFault.faults(in: $0) }
    problems += expected.subtracting(reported).map { "not reported: \($0)" }
    problems += Set(reported).subtracting(expected).map { "wrongly reported: \($0)" }
    if Set(reported).count < reported.count { problems.append("reported twice") }
  }

  private func compareOrder(of errors: [any CleanseError]) {
    let places = errors.map(\.diagnostic.location)
    for (first, second) in zip(places, places.dropFirst()) {
      guard let first, let second, first <= second else {
        problems.append("the errors are not in order of location")
        return
      }
    }
  }

  /// Checks that the factory throws the reported errors or builds the objects of the reference.
  private func compareFactory(_ errors: [any CleanseError], in graph: NaiveGraph) {
    let thrown = thrownErrors {
      compareObjects(of: try ComponentFactory.of(OuterPart.self), in: graph, label: "validated")
    }
    if thrown.map(\.description) != errors.map(\.description) { problems.append("other errors are thrown: \(thrown)") }
  }

  /// Builds the graph again with an observer of its live bindings.
  private func compareLiveBindings(_ build: (LiveComparison) async throws -> Void) async rethrows {
    guard problems.isEmpty, sketch.parts.contains(where: { $0.bindings.contains(where: \.isLive) }) else { return }
    let live = LiveComparison(sketch)
    try await build(live)
    tally["live", default: 0] += live.count
    problems += live.problems
  }

  /// Does the same for an async component, and checks that its synchronous factory is rejected.
  private func compareAsynchronousFactory(_ errors: [any CleanseError], in graph: NaiveGraph) async {
    tally["awaited"] = 1
    let refused = thrownErrors { _ = try ComponentFactory.of(OuterPart.self) }
    if refused.count != errors.count + 1 { problems.append("a factory that cannot wait throws \(refused)") }
    do {
      let factory = try await AsyncComponentFactory.of(OuterPart.self)
      let comparison = ObjectComparison(graph)
      try await comparison.compare { try await factory.build() }
      note(comparison, label: "awaited")
      if !errors.isEmpty { problems.append("built in spite of \(errors)") }
      try await compareLiveBindings { live in
        let factory = try live.asynchronousFactory()
        let comparison = ObjectComparison(graph)
        try await comparison.compare { try await factory.build() }
        note(comparison, label: "live, awaited")
      }
    } catch {
      let thrown = thrownErrors { throw error }
      if thrown.map(\.description) != errors.map(\.description) {
        problems.append("other errors are thrown: \(thrown)")
      }
    }
  }

  /// Checks that a factory without validation throws only the errors that prevent the build of the root component.
  private func compareFactoryWithoutValidation(isValid: Bool, in graph: NaiveGraph) {
    let thrown = thrownErrors {
      let factory = try ComponentFactory.of(OuterPart.self, validate: false)
      if isValid { compareObjects(of: factory, in: graph, label: "not validated") }
    }
    compareFaults(thrown, with: NaiveGraph(sketch, isRootOnly: true).linkingFaults)
  }

  private func compareObjects(of factory: ComponentFactory<OuterPart>, in graph: NaiveGraph, label: String) {
    let comparison = ObjectComparison(graph)
    comparison.compare(factory)
    note(comparison, label: label)
  }

  private func note(_ comparison: ObjectComparison, label: String) {
    tally["objects", default: 0] += comparison.count
    problems += comparison.problems.map { "\(label): \($0)" }
  }

  private func thrownErrors(_ body: () throws -> Void) -> [any CleanseError] {
    do {
      try body()
      return []
    } catch let error as MultiError {
      return error.errors
    } catch let error as any CleanseError {
      return [error]
    } catch {
      problems.append("another error: \(error)")
      return []
    }
  }
}
