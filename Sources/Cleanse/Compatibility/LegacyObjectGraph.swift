#if canImport(ObjectiveC)
  import ObjectiveC

  /// Looks objects up by their class at run time, for code that cannot name types, such as Objective-C.
  ///
  /// Each component has one without a binding: inject it, or make it the root of a component, which then needs no
  /// `configureRoot`. It finds the bindings of its component and of the ancestors, and returns the same shared objects.
  /// There is one in each component instance. A component that binds `LegacyObjectGraph` itself provides that one
  /// instead.
  ///
  /// It keeps alive everything that it can look up. An unshared object or a root may keep it. A *shared* object that
  /// keeps it is part of a retain cycle, and so is a root that is a value, such as a struct: `GraphValidator` warns
  /// about both.
  @objc
  public final class LegacyObjectGraph: NSObject {
    let visibleSlots: VisibleSlots
    private let handle: SlotHandle

    init(visibleSlots: VisibleSlots, handle: SlotHandle) {
      self.visibleSlots = visibleSlots
      self.handle = handle
    }
  }
#else
  /// Looks objects up by their class at run time, for code that cannot name types, such as Objective-C.
  ///
  /// Each component has one without a binding: inject it, or make it the root of a component, which then needs no
  /// `configureRoot`. It finds the bindings of its component and of the ancestors, and returns the same shared objects.
  /// There is one in each component instance. A component that binds `LegacyObjectGraph` itself provides that one
  /// instead.
  ///
  /// It keeps alive everything that it can look up. An unshared object or a root may keep it. A *shared* object that
  /// keeps it is part of a retain cycle, and so is a root that is a value, such as a struct: `GraphValidator` warns
  /// about both.
  public final class LegacyObjectGraph {
    let visibleSlots: VisibleSlots
    private let handle: SlotHandle

    init(visibleSlots: VisibleSlots, handle: SlotHandle) {
      self.visibleSlots = visibleSlots
      self.handle = handle
    }
  }
#endif

extension LegacyObjectGraph: OpaqueToReflection {
  public var customMirror: Mirror { emptyMirror }
}

extension LegacyObjectGraph: DependencyForm {
  static var form: DependencyFormKind { .objectGraph }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    guard let attachments = slot.attachments as? ObjectGraphAttachments else { slot.linkIsBroken() }
    let graph = attachments.visibleSlots.objectGraph {
      LegacyObjectGraph(visibleSlots: attachments.visibleSlots, handle: SlotHandle(slot))
    }
    memory.initializeMemory(as: LegacyObjectGraph.self, to: graph)
  }
}
