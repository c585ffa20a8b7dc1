/// A type of a graph: the type itself at run time, its names if the graph was read from source code.
///
/// The name is computed when you read it, so validating a valid graph never computes it.
public struct TypeReference: Sendable, CustomStringConvertible {
  enum Storage: Sendable {
    case type(Any.Type)
    case spelled(SpelledType)
  }

  let storage: Storage

  /// Creates a reference to a type of the running program.
  public init(_ type: Any.Type) {
    storage = .type(type)
  }

  /// Creates a reference to a type that is known by its names.
  package init(
    spelling fullName: String, identity: String? = nil, protocols: Set<String> = [], ambiguous: Set<String> = []
  ) {
    storage = .spelled(
      SpelledType(
        fullName: fullName, identity: identity ?? fullName, protocols: protocols, ambiguous: ambiguous))
  }

  /// The type; `nil` if the graph was read from source code.
  public var type: Any.Type? {
    switch storage {
    case .type(let type): type
    case .spelled: nil
    }
  }

  /// The name without modules and enclosing types, such as `TaggedProvider<BaseURL>`.
  public var name: String {
    switch storage {
    case .type(let type): TypeName.asWritten(TypeName.withPlainSpaces(_typeName(type, qualified: false)))
    case .spelled(let type): type.name
    }
  }

  /// The name with modules and enclosing types, as the runtime prints it: private contexts appear as addresses, which
  /// differ from run to run.
  package var fullName: String {
    switch storage {
    case .type(let type): TypeName.withPlainSpaces(_typeName(type, qualified: true))
    case .spelled(let type): type.fullName
    }
  }

  /// The full name, divided into paths, with protocols as code spells them. Slow, because it looks up types: for
  /// reports only.
  var writtenName: TypeName {
    let name = TypeName(fullName)
    guard fullName.contains(where: { "<(".contains($0) }) else { return name }
    switch storage {
    case .type(let type): return name.markingProtocols(ProtocolNames(in: type).contains)
    case .spelled(let type):
      return name.markingProtocols { path in
        ProtocolNames.isStandard(path) || type.protocols.contains(path.map(\.name).joined(separator: "."))
      }
    }
  }

  /// The name with modules and enclosing types: the same on every run.
  package var qualifiedName: String {
    let fullName = fullName
    // Most names are a single path without omitted parts.
    if fullName.utf8.allSatisfy(TypeName.isOfPath) { return fullName }
    return TypeName(fullName).spelled { parts in (parts.filter { !$0.isNameless }[...], "") }
  }

  /// Whether code has to write the module of a type that occurs in the name.
  func needsModule(_ path: [TypeName.Part]) -> Bool {
    guard case .spelled(let type) = storage, !type.ambiguous.isEmpty else { return false }
    return type.ambiguous.contains(path.map(\.name).joined(separator: "."))
  }

  /// The module that declares the type; `nil` for functions and the like.
  package var module: String? { TypeName(fullName).module.map { String($0) } }

  /// Whether the type is that of a protocol or a composition.
  var isProtocol: Bool {
    switch storage {
    // Only the metatype of a protocol has this suffix.
    case .type(let type): _typeName(Swift.type(of: type), qualified: true).hasSuffix(".Protocol")
    case .spelled(let type): type.isProtocol
    }
  }

  /// Whether the type is one of the standard library's.
  package var isOfStandardLibrary: Bool { fullName.hasPrefix("Swift.") }

  /// Whether the type is one of this library's.
  package var isOfCleanse: Bool { fullName.hasPrefix("Cleanse.") }

  /// The identity of the type among types with the same full name; `nil` for a type of the running program.
  var spelledIdentity: String? {
    if case .spelled(let type) = storage { type.identity } else { nil }
  }

  public var description: String { name }
}

extension TypeReference: Hashable {
  @inline(never)
  public static func == (left: TypeReference, right: TypeReference) -> Bool {
    switch (left.storage, right.storage) {
    case (.type(let left), .type(let right)): left == right
    case (.spelled(let left), .spelled(let right)): left === right || left.identity == right.identity
    case (.type, .spelled), (.spelled, .type): false
    }
  }

  @inline(never)
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .type(let type): hasher.combine(ObjectIdentifier(type))
    case .spelled(let type): hasher.combine(type.identity)
    }
  }
}
