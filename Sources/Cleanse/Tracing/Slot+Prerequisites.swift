extension Slot {
  /// The slots of the bindings whose values have to be there before the one of this slot can be made.
  ///
  /// What stands between them is passed over: collections, and optional values. A provider leads to a value that may be made
  /// later.
  var prerequisites: [ObjectIdentifier] {
    var found: [ObjectIdentifier] = []
    var open = dependencySlots
    while let slot = open.popLast() {
      if slot.isOfBinding {
        found.append(ObjectIdentifier(slot))
      } else if slot.passesValuesOn {
        open += slot.dependencySlots
      }
    }
    return found
  }

  private var dependencySlots: [Slot] { (0..<dependencyCount).map { dependency($0) } }

  /// Whether a statement of `configure` makes the value.
  private var isOfBinding: Bool {
    if let plan, case .run = plan.slots[node].source { true } else { false }
  }

  /// Whether the value of a form is made of the values that it depends on.
  private var passesValuesOn: Bool {
    guard let elementType else { return false }
    return switch DependencyForms.form(of: elementType)?.form {
    case .optional, .sendable, .sendableTagged, nil: true
    case .provider, .closure, .lazy, .deferredElements, .tagged, .weak, .asynchronous, .objectGraph: false
    }
  }
}
