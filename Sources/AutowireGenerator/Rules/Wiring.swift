/// What the marked types of a module come to: bindings, and what had to be refused.
package struct Wiring: Equatable, Sendable {
  let bindings: [WiredBinding]
  package let refusals: [Refusal]
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
  /// Whether parameters that have defaults are left out of the call.
  let leavesOutDefaults: Bool
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
  /// A form that only a graph knows, or a type that is left to it.
  case ofGraph
}
