/// A fault of an async component or a sendable binding, with its key and the line of a dependent.
enum NaiveLifecycleFault: Hashable {
  /// A synchronous component factory of a component with async bindings.
  case asynchronous(component: ObjectIdentifier, line: Int)
  /// A `SendableProvider` of an unshared binding.
  case unsendable(key: ObjectIdentifier, line: Int)
}

extension NaiveGraph {
  /// Whether the root component has async bindings.
  var isAwaited: Bool { places[0].bindings.contains(where: \.isAwaited) }

  var lifecycleFaults: Set<NaiveLifecycleFault> {
    var faults: Set<NaiveLifecycleFault> = []
    for place in places.indices {
      for binding in places[place].bindings {
        for request in binding.requests where !request.isDecorated {
          if let fault = fault(of: request, at: place, line: binding.line) { faults.insert(fault) }
        }
      }
    }
    return faults
  }

  private func fault(of request: Spelling, at place: Int, line: Int) -> NaiveLifecycleFault? {
    let base = Spelling(base: request.base, module: request.module)
    guard case .binding(let id) = resolve(base, at: place) else { return nil }
    switch self[id].kind {
    case .seed: return nil
    case .factory:
      guard request.forms.first == .sendable, !self[id].isShared else { return nil }
      return .unsendable(key: ObjectIdentifier(base.type), line: line)
    case .installation(let position):
      let built = places.first { $0.parent == id.place && $0.position == position }
      guard built?.bindings.contains(where: \.isAwaited) == true else { return nil }
      return .asynchronous(component: ObjectIdentifier(sketchedComponent(at: position)), line: line)
    }
  }

  // MARK: Builds

  /// The lines of a place's bindings whose values are created by its build.
  func madeAtBuild(of place: Int) -> Set<Int> {
    var made: Set<BindingID> = []
    var open = places[place].bindings.indices.filter { places[place].bindings[$0].isMadeAtBuild }
      .map { BindingID(place: place, number: $0) }
    while let next = open.popLast() {
      guard self[next].kind == .factory, made.insert(next).inserted else { continue }
      open += self[next].requests.flatMap { neededAtOnce(by: $0, at: next.place) }
    }
    return Set(made.filter { $0.place == place }.map { self[$0].line })
  }

  private func neededAtOnce(by request: Spelling, at place: Int) -> [BindingID] {
    switch resolve(request, at: place) {
    case .missing, .absent, .form(.provider, _), .form(.closure, _), .form(.lazy, _),
      .form(.elements, _), .form(.weak, _), .form(.decorated, _):
      []
    case .binding(let id): request.base.isTagged && !request.isDecorated ? [] : [id]
    case .collection(let ids): request.base.isTagged ? [] : ids
    // The value of a sendable provider is created before the provider.
    case .form(.optional, let inner), .form(.sendable, let inner): neededAtOnce(by: inner, at: place)
    }
  }
}
