/// A type that takes part in a graph: the type itself at run time, its spelling where only source code is known.
///
/// The name is made when it is asked for: a valid graph never needs it.
public struct TypeReference: Sendable, CustomStringConvertible {
  private enum Storage: Sendable {
    case type(Any.Type)
    case spelling(String)
  }

  private let storage: Storage

  /// Refers to a type of the running program.
  public init(_ type: Any.Type) {
    storage = .type(type)
  }

  /// Refers to a type by the way it is spelled in source code.
  package init(spelling: String) {
    storage = .spelling(spelling)
  }

  /// The type, or `nil` when the graph was read from source code.
  public var type: Any.Type? {
    switch storage {
    case .type(let type): type
    case .spelling: nil
    }
  }

  /// The name without modules and enclosing types, such as `TaggedProvider<BaseURL>`.
  public var name: String {
    switch storage {
    case .type(let type): TypeName.asWritten(_typeName(type, qualified: false))
    case .spelling(let spelling): spelling
    }
  }

  /// The name with modules and enclosing types, as the runtime prints it: private contexts appear as addresses, which
  /// differ from run to run.
  var fullName: String {
    switch storage {
    case .type(let type): _typeName(type, qualified: true)
    case .spelling(let spelling): spelling
    }
  }

  /// The name with modules and enclosing types: the same on every run.
  package var qualifiedName: String {
    switch storage {
    case .type(let type):
      TypeName(_typeName(type, qualified: true)).spelled { parts in (parts.filter { !$0.isNameless }[...], "") }
    case .spelling(let spelling): spelling
    }
  }

  /// Whether the type is one of the standard library's.
  package var isOfStandardLibrary: Bool { fullName.hasPrefix("Swift.") }

  /// Whether the name comes from the runtime, and not from source code.
  var isSpelledByRuntime: Bool { type != nil }

  public var description: String { name }
}

extension TypeReference: Hashable {
  public static func == (left: TypeReference, right: TypeReference) -> Bool {
    switch (left.storage, right.storage) {
    case (.type(let left), .type(let right)): left == right
    case (.spelling(let left), .spelling(let right)): left == right
    case (.type, .spelling), (.spelling, .type): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .type(let type): hasher.combine(ObjectIdentifier(type))
    case .spelling(let spelling): hasher.combine(spelling)
    }
  }
}
