import BindingGraph

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
