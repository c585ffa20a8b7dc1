/// An object of any class, without reference counting.
typealias Object = Unmanaged<AnyObject>

/// An object that stays alive until its use is ended explicitly.
// Avoids counting references to a shared object for each object that depends on it.
struct BorrowedObject {
  let reference: Object
  private let isOwned: Bool

  init(reference: Object, isOwned: Bool) {
    self.reference = reference
    self.isOwned = isOwned
  }

  init(owned object: consuming AnyObject) {
    self.init(reference: .passRetained(object), isOwned: true)
  }

  func end() {
    if isOwned { reference.release() }
  }
}
