import BindingGraph

/// What an entry of a trace is about.
struct TraceSubject {
  let kind: CreationTrace.Entry.Kind
  let type: TypeReference
  var location: SourceLocation?
  /// Who asks, where that is known beforehand.
  var requester: TypeReference?
  let instance: CreationTrace.Instance?
}

extension TraceSubject {
  /// The value of a slot; `nil` for a slot that no plan has made.
  init?(_ kind: CreationTrace.Entry.Kind, of slot: Slot, in instance: CreationTrace.Instance?) {
    guard let plan = slot.plan else { return nil }
    let binding = plan.binding(of: slot.node)
    self.init(
      kind: kind, type: binding.type, location: binding.location,
      requester: kind == .awaitedValue ? plan.firstRequirer(of: slot.node) : nil, instance: instance)
  }
}
