/// The result of wiring a module: bindings of marked types, and refusals.
package struct Wiring: Equatable, Sendable {
  let bindings: [WiredBinding]
  package let refusals: [Refusal]
  /// The `Dependency` types of the `Pure` modules whose factories are requested, by the name of the module.
  var modules: [String: ModuleDependency] = [:]
}

/// The dependency that the factory of a `Pure` module takes.
enum ModuleDependency: Equatable {
  /// The module has no dependency of its own.
  case none
  case construction(Construction)
  case refused([Refusal])
}

/// The binding of one marked type.
struct WiredBinding: Equatable {
  enum Source: Equatable {
    /// An initializer is called.
    case construction(Construction)
    /// A marked type, which implements the bound protocol.
    case other(String)
  }

  let type: String
  let isProtocol: Bool
  let isShared: Bool
  let source: Source
  /// The location of the mark.
  let place: FilePlace
  let conditions: [CompilationCondition]
}

/// The call of an initializer.
struct Construction: Equatable {
  let type: String
  let arguments: [Argument]
  /// Whether the initializer must be called, and cannot be passed as a function: parameters have wrappers, keep their
  /// defaults, or are `sending`.
  let needsCall: Bool
  /// The initializer; the type if its initializer is implicit.
  let place: FilePlace

  struct Argument: Equatable {
    let label: String?
    let parameter: String
    let type: String
    let request: Request
    let place: FilePlace
  }
}

/// The request of an argument.
enum Request: Equatable {
  case value(String)
  /// A closure that creates the value.
  case closure(String)
  /// The factory or the configurator of a `Pure` module.
  case part(String, of: String)
  /// A form that only a graph can provide, or a type that is left to the graph.
  case ofGraph
}

extension WiredBinding {
  /// The `Pure` modules whose factories it requests.
  var modules: [String] {
    if case .construction(let construction) = source { construction.modules } else { [] }
  }
}

extension Construction {
  /// The `Pure` modules whose factories it requests.
  var modules: [String] {
    arguments.compactMap { argument in
      if case .part(_, let module) = argument.request { module } else { nil }
    }
  }
}
