import BindingGraph

extension BindingDraft {
  /// Declares an async binding. It is always shared, even without `sharedInScope()`: a request cannot wait for it.
  private consuming func finishAsynchronously(
    _ requirements: [Any.Type], _ file: StaticString, _ line: Int, _ function: StaticString,
    create: @escaping AsynchronousMaker
  ) {
    var create = create
    if let collection {
      let begin = create
      create = { slot in begin(slot).placed(collection.decorate) }
    }
    adding(BindingLifecycle(InstanceLifecycle.support, create: create), .shared).finish(
      .asynchronousFactory, requirements, file.start, line, function.start
    ) { slot, _ in
      // Only a cycle requests the value before it exists.
      slot.stopForReentrantCreation()
    }
  }

  /// Declares an eager binding with a factory for any thread. A synchronous build also calls it, in its own isolation.
  consuming func finish<Element, each Dependency: Sendable>(
    _ file: StaticString, _ line: Int, _ function: StaticString,
    concurrently factory: @escaping @Sendable (repeat each Dependency) -> Element
  ) {
    var requirements: [Any.Type] = []
    repeat requirements.append((each Dependency).self)
    let decorate = collection?.decorate
    let begin: ConcurrentMaker = { slot in
      var dependencies = RemainingDependencies(of: slot, from: 0)
      let values = (repeat dependencies.next(as: (each Dependency).self))
      let creation = ConcurrentCreation { factory(repeat each values) }
      return decorate.map { creation.placed($0) } ?? creation
    }
    adding(BindingLifecycle(InstanceLifecycle.support, createConcurrently: begin), []).finish(
      .factory, requirements, file.start, line, function.start
    ) { slot, memory in
      var dependencies = RemainingDependencies(of: slot, from: 0)
      memory.initializeMemory(as: Element.self, to: factory(repeat dependencies.next(as: (each Dependency).self)))
    }
  }

  /// Declares an async binding with a factory, whose parameters are its dependencies.
  // A parameter pack. Synchronous factories are too frequent for its cost, and have an overload for each number.
  consuming func finish<Element, each Dependency: Sendable>(
    _ file: StaticString, _ line: Int, _ function: StaticString,
    asyncFactory factory: @escaping (repeat each Dependency) async throws -> Element
  ) {
    var requirements: [Any.Type] = []
    repeat requirements.append((each Dependency).self)
    finishAsynchronously(requirements, file, line, function) { slot in
      var dependencies = RemainingDependencies(of: slot, from: 0)
      let values = (repeat dependencies.next(as: (each Dependency).self))
      return AsynchronousCreation { try await factory(repeat each values) }
    }
  }

  /// Makes the binding eager.
  /// - Parameter isConcurrent: whether an `AsyncComponentFactory` creates it concurrently with others.
  consuming func eager(isConcurrent: Bool = false) -> BindingDraft {
    adding(BindingLifecycle(InstanceLifecycle.support), isConcurrent ? [.eager, .concurrent] : .eager)
  }

  /// Adds an `onStart` hook, which runs for each value.
  consuming func onStart<Element>(_ hook: @escaping LifecycleHook.Function<Element>) -> BindingDraft {
    adding(
      BindingLifecycle(InstanceLifecycle.support, startHooks: [LifecycleHook(hook, values: values(of: Element.self))]),
      .startHook)
  }

  /// Adds an `onStop` hook, which runs for each value.
  consuming func onStop<Element>(_ hook: @escaping LifecycleHook.Function<Element>) -> BindingDraft {
    adding(
      BindingLifecycle(InstanceLifecycle.support, stopHooks: [LifecycleHook(hook, values: values(of: Element.self))]),
      .stopHook)
  }

  /// Adds a service: a loop that runs with each value from the start of the instance to its stop.
  consuming func running<Element: Sendable>(
    onReturn: ServiceEnd, onThrow: ServiceEnd, _ run: @escaping LifecycleService.Function<Element>
  ) -> BindingDraft {
    let service = LifecycleService(
      onReturn: onReturn, onThrow: onThrow, values: values(of: Element.self), run: run)
    return adding(BindingLifecycle(InstanceLifecycle.support, services: [service]), .service)
  }

  /// Returns a function that reads the values of a hook or service from a slot: for a contribution, its elements.
  private func values<Element>(of type: Element.Type) -> (Slot) -> [Element] {
    guard let collection else { return { [$0.value(as: Element.self)] } }
    return { slot in
      withUnsafeTemporaryAllocation(of: [Element].self, capacity: 1) { memory in
        // A buffer of one element always has a base address.
        let pointer = memory.baseAddress.unsafelyUnwrapped
        collection.readElements(slot, UnsafeMutableRawPointer(pointer))
        return pointer.move()
      }
    }
  }
}

extension BindingDraft {
  /// Binds to a value.
  func finish<Value>(value: Value, _ file: StaticString, _ line: Int, _ function: StaticString) {
    finish(.value, file.start, line, function.start) { _, memory in memory.initializeMemory(as: Value.self, to: value) }
  }

  /// Binds to a provider, which is called at each request.
  func finish<P: ProviderProtocol>(provider: P, _ file: StaticString, _ line: Int, _ function: StaticString) {
    finish(.provider, file.start, line, function.start) { _, memory in
      memory.initializeMemory(as: P.Element.self, to: provider.get())
    }
  }
}
