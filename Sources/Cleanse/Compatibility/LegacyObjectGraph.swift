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

extension ComponentBase where Root == LegacyObjectGraph {
  /// Makes the component's own object graph its root.
  public static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    // Not bound under its own type: a subcomponent that requires it must get its own object graph, not this one.
    let root = bind.draft.hidden(shownAs: Provider<Root>.self)
    return ReceiptBinder(draft: root).to { (graph: LegacyObjectGraph) in graph }
  }
}

#if canImport(ObjectiveC)
  import ObjectiveC

  extension LegacyObjectGraph {
    /// The same as `objectForClass(cls:withName:)`, for Objective-C.
    // A `String` converts to `NSString` only with Foundation, which this module does not import.
    @objc(objectForClass:withName:)
    public func objectForClass(_ cls: AnyClass, named name: AnyObject?) -> AnyObject {
      objectForClass(cls: cls, withName: name.map { "\($0)" })
    }

    /// Whether values of a type bridge to a class in Objective-C: a `String` is found as an `NSString`.
    static func isBridged(_ type: Any.Type, to cls: AnyClass) -> Bool {
      type == String.self && String(cString: class_getName(cls)) == "NSString"
    }
  }
#endif

/// The function of a `LegacyObjectGraph`, for fakes in tests.
public protocol LegacyObjectGraphProtocol {
  /// A provider of the objects that are bound to a class, and to a tag with that name.
  func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject
}
