import BindingGraph

/// Called before a value of a live binding is created, or injected if it exists before, on the same thread.
/// - Parameters:
///   - node: the position of the binding among those of its component.
///   - components: the component and its ancestors, outermost first.
package typealias LiveBindingObserver = @Sendable (_ node: Int, _ components: [TypeReference]) -> Void

extension Recording {
  /// Returns the same recording, with an observer of the live bindings.
  func announcingLiveBindings(to observer: @escaping LiveBindingObserver, in components: [TypeReference]) -> Recording {
    guard configuration.declarations.contains(where: { $0.attributes.contains(.live) }) else { return self }
    func announcing(_ make: Maker) -> Maker {
      Maker { slot, memory in
        observer(slot.node, components)
        make(slot, memory)
      }
    }
    var changed = changingMakers { declaration, make in
      declaration.attributes.contains(.live) ? announcing(make) : make
    } asynchronous: { declaration, create in
      guard declaration.attributes.contains(.live) else { return create }
      return { slot in
        observer(slot.node, components)
        return create(slot)
      }
    } concurrent: { declaration, begin in
      guard declaration.attributes.contains(.live) else { return begin }
      return { slot in
        observer(slot.node, components)
        return begin(slot)
      }
    }
    // A value of `to(value:)` is not created here, but using it reaches out of the process all the same.
    for (index, declaration) in configuration.declarations.enumerated()
    where declaration.kind == .value && declaration.attributes.contains(.live) {
      guard let make = changed.makers.takeIfPresent(index) else { continue }
      changed.makers.fill(index, with: announcing(make))
    }
    return changed
  }
}
