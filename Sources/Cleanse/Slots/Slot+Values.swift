// Most values are objects. They come by functions that are compiled here, once: in a client nothing is compiled for a
// class but a call. For any other type a function is compiled in the client, and not into every factory that needs the
// type: a program with thousands of bindings would become twice as large, and take ten times as long to compile.
extension Slot {
  /// The value of this slot: the remembered one, or a new one.
  @_alwaysEmitIntoClient
  @_transparent
  final func value<Element>(as type: Element.Type) -> Element {
    isKnownToBeClass(type) ? object(anyObject(), asKnownClass: type) : anyValue(as: type)
  }

  /// The value of the dependency at a position, counted from 0.
  // The linker gave the slot as many dependencies as its factory has parameters; that is not checked again here.
  @_alwaysEmitIntoClient
  @_transparent
  final func value<Element>(of index: Int, as type: Element.Type) -> Element {
    isKnownToBeClass(type) ? object(anyObject(of: index), asKnownClass: type) : anyValue(of: index, as: type)
  }

  @usableFromInline
  final func anyObject() -> AnyObject {
    anyValue(as: AnyObject.self)
  }

  @usableFromInline
  final func anyObject(of index: Int) -> AnyObject {
    dependency(at: index)._withUnsafeGuaranteedRef { $0.anyValue(as: AnyObject.self) }
  }

  @inlinable
  @inline(never)
  final func anyValue<Element>(of index: Int, as type: Element.Type) -> Element {
    dependency(at: index)._withUnsafeGuaranteedRef { $0.anyValue(as: type) }
  }

  // MARK: Objects

  /// The object of a dependency, for a call of a function. To be ended afterwards.
  @inline(never)
  final func borrowedObject(of index: Int) -> BorrowedObject {
    dependency(at: index)._withUnsafeGuaranteedRef { dependency in
      guard dependency.isShared else { return BorrowedObject(owned: dependency.makeValue(as: AnyObject.self)) }
      guard dependency.state.isDone || dependency.createSharedValue() else {
        return BorrowedObject(owned: dependency.weaklyRememberedValue(as: AnyObject.self))
      }
      // The slot keeps it.
      return BorrowedObject(
        reference: dependency.valueMemory.assumingMemoryBound(to: Object.self).pointee, isOwned: false)
    }
  }
}

/// Hands out the values of a slot's last dependencies one after the other, for factories that have more of them than
/// there are numbered overloads.
@usableFromInline
struct RemainingDependencies {
  private let slot: Slot
  private var position: Int

  /// - Parameter position: of the first value that is handed out, counted from 0.
  @usableFromInline
  init(of slot: Slot, from position: Int) {
    self.slot = slot
    self.position = position
  }

  @usableFromInline
  mutating func next<Element>(as type: Element.Type) -> Element {
    defer { position += 1 }
    return slot.value(of: position, as: type)
  }
}
