// Most values are objects. Functions compiled once, in this module, return them: a client has only a call for each
// class. For other types, a client has one function for each type, instead of code in every factory that depends on the
// type: a program with thousands of bindings would otherwise be twice as large, and take ten times as long to compile.
extension Slot {
  /// The value of this slot: the shared one, or a new one.
  @_alwaysEmitIntoClient
  @_transparent
  final func value<Element>(as type: Element.Type) -> Element {
    isKnownToBeClass(type) ? object(anyObject(), asKnownClass: type) : anyValue(as: type)
  }

  /// The value of the dependency at a position, counted from 0.
  // The linker has matched the dependencies of the slot with the parameters of its factory; this is not checked again.
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

  /// The object of a dependency, for a function call. The caller must end its use.
  @inline(never)
  final func borrowedObject(of index: Int) -> BorrowedObject {
    dependency(at: index)._withUnsafeGuaranteedRef { dependency in
      guard dependency.isShared else { return BorrowedObject(owned: dependency.makeValue(as: AnyObject.self)) }
      guard dependency.state.isDone || dependency.createSharedValue() else {
        return BorrowedObject(owned: dependency.weaklyRememberedValue(as: AnyObject.self))
      }
      // The slot keeps it alive.
      return BorrowedObject(
        reference: dependency.valueMemory.assumingMemoryBound(to: Object.self).pointee, isOwned: false)
    }
  }
}

/// Returns the values of a slot's last dependencies one after another, for factories with more dependencies than the
/// numbered overloads have.
@usableFromInline
struct RemainingDependencies {
  private let slot: Slot
  private var position: Int

  /// - Parameter position: the position of the first returned value, counted from 0.
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
