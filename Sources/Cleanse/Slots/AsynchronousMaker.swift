/// Begins the creation of an async binding's value: reads its dependencies from the slot, in the isolation of the
/// graph, and returns the rest of the work.
typealias AsynchronousMaker = (Slot) -> AsynchronousCreation

/// The asynchronous creation of a value, in the isolation of its factory.
// Unchecked, because the compiler cannot see the requirements of the terminators: the factory is sent, its parameters
// are sendable, and so its result is not shared.
struct AsynchronousCreation: @unchecked Sendable {
  private let create: () async throws -> Maker

  /// - Parameter create: creates the value, and returns the closure that stores it in the slot.
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

  /// The same creation, wrapped by a function.
  func surrounded(
    _ surround: @escaping (_ create: () async throws -> Maker) async throws -> Maker
  ) -> AsynchronousCreation {
    AsynchronousCreation(putting: { [create] in try await surround(create) })
  }

  /// The same creation, with another closure that stores the value.
  func placed(_ decorate: @escaping (Maker) -> Maker) -> AsynchronousCreation {
    AsynchronousCreation(putting: { [create] in decorate(try await create()) })
  }
}

/// A value on its way from its factory to its slot.
// Unchecked: it is transferred, and has one holder.
struct CreatedValue: @unchecked Sendable {
  /// Stores the value in the slot. Call it once.
  let put: Maker
}

/// Begins the creation of a value concurrently with others: reads its dependencies from the slot, in the isolation of
/// the graph, and returns the rest of the work.
typealias ConcurrentMaker = (Slot) -> ConcurrentCreation

/// The creation of a value on any thread.
// Unchecked, because the parameter and result types of the factory are unknown here. They and the factory are sendable.
struct ConcurrentCreation: @unchecked Sendable {
  /// Creates the value in the memory of the slot.
  let make: Maker

  init(_ make: Maker) {
    self.make = make
  }

  init<Element>(_ create: @escaping @Sendable () -> Element) {
    make = Maker { _, memory in memory.initializeMemory(as: Element.self, to: create()) }
  }

  /// The same creation, with another closure that stores the value.
  func placed(_ decorate: (Maker) -> Maker) -> ConcurrentCreation {
    ConcurrentCreation(decorate(make))
  }
}
