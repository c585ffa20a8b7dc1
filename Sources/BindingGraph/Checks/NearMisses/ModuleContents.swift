#if DEBUG || DetailedReports
  /// The bindings and dependencies of a module in a component, including those of the modules that it includes.
  struct ModuleContents {
    /// A dependency of a module on the components that include it.
    enum Need {
      case key(Key)
      /// A `bindOptional` declaration, which allows the key to be absent.
      case permission(Key)

      var key: Key {
        switch self {
        case .key(let key), .permission(let key): key
        }
      }
    }

    /// The keys that may have only one binding in a component.
    let exclusiveKeys: [Key]
    /// The keys of all bindings that the module's bindings need.
    let neededKeys: Set<Key>
    /// The requirements that neither the module nor its subcomponents bind.
    let needs: [Need]

    init(of module: ModulePath.ID, in owner: ComponentNode.ID, of graph: LinkedGraph) {
      let bindings = graph.components[owner].bindings.filter { graph.includes(module, graph.bindings[$0].module) }
      exclusiveKeys = bindings.map { graph.bindings[$0] }
        .filter { $0.binds && $0.contribution == nil && $0.visibility != .module }.map(\.key)
      neededKeys = Set(
        graph.nodesNeeded(by: bindings, in: owner).compactMap { graph.binding(at: $0)?.key })
      needs = Self.needs(of: bindings, in: owner, of: graph)
    }

    private static func needs(of bindings: [Int], in owner: ComponentNode.ID, of graph: LinkedGraph) -> [Need] {
      var inside = Set(bindings)
      var installed = graph.components[owner].children.filter { child in
        graph.components[child].factoryBinding.map(inside.contains) == true
      }
      while let component = installed.popLast() {
        inside.formUnion(graph.components[component].bindings)
        installed += graph.components[component].children
      }
      let keys = Set(inside.map { graph.bindings[$0] }.filter { $0.kind != .decorator }.map(\.key))
      var needs: [Need] = []
      for index in inside.sorted() {
        let node = graph.node(ofBinding: index)
        for target in graph.edges[graph.nodes[node].edges] {
          guard let need = need(of: target, in: graph), !keys.contains(need.key) else { continue }
          needs.append(need)
        }
      }
      return needs
    }

    private static func need(of node: Int, in graph: LinkedGraph) -> Need? {
      guard node != LinkedGraph.unresolved else { return nil }
      switch graph.nodes[node].content {
      case .binding(let index): return .key(graph.bindings[index].key)
      case .collection(let key): return .key(key)
      case .absent(let key): return .permission(graph.base(of: key))
      case .form(_, let inner): return need(of: inner, in: graph)
      case .objectGraph: return nil
      }
    }
  }

  extension LinkedGraph {
    /// Returns the nodes of bindings, and all nodes that they need.
    func nodesNeeded(by bindings: [Int], in component: ComponentNode.ID) -> Set<Int> {
      var open = bindings.map { node(ofBinding: $0, in: component) }
      var known = Set(open)
      while let node = open.popLast() {
        forEachStrongEdge(of: node) { if known.insert($0).inserted { open.append($0) } }
      }
      return known
    }

    /// Whether `outer` is `inner` or includes it, directly or through others.
    fileprivate func includes(_ outer: ModulePath.ID, _ inner: ModulePath.ID) -> Bool {
      sequence(first: inner) { self.modulePaths[$0].parent }.contains(outer)
    }
  }
#endif
