import BindingGraph

/// Tells a trace what the closures of one run make, for the instance that the run becomes.
final class TracedInstance {
  private let trace: CreationTrace
  private var instance: CreationTrace.Instance?

  init(in trace: CreationTrace) {
    self.trace = trace
  }

  /// Takes the instance that the thread is setting up. Called once, before anything is made.
  func begin() {
    instance = trace.instanceBeingSetUp
  }

  /// A closure that tells of each value that another one makes.
  func tracing(_ make: Maker) -> Maker {
    Maker { [self] slot, memory in
      guard let subject = TraceSubject(.value, of: slot, in: instance) else { return make(slot, memory) }
      let entry = trace.begin(subject)
      make(slot, memory)
      trace.end(entry)
    }
  }

  /// A closure that tells of each object that the factories build which another one makes.
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

  /// A closure that tells of the value whose making another one begins.
  func tracing(_ create: @escaping AsynchronousMaker) -> AsynchronousMaker {
    { [self] slot in
      guard let subject = TraceSubject(.awaitedValue, of: slot, in: instance) else { return create(slot) }
      let entry = trace.begin(subject)
      let creation = create(slot)
      trace.leave(entry)
      return creation.surrounded { [trace] create in try await trace.awaiting(entry, create) }
    }
  }

  /// A closure that tells of the value whose making another one begins, where it is made side by side with others.
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
  /// The same, with closures that tell of what they make.
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

/// What an entry of a trace is about.
struct TraceSubject {
  let kind: CreationTrace.Entry.Kind
  let type: TypeReference
  var location: SourceLocation?
  /// Who asks, where that is known beforehand.
  var requester: TypeReference?
  let instance: CreationTrace.Instance?
  /// The slot whose value is made.
  var slot: ObjectIdentifier?
  /// The slots whose values have to be there before.
  var prerequisites: [ObjectIdentifier] = []
}

extension TraceSubject {
  /// The value of a slot; `nil` for a slot that no plan has made.
  init?(_ kind: CreationTrace.Entry.Kind, of slot: Slot, in instance: CreationTrace.Instance?) {
    guard let plan = slot.plan else { return nil }
    let binding = plan.binding(of: slot.node)
    self.init(
      kind: kind, type: binding.type, location: binding.location,
      requester: kind == .value ? nil : plan.firstRequirer(of: slot.node), instance: instance,
      slot: ObjectIdentifier(slot), prerequisites: slot.prerequisites)
  }
}

/// A creation that a trace has recorded to its end, and the ones that it waited for.
package struct TracedCreation {
  package let entry: CreationTrace.Entry
  /// The creation that it began within, as an index of the list.
  package let requester: Int?
  /// The creations that had to end before it, as indices of the list.
  package let prerequisites: [Int]
}
