import BindingGraph
import Cleanse
import TestSupport

/// Compares the announced live bindings of a graph with the created ones and with those that were
/// determined as reachable before.
// Unchecked, because the graphs of sketches announce one after another.
final class LiveComparison: @unchecked Sendable {
  private let sketch: GraphSketch
  private let firstEvent: Int
  private var graph: LinkedGraph?

  init(_ sketch: GraphSketch) {
    self.sketch = sketch
    firstEvent = sketch.log.events.count
  }

  // MARK: Factories

  func factory() throws -> ComponentFactory<OuterPart> {
    try ComponentFactory.of(
      OuterPart.self, overrides: Overrides(), serviceLoader: .instance, creationObserver: { _ in },
      liveBindingObserver: { [self] in announce($0, of: $1) }, onLinking: { [self] in graph = $0 })
  }

  func asynchronousFactory() throws -> AsyncComponentFactory<OuterPart> {
    try AsyncComponentFactory.of(
      OuterPart.self, overrides: Overrides(), serviceLoader: .instance, creationObserver: { _ in },
      liveBindingObserver: { [self] in announce($0, of: $1) }, onLinking: { [self] in graph = $0 })
  }

  private func announce(_ node: Int, of components: [TypeReference]) {
    let binding = graph.flatMap { graph in graph.node(node, of: components).flatMap { graph.binding(at: $0) } }
    sketch.log.note("live \(binding?.location?.line ?? 0)")
  }

  // MARK: Comparison

  /// The number of announced values.
  var count: Int { announced.count }

  private var announced: [Int] { events.compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } } }

  private var events: ArraySlice<String> { sketch.log.events[firstEvent...] }

  /// The deviations: each value must be announced before its creation, and each announced binding must be reachable.
  var problems: [String] {
    guard let graph else { return ["nothing was linked"] }
    let live = Set(
      sketch.parts.indices.flatMap { position in
        sketch.parts[position].bindings.indices.filter { sketch.parts[position].bindings[$0].isLive }
          .map { GraphSketch.line(position: position, binding: $0) }
      })
    var pending: [Int: Int] = [:]
    var problems: [String] = []
    for event in events {
      if let line = Int(event) {
        guard live.contains(line) else { continue }
        pending[line, default: 0] -= 1
        if pending[line, default: 0] < 0 { problems.append("\(line) is made before it is announced") }
      } else if let line = Int(event.dropFirst("live ".count)) {
        pending[line, default: 0] += 1
      }
    }
    problems += pending.filter { $0.value > 0 }.map { "\($0.key) is announced and not made" }
    let reachable = LiveBindingSearch(in: graph).reachable.compactMap { $0.site.location?.line }
    problems += Set(announced).subtracting(reachable).map { "\($0) is announced and was not reachable" }
    return problems
  }
}
