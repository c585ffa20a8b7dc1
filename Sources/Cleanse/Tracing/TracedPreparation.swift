import BindingGraph

/// The preparation of a graph or an instance before objects are created, as an open entry of a trace.
struct TracedPreparation {
  private static let maximumSeedLength = 100

  private let trace: CreationTrace
  private let event: TraceEvent

  /// The recording, validation and planning of a graph.
  init(ofGraphOf root: ComponentDescriptor, in trace: CreationTrace) {
    self.trace = trace
    event = trace.begin(TraceSubject(kind: .graph, type: TypeReference(root.type), instance: nil))
  }

  /// The preparation of an instance.
  /// - Parameter seed: creates the value of the seed.
  init(ofInstanceOf component: ComponentDescriptor, seed: Maker, in trace: CreationTrace) {
    self.trace = trace
    event = trace.beginInstance(
      of: TypeReference(component.type),
      seed: trace.keepsEntries ? Self.text(of: component.seedForm, made: seed) : nil)
  }

  func end() {
    trace.end(event)
  }

  private static func text(of form: SeedForm, made seed: Maker) -> String? {
    func text<Seed>(_ type: Seed.Type) -> String {
      String(describing: Slot.unshared(make: seed).value(as: Seed.self))
    }
    // A provider must be called only by bindings that require its value.
    guard case .plain(let type) = form else { return nil }
    let whole = text(type)
    let beginning = whole.prefix(maximumSeedLength)
    return beginning.endIndex == whole.endIndex ? whole : "\(beginning)…"
  }
}
