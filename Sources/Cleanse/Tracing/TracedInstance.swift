import BindingGraph

/// Reports the creations of one run's closures to a trace, for the instance of the run.
final class TracedInstance {
  private let trace: CreationTrace
  private var instance: CreationTrace.Instance?

  init(in trace: CreationTrace) {
    self.trace = trace
  }

  /// Stores the instance that the thread is preparing. Called once, before any object is created.
  func begin() {
    instance = trace.instanceBeingSetUp
  }

  /// Wraps a closure to report each value that it creates.
  func tracing(_ make: Maker) -> Maker {
    Maker { [self] slot, memory in
      guard let subject = TraceSubject(.value, of: slot, in: instance) else { return make(slot, memory) }
      let entry = trace.begin(subject)
      make(slot, memory)
      trace.end(entry)
    }
  }

  /// Wraps a closure that creates factories, to report each object that these build.
  func tracingFactories(of make: Maker) -> Maker {
    Maker { [self] slot, memory in
      make(slot, memory)
      guard let factory = slot.elementType as? any ObservableFactory.Type, let plan = slot.plan else { return }
      let subject = TraceSubject(
        kind: .value, type: TypeReference(factory.elementType), location: plan.binding(of: slot.node).location,
        instance: instance)
      factory.observe(in: memory) { [trace] in
        let entry = trace.begin(subject)
        return { trace.end(entry) }
      }
    }
  }

  /// Wraps a closure to report the value whose creation it begins.
  func tracing(_ create: @escaping AsynchronousMaker) -> AsynchronousMaker {
    { [self] slot in
      guard let subject = TraceSubject(.awaitedValue, of: slot, in: instance) else { return create(slot) }
      let entry = trace.begin(subject)
      let creation = create(slot)
      trace.leave(entry)
      return creation.surrounded { [trace] create in try await trace.awaiting(entry, create) }
    }
  }

  /// Wraps a closure to report the value whose concurrent creation it begins.
  func tracing(_ begin: @escaping ConcurrentMaker) -> ConcurrentMaker {
    { [self] slot in
      guard let subject = TraceSubject(.concurrentValue, of: slot, in: instance) else { return begin(slot) }
      let entry = trace.begin(subject)
      let creation = begin(slot)
      trace.leave(entry)
      return creation.placed { [trace] make in
        Maker { slot, memory in
          trace.restart(entry)
          make(slot, memory)
          trace.end(entry)
        }
      }
    }
  }
}

extension Recording {
  /// The same recording, with closures that report their creations.
  func traced(by instance: TracedInstance) -> Recording {
    changingMakers { declaration, make in
      declaration.kind == .assistedFactory ? instance.tracingFactories(of: make) : instance.tracing(make)
    } asynchronous: { _, create in
      instance.tracing(create)
    } concurrent: { _, begin in
      instance.tracing(begin)
    }
  }
}

/// The subject of a trace entry.
struct TraceSubject {
  let kind: CreationTrace.Entry.Kind
  let type: TypeReference
  var location: SourceLocation?
  /// The dependent, if known in advance.
  var requester: TypeReference?
  let instance: CreationTrace.Instance?
  /// The slot of the created value.
  var slot: ObjectIdentifier?
  /// The slots whose values must exist before.
  var prerequisites: [ObjectIdentifier] = []
}

extension TraceSubject {
  /// The value of a slot; `nil` for a slot without a plan.
  init?(_ kind: CreationTrace.Entry.Kind, of slot: Slot, in instance: CreationTrace.Instance?) {
    guard let plan = slot.plan else { return nil }
    let binding = plan.binding(of: slot.node)
    self.init(
      kind: kind, type: binding.type, location: binding.location,
      requester: kind == .value ? nil : plan.firstRequirer(of: slot.node), instance: instance,
      slot: ObjectIdentifier(slot), prerequisites: slot.prerequisites)
  }
}

/// A creation that has ended, with the creations that it waited for.
package struct TracedCreation {
  package let entry: CreationTrace.Entry
  /// The enclosing creation, as an index of the list.
  package let requester: Int?
  /// The creations that had to end before it, as indices of the list.
  package let prerequisites: [Int]
}
