/// Begins the creation of an async binding's value: reads its dependencies from the slot, in the isolation of the graph, and
/// returns the rest of the work.
typealias AsynchronousMaker = (Slot) -> AsynchronousCreation

/// The asynchronous creation of a value, in the isolation of its factory.
// Unchecked, because the compiler cannot see through the terminators what they demand: the factory is sent, what it
// takes is sendable, and so its result is not shared.
struct AsynchronousCreation: @unchecked Sendable {
  private let create: () async throws -> Maker

  /// - Parameter create: makes the value, and returns what puts it into place.
  init<Element>(_ create: @escaping () async throws -> Element) {
    self.create = {
      let value = try await create()
      return Maker { _, memory in memory.initializeMemory(as: Element.self, to: value) }
    }
  }

  private init(putting create: @escaping () async throws -> Maker) {
    self.create = create
  }

  func callAsFunction() async throws -> CreatedValue {
    CreatedValue(put: try await create())
  }

  /// The same, with something done around it.
  func surrounded(
    _ surround: @escaping (_ create: () async throws -> Maker) async throws -> Maker
  ) -> AsynchronousCreation {
    AsynchronousCreation(putting: { [create] in try await surround(create) })
  }

  /// The same, with another way to put the value into place.
  func placed(_ decorate: @escaping (Maker) -> Maker) -> AsynchronousCreation {
    AsynchronousCreation(putting: { [create] in decorate(try await create()) })
  }
}

/// A value on its way from the factory that made it to its slot.
// Unchecked: it is handed over, and has one holder.
struct CreatedValue: @unchecked Sendable {
  /// Puts the value into place. To be called once.
  let put: Maker
}

/// Begins the creation of a value that is made side by side with others: reads its dependencies from the slot, in the
/// isolation of the graph, and returns the rest of the work.
typealias ConcurrentMaker = (Slot) -> ConcurrentCreation

/// The creation of a value on any thread.
// Unchecked, because the types of what the factory takes and makes are not known here. They are sendable, as is the factory.
struct ConcurrentCreation: @unchecked Sendable {
  /// Makes the value in the memory of the slot.
  let make: Maker

  init(_ make: Maker) {
    self.make = make
  }

  init<Element>(_ create: @escaping @Sendable () -> Element) {
    make = Maker { _, memory in memory.initializeMemory(as: Element.self, to: create()) }
  }

  /// The same, with another way to put the value into place.
  func placed(_ decorate: (Maker) -> Maker) -> ConcurrentCreation {
    ConcurrentCreation(decorate(make))
  }
}
