extension Slot {
  /// The slots of the bindings whose values must exist before the value of this slot can be created.
  ///
  /// Skips collections and optional values between them. A provider does not count, because its value may be created
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

  /// Whether a statement of `configure` creates the value.
  private var isOfBinding: Bool {
    if let plan, case .run = plan.slots[node].source { true } else { false }
  }

  /// Whether the value of a form contains the values of its dependencies.
  private var passesValuesOn: Bool {
    guard let elementType else { return false }
    return switch DependencyForms.form(of: elementType)?.form {
    case .optional, .sendable, .sendableTagged, nil: true
    case .provider, .closure, .lazy, .deferredElements, .tagged, .weak, .asynchronous, .objectGraph: false
    }
  }
}
