/// The type that a name means, with all nodes that provide it.
struct ExplainedSubject {
  let type: GraphDocument.TypeName
  /// In the order of the document; empty if the type is requested but not bound.
  let nodes: [GraphDocument.Node]
}

extension ExplainedDocument {
  /// Resolves a name: the identifier of a node, which has precedence; then the name of a type, of a tag, the end of a
  /// qualified name, and last the type inside another one, such as `Page` of `PropertyInjector<Page>`.
  /// - Throws: `GraphDocumentError`, `AmbiguousGraphName`
  func subject(named name: String) throws -> ExplainedSubject {
    if let node = index.node(name) { return ExplainedSubject(type: node.key, nodes: [node]) }
    let tags = Dictionary(
      document.nodes.compactMap { node in node.tag.map { (node.key.qualifiedName, $0) } }
    ) { first, _ in first }
    let types = knownTypes
    let wanted = Self.withoutAny(name)
    let levels: [(GraphDocument.TypeName) -> Bool] = [
      { $0.isCalled(name) },
      { [$0.qualifiedName, $0.name].map(Self.withoutAny).contains { $0.isName(wanted) } },
      { tags[$0.qualifiedName]?.isCalled(name) ?? false },
      { Self.isEnd(wanted, of: $0.qualifiedName) },
      { type in Self.lastArgument(of: type.qualifiedName).map { Self.isEnd(wanted, of: $0) } ?? false },
    ]
    for level in levels {
      let found = types.filter(level)
      guard let type = found.first else { continue }
      guard found.count == 1 else {
        throw AmbiguousGraphName(name: name, candidates: found.map(\.qualifiedName).sorted())
      }
      return ExplainedSubject(
        type: type, nodes: document.nodes.filter { $0.key.qualifiedName == type.qualifiedName })
    }
    throw GraphDocumentError(
      unknownName: name, as: "binding for the type",
      known: types.map(\.name) + tags.values.map(\.name) + types.map(\.qualifiedName))
  }

  /// All bound or requested types, without repetitions.
  private var knownTypes: [GraphDocument.TypeName] {
    var known: Set<String> = []
    let unserved = unserved.map { request in
      request.requirement.missingType
        ?? GraphDocument.TypeName(
          name: request.requirement.unwrapped(\.name), qualifiedName: request.requirement.unwrapped(\.qualifiedName))
    }
    return (document.nodes.map(\.key) + unserved).filter { known.insert($0.qualifiedName).inserted }
  }

  private static func withoutAny(_ name: String) -> String {
    name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  private static func isEnd(_ name: String, of qualifiedName: String) -> Bool {
    ".\(withoutAny(qualifiedName).withoutBackticks)".hasSuffix(".\(name.withoutBackticks)")
  }

  /// The last type argument: `App.Page` of `Swift.Dictionary<Swift.String, App.Page>`.
  private static func lastArgument(of type: String) -> String? {
    guard type.hasSuffix(">"), let start = type.firstIndex(of: "<") else { return nil }
    let arguments = type[type.index(after: start)...].dropLast()
    var depth = 0
    var last = arguments.startIndex
    for position in arguments.indices {
      switch arguments[position] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0: last = arguments.index(after: position)
      default: break
      }
    }
    return String(arguments[last...].drop { $0 == " " })
  }
}

extension GraphDocument.Requirement {
  /// The qualified name of the type to bind if nothing serves the requirement.
  var unservedName: String { missingType?.qualifiedName ?? unwrapped(\.qualifiedName) }

  /// Returns the type without its wrappers: one name in angle brackets is removed for each form.
  func unwrapped(_ name: KeyPath<GraphDocument.TypeName, String>) -> String {
    forms.reduce(type[keyPath: name]) { type, _ in
      guard type.hasSuffix(">"), let start = type.firstIndex(of: "<") else { return type }
      return String(type[type.index(after: start)...].dropLast())
    }
  }
}

/// An error for a name that several types of a graph have.
package struct AmbiguousGraphName: Error, Hashable, CustomStringConvertible {
  let name: String
  /// The qualified names of these types.
  let candidates: [String]

  package var description: String {
    "the graph has several types '\(name)': name one of \(candidates.joined(separator: ", "))"
  }
}
