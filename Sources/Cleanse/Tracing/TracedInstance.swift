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

  /// The value of a slot; `nil` for a slot without a plan.
  private func subject(_ kind: CreationTrace.Entry.Kind, of slot: Slot) -> TraceSubject? {
    guard let plan = slot.plan else { return nil }
    let binding = plan.binding(of: slot.node)
    return TraceSubject(
      kind: kind, type: binding.type, location: binding.location,
      requester: kind == .value ? nil : plan.firstRequirer(of: slot.node), instance: instance,
      slot: ObjectIdentifier(slot), prerequisites: trace.keepsEntries ? slot.prerequisites : [])
  }

  /// Wraps a closure to report each value that it creates.
  func tracing(_ make: Maker) -> Maker {
    Maker { [self] slot, memory in
      guard let subject = subject(.value, of: slot) else { return make(slot, memory) }
      let event = trace.begin(subject)
      make(slot, memory)
      trace.end(event)
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
        let event = trace.begin(subject)
        return { trace.end(event) }
      }
    }
  }

  /// Wraps a closure to report the value whose creation it begins.
  func tracing(_ create: @escaping AsynchronousMaker) -> AsynchronousMaker {
    { [self] slot in
      guard let subject = subject(.awaitedValue, of: slot) else { return create(slot) }
      let event = trace.begin(subject)
      let creation = create(slot)
      trace.leave(event)
      return creation.surrounded { [trace] create in try await trace.awaiting(event, create) }
    }
  }

  /// Wraps a closure to report the value whose concurrent creation it begins.
  func tracing(_ begin: @escaping ConcurrentMaker) -> ConcurrentMaker {
    { [self] slot in
      guard let subject = subject(.concurrentValue, of: slot) else { return begin(slot) }
      let event = trace.begin(subject)
      let creation = begin(slot)
      trace.leave(event)
      return creation.placed { [trace] make in
        Maker { slot, memory in
          trace.restart(event)
          make(slot, memory)
          trace.end(event)
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

/// The subject of an event.
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

/// A creation that has ended, with the creations that it waited for.
package struct TracedCreation {
  package let entry: CreationTrace.Entry
  /// The enclosing creation, as an index of the list.
  package let requester: Int?
  /// The creations that had to end before it, as indices of the list.
  package let prerequisites: [Int]
}
