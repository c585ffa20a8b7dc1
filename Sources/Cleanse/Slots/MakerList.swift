/// What makes the values of one run of `configure`, or of a plan.
struct MakerList {
  // Destroyed faster than an optional by itself.
  private struct Entry {
    var make: Maker?
  }

  private var entries: ContiguousArray<Entry> = []
  /// What few bindings have besides.
  private(set) var lifecycles: [Int: BindingLifecycle] = [:]

  var count: Int { entries.count }

  /// - Parameter make: `nil` for the place of a closure that comes from elsewhere.
  mutating func append(_ make: consuming Maker?) {
    entries.append(Entry(make: make))
  }

  /// Adds to the last closure what its binding has besides.
  mutating func append(_ lifecycle: BindingLifecycle) {
    lifecycles[count - 1] = lifecycle
  }

  mutating func fill(_ index: Int, with make: Maker) {
    entries[index].make = make
  }

  mutating func replaceLifecycle(_ index: Int, by lifecycle: BindingLifecycle) {
    lifecycles[index] = lifecycle
  }

  /// Hands a closure out and lets go of it, where it is there.
  mutating func takeIfPresent(_ index: Int) -> Maker? {
    entries.indices.contains(index) ? entries[index].make.take() : nil
  }

  subscript(index: Int) -> Maker {
    guard let make = entries[index].make else { Self.stopForMissingClosure() }
    return make
  }

  private static func stopForMissingClosure() -> Never {
    fatalError("A binding has no closure. This is a defect of Cleanse: please report it.")
  }
}
