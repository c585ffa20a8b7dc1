/// The closures that create the values of one run of `configure`, or of a plan.
struct MakerList {
  // Two arrays, so that no memory is lost to padding between the closures.
  private struct Entry {
    var function: Maker.Function?
  }

  private var entries: ContiguousArray<Entry> = []
  private var takeObjects: ContiguousArray<Bool> = []
  /// The lifecycles by position; few bindings have one.
  private(set) var lifecycles: [Int: BindingLifecycle] = [:]

  var count: Int { entries.count }

  /// - Parameter make: `nil` if the closure comes from elsewhere.
  mutating func append(_ make: consuming Maker?) {
    takeObjects.append(make?.takesObjects == true)
    entries.append(Entry(function: make?.function))
  }

  /// Adds the lifecycle of the last binding.
  mutating func append(_ lifecycle: BindingLifecycle) {
    lifecycles[count - 1] = lifecycle
  }

  mutating func fill(_ index: Int, with make: Maker) {
    entries[index].function = make.function
    takeObjects[index] = make.takesObjects
  }

  mutating func replaceLifecycle(_ index: Int, by lifecycle: BindingLifecycle) {
    lifecycles[index] = lifecycle
  }

  /// Removes and returns a closure, if present.
  mutating func takeIfPresent(_ index: Int) -> Maker? {
    guard entries.indices.contains(index), let function = entries[index].function.take() else { return nil }
    return Maker(function: function, takesObjects: takeObjects[index])
  }

  /// Returns a closure, if present.
  func ifPresent(_ index: Int) -> Maker? {
    guard entries.indices.contains(index), let function = entries[index].function else { return nil }
    return Maker(function: function, takesObjects: takeObjects[index])
  }

  subscript(index: Int) -> Maker {
    guard let function = entries[index].function else { Self.stopForMissingClosure() }
    return Maker(function: function, takesObjects: takeObjects[index])
  }

  private static func stopForMissingClosure() -> Never {
    fatalError("A binding has no closure. This is a defect of Cleanse: please report it.")
  }
}
