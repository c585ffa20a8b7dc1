/// What the marked types of a module come to: bindings, and what had to be refused.
package struct Wiring: Equatable, Sendable {
  let bindings: [WiredBinding]
  package let refusals: [Refusal]
  /// What the dependencies of the `Pure` modules are made of whose factories are asked for, by the module's name.
  var modules: [String: ModuleDependency] = [:]
}

/// What the factory of a `Pure` module is made with.
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
    /// Another marked type, which the bound one is a protocol of.
    case other(String)
  }

  let type: String
  let isProtocol: Bool
  let isShared: Bool
  let source: Source
  /// Where the type is marked.
  let place: FilePlace
  let conditions: [CompilationCondition]
}

/// The call of an initializer.
struct Construction: Equatable {
  let type: String
  let arguments: [Argument]
  /// Whether the initializer cannot be passed as a function: parameters are left to their defaults, have wrappers, or are
  /// sent.
  let needsCall: Bool
  /// The initializer, or the type where that is not written out.
  let place: FilePlace

  struct Argument: Equatable {
    let label: String?
    let parameter: String
    let type: String
    let request: Request
    let place: FilePlace
  }
}

/// What an argument asks for.
enum Request: Equatable {
  case value(String)
  /// A closure that makes the value.
  case closure(String)
  /// The factory or the configurator of a `Pure` module.
  case part(String, of: String)
  /// A form that only a graph knows, or a type that is left to it.
  case ofGraph
}

extension WiredBinding {
  /// The `Pure` modules whose factories it asks for.
  var modules: [String] {
    if case .construction(let construction) = source { construction.modules } else { [] }
  }
}

extension Construction {
  /// The `Pure` modules whose factories it asks for.
  var modules: [String] {
    arguments.compactMap { argument in
      if case .part(_, let module) = argument.request { module } else { nil }
    }
  }
}
