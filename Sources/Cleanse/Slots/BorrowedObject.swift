/// An object of any class, without reference counting.
typealias Object = Unmanaged<AnyObject>

/// An object that lives at least until the end of its use is declared.
// So that no reference to a shared object is counted up and down for each object that is made of it.
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
