import BindingGraph

/// The outside dependencies of a module that is validated alone, and the given types.
struct ModuleSurroundings {
  /// A dependency on a binding outside the module.
  struct Need {
    let key: Key
    /// Whether the dependency is optional, declared with `bindOptional`.
    var isOptional = false
    /// The bindings with this dependency, by their positions in the graph.
    var requesters: [Int] = []
  }

  /// The graph of the module, in which only types that are not given are missing.
  let graph: RecordedGraph
  /// The outside dependencies of the module, in the order of their first occurrence.
  let needs: [Need]
  /// The warnings about unused `given` types.
  let warnings: [Diagnostic]

  /// - Parameters:
  ///   - given: the types that components bind for the module; `nil` for all of its outside dependencies.
  ///   - location: the location of the validation.
  init(of graph: RecordedGraph, given: [Any.Type]?, location: SourceLocation) {
    var needs = Needs(in: graph.linked)
    needs.findMissing()
    needs.findAbsent()
    self.needs = needs.found
    guard let given else {
      self.graph = graph.given { _ in true }
      warnings = []
      return
    }
    let identities = Set(given.map(Self.identity))
    self.graph = graph.given { identities.contains(graph.interner.identity(of: $0)) }
    let taken = Set(needs.keys.map { graph.interner.identity(of: $0) })
    var known: Set<UInt> = []
    let module = graph.linked.components[0].type
    warnings = given.filter { !taken.contains(Self.identity(of: $0)) && known.insert(Self.identity(of: $0)).inserted }
      .map { type in
        Diagnostic(
          .unusedGiven, headline: "\(type) is given, but \(module) does not require it",
          location: location, suggestions: [DiagnosticSuggestion("remove it from given")])
      }
  }

  /// The identity of the binding that serves a type.
  private static func identity(of type: Any.Type) -> UInt {
    switch DependencyForms.form(of: type)?.form {
    case .tagged(let tag): TypeIdentity.tag(tag)
    case .provider(let inner), .lazy(let inner), .deferredElements(let inner): identity(of: inner)
    default: TypeIdentity.plain(type)
    }
  }

  /// A search for the outside dependencies of a graph.
  private struct Needs {
    private let graph: LinkedGraph
    private(set) var found: [Need] = []
    /// All keys that could serve a dependency: the requested keys, and those that they are forms of.
    private(set) var keys: Set<Key> = []
    private var positionOfKey: [Key: Int] = [:]

    init(in graph: LinkedGraph) {
      self.graph = graph
    }

    mutating func findMissing() {
      for missing in graph.missing { add(missing.requested, for: missing.binding, isOptional: false) }
    }

    /// Adds the targets of optional dependencies that the module does not bind.
    mutating func findAbsent() {
      for node in graph.nodes {
        guard case .binding(let binding) = node.content else { continue }
        for target in graph.edges[node.edges] where target != LinkedGraph.unresolved {
          if let key = absentKey(behind: target) { add(key, for: binding, isOptional: true) }
        }
      }
    }

    private func absentKey(behind node: Int) -> Key? {
      switch graph.nodes[node].content {
      case .absent(let key): key
      case .form(_, let inner): absentKey(behind: inner)
      case .binding, .collection, .objectGraph: nil
      }
    }

    private mutating func add(_ requested: Key, for binding: Int, isOptional: Bool) {
      var key = requested
      keys.insert(key)
      while let inner = graph.forms[key]?.inner {
        key = inner
        keys.insert(key)
      }
      let position = positionOfKey[key] ?? found.count
      if position == found.count {
        found.append(Need(key: key, isOptional: isOptional))
        positionOfKey[key] = position
      }
      found[position].isOptional = found[position].isOptional && isOptional
      if !found[position].requesters.contains(binding) { found[position].requesters.append(binding) }
    }
  }
}
