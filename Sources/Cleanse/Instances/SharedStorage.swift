import CleanseAtomics

/// The memory of one shared value: a word that says whether it is there, a word that says who is making it, the value.
@usableFromInline
struct SharedStorage {
  private static let notReady: UInt = 0
  private static let ready: UInt = 1

  @usableFromInline let base: UnsafeMutableRawPointer

  init(elementSize: Int, elementAlignment: Int) {
    let alignment = max(elementAlignment, MemoryLayout<UInt>.alignment)
    base = .allocate(byteCount: Self.offset(alignment: elementAlignment) + elementSize, alignment: alignment)
    base.initializeMemory(as: UInt.self, repeating: Self.notReady, count: 2)
  }

  @inlinable
  static func offset(alignment: Int) -> Int {
    max(2 * MemoryLayout<UInt>.size, alignment)
  }

  /// Whether the value is there. What its initializer wrote is visible to the caller then.
  @inlinable
  var isReady: Bool {
    cleanse_atomic_load_acquire(UnsafePointer(base.assumingMemoryBound(to: UInt.self))) != 0
  }

  func publish() {
    cleanse_atomic_store_release(base.assumingMemoryBound(to: UInt.self), Self.ready)
  }

  @inlinable
  func pointer<Element>(to type: Element.Type) -> UnsafeMutablePointer<Element> {
    (base + Self.offset(alignment: MemoryLayout<Element>.alignment)).assumingMemoryBound(to: Element.self)
  }

  /// The word that names the thread which is making the value.
  var owner: CreationOwner {
    CreationOwner(word: base.assumingMemoryBound(to: UInt.self) + 1)
  }

  func deallocate(elementType: Any.Type) {
    func deinitialize<Element>(_ type: Element.Type) {
      pointer(to: type).deinitialize(count: 1)
    }
    if isReady { _openExistential(elementType, do: deinitialize) }
    base.deallocate()
  }
}
