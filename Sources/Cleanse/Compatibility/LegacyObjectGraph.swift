#if canImport(ObjectiveC)
  import ObjectiveC

  /// Looks objects up by their class at run time, for code that cannot name types, such as Objective-C.
  ///
  /// Every component has one without binding it: let a factory ask for it, or make it the root of a component, which then
  /// needs no `configureRoot`. It sees what the component that asks sees, what ancestors bind included, and shared objects
  /// are the same ones. There is one in each instance of a component. A component that binds `LegacyObjectGraph` itself
  /// provides that instead.
  ///
  /// It keeps alive all that it can look up. An object that is not shared, or is a component's root, may keep it. A
  /// *shared* object that keeps it keeps itself, and so does a root that is a struct or another value and no object:
  /// `GraphValidator` warns of both.
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
  /// Looks objects up by their class at run time, for code that cannot name types.
  ///
  /// Every component has one without binding it: let a factory ask for it, or make it the root of a component, which then
  /// needs no `configureRoot`. It sees what the component that asks sees, what ancestors bind included, and shared objects
  /// are the same ones. There is one in each instance of a component. A component that binds `LegacyObjectGraph` itself
  /// provides that instead.
  ///
  /// It keeps alive all that it can look up. An object that is not shared, or is a component's root, may keep it. A
  /// *shared* object that keeps it keeps itself, and so does a root that is a struct or another value and no object:
  /// `GraphValidator` warns of both.
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
