/// Matches every requirement to a node of its own component or of an ancestor.
///
/// Walks the component tree once with a table of the visible bindings, as a compiler does with nested scopes: on entry,
/// a component hides outer bindings of the same keys; on exit, they become visible again. Bindings private to the
/// component are hidden before its subcomponents are entered; bindings private to a module have a table of their own. A
/// key without a binding is then examined for its form (`Provider<T>`, `() -> T`, `T?`, …).
///
/// - Complexity: O(bindings + requirements), besides sorting multibindings by their orders; and for each
///   `SendableComponentFactory` the nodes and edges of the components that it leads to.
package struct Linker {
  private enum Change {
    case visible(Key, Int)
    case optional(Key)
  }

  /// The form of a key in one component; stale in all others.
  private struct Derived {
    private var compactComponent: Int32 = -1
    private var compactNode: Int32 = -1

    init() {}

    init(component: ComponentNode.ID, node: Int) {
      compactComponent = Int32(component)
      compactNode = Int32(node)
    }

    var component: ComponentNode.ID { Int(compactComponent) }

    var node: Int { Int(compactNode) }
  }

  private let examiner: any KeyExaminer
  private let graph: BindingGraph
  private var linked: LinkedGraph.Draft
  private var visible: [Int]
  private var derived: [Derived]
  private var optionals: [Bool]
  private var changes: [Change] = []
  /// The private bindings of modules.
  private var privateNodes = PrivateNodes()
  /// The entries of `visible` to restore before subcomponents are entered: one for each binding private to the
  /// component.
  private var hidden: [Change] = []
  /// The latest conflict of each key.
  private var conflictOfKey: [Key: Int] = [:]
  /// The node that each decorator wraps, by the decorator's node; `unresolved` if its key is not bound.
  private var decoratedNodes: [Int: Int] = [:]
  /// The collections with an explicit order of any element, including elements of ancestors.
  private var orderedCollections: Set<Int> = []

  private init(graph: BindingGraph, examiner: any KeyExaminer) {
    self.examiner = examiner
    self.graph = graph
    linked = LinkedGraph.Draft(graph)
    linked.nodes.reserveCapacity(graph.bindings.count + graph.bindings.count / 4)
    linked.edges.reserveCapacity(graph.requirements.count)
    visible = Array(repeating: -1, count: examiner.keyCount)
    derived = Array(repeating: Derived(), count: examiner.keyCount)
    optionals = Array(repeating: false, count: examiner.keyCount)
  }

  /// Links a graph. The examiner registers the keys found during linking.
  package static func link(_ graph: BindingGraph, examiner: any KeyExaminer) -> LinkedGraph {
    var linker = Linker(graph: graph, examiner: examiner)
    if !graph.components.isEmpty { linker.visit(0) }
    linker.linked.types = examiner.keys
    linker.linked.connectHandles()
    linker.linked.findConnectedParts()
    return LinkedGraph(linker.linked)
  }

  // MARK: Components

  private mutating func visit(_ component: ComponentNode.ID) {
    let mark = changes.count
    let firstNode = linked.nodes.count
    declareBindings(of: component)
    resolveRequirements(of: component, firstNode: firstNode)
    connectObjectGraph(of: component)
    linked.setNodes(of: component, to: firstNode..<linked.nodes.count)
    while let change = hidden.popLast() { undo(change) }
    for child in graph.components[component].children { visit(child) }
    undoChanges(downTo: mark)
  }

  private mutating func undoChanges(downTo mark: Int) {
    while changes.count > mark { undo(changes.removeLast()) }
  }

  private mutating func undo(_ change: Change) {
    switch change {
    case .visible(let key, let node): visible[key.index] = node
    case .optional(let key): optionals[key.index] = false
    }
  }

  /// - Parameter isPrivate: whether the node is hidden from subcomponents.
  private mutating func show(_ node: Int, as key: Key, isPrivate: Bool = false) {
    if isPrivate {
      hidden.append(.visible(key, visible[key.index]))
      // The root component is left last, so its entries need no restoring.
    } else if linked.nodes[node].component != 0 {
      changes.append(.visible(key, visible[key.index]))
    }
    visible[key.index] = node
  }

  private mutating func addNode(_ content: LinkedGraph.Content, in component: ComponentNode.ID, isWeak: Bool = false)
    -> Int
  {
    linked.nodes.append(LinkedGraph.Node(component: component, content: content, isWeak: isWeak))
    return linked.nodes.count - 1
  }

  // MARK: Bindings

  private mutating func declareBindings(of component: ComponentNode.ID) {
    let range = graph.components[component].bindings
    var contributions: [Key: [Int]] = [:]
    var collectionKeys: [Key] = []
    var uniques: [Key: Int] = [:]
    var decorators: [(binding: Int, node: Int)] = []
    for index in range {
      let binding = graph.bindings[index]
      let node = addNode(.binding(index), in: component)
      if binding.isRoot, !linked.hasRoot(component) { linked.setRoot(of: component, to: node) }
      if binding.kind == .optionalDeclaration {
        declareOptional(binding.key)
      } else if binding.kind == .decorator {
        decorators.append((index, node))
      } else if binding.contribution != nil {
        if contributions[binding.key] == nil { collectionKeys.append(binding.key) }
        contributions[binding.key, default: []].append(node)
      } else if binding.visibility == .module, let module = graph.sight(ofBinding: index) {
        declarePrivate(binding: index, node: node, at: PrivateNodes.Place(module: module, key: binding.key))
      } else {
        declareUnique(
          binding.key, node: node, binding: index, component: component, isPrivate: binding.visibility == .component)
      }
    }
    for key in collectionKeys {
      if let first = uniqueBinding(of: key, in: component) { uniques[key] = first }
    }
    for key in collectionKeys {
      declareCollection(key, contributions: contributions[key] ?? [], besides: uniques[key], in: component)
    }
    // After all bindings of the component, because a statement may decorate a later binding.
    for decorator in decorators { decorate(by: decorator.binding, at: decorator.node, in: component) }
  }

  /// Replaces the wrapped node by the decorator for all requests of the component and its subcomponents.
  private mutating func decorate(by binding: Int, at node: Int, in component: ComponentNode.ID) {
    let key = graph.bindings[binding].key
    let place = privateNodes.module(graph.sight(ofBinding: binding)).map { PrivateNodes.Place(module: $0, key: key) }
    let privateInner = place.flatMap { privateNodes[$0] }
    let inner = privateInner ?? visible[key.index]
    guard inner >= 0, !isComponentFactory(inner) else {
      decoratedNodes[node] = LinkedGraph.unresolved
      linked.setDecorator(binding, of: nil) { false }
      return
    }
    decoratedNodes[node] = inner
    linked.setDecorator(binding, of: inner) { !examiner.type(of: key).sharesKeyWithSendableComposition }
    if linked.isRoot(inner, of: component) { linked.setRoot(of: component, to: node) }
    if let place, privateInner != nil {
      privateNodes.show(node, at: place)
    } else {
      show(node, as: key, isPrivate: linked.visibility(ofNode: inner) == .component)
    }
  }

  /// Whether a node is the factory of a subcomponent, by which other parts of the graph find the subcomponent.
  private func isComponentFactory(_ node: Int) -> Bool {
    guard case .binding(let index) = linked.nodes[node].content else { return false }
    return graph.bindings[index].kind == .componentFactory
  }

  /// Whether a node is a collection, perhaps a decorated one.
  private func isCollection(_ node: Int) -> Bool {
    if let inner = decoratedNodes[node] { return inner != LinkedGraph.unresolved && isCollection(inner) }
    if case .collection = linked.nodes[node].content { return true }
    return false
  }

  private mutating func declareOptional(_ key: Key) {
    guard !optionals[key.index] else { return }
    optionals[key.index] = true
    changes.append(.optional(key))
  }

  private mutating func declareUnique(
    _ key: Key, node: Int, binding: Int, component: ComponentNode.ID, isPrivate: Bool
  ) {
    if let first = uniqueBinding(of: key, in: component) {
      recordConflict(of: key, in: component, first: first, others: [binding])
    } else {
      show(node, as: key, isPrivate: isPrivate)
    }
  }

  /// Makes a binding visible to the statements of one module.
  private mutating func declarePrivate(binding: Int, node: Int, at place: PrivateNodes.Place) {
    guard let known = privateNodes[place], case .binding(let first) = linked.nodes[known].content else {
      return privateNodes.show(node, at: place)
    }
    if let conflict = privateNodes.conflicts[place] {
      linked.conflicts[conflict].bindings.append(binding)
    } else {
      privateNodes.conflicts[place] = linked.conflicts.count
      linked.conflicts.append(
        LinkedGraph.Conflict(
          component: linked.nodes[node].component, key: place.key, bindings: [first, binding]))
    }
  }

  /// Returns the binding that already serves the key in this component, not in an ancestor.
  private func uniqueBinding(of key: Key, in component: ComponentNode.ID) -> Int? {
    let node = visible[key.index]
    guard node >= 0, linked.nodes[node].component == component, case .binding(let index) = linked.nodes[node].content
    else { return nil }
    return index
  }

  private mutating func recordConflict(of key: Key, in component: ComponentNode.ID, first: Int, others: [Int]) {
    if let known = conflictOfKey[key], linked.conflicts[known].component == component {
      linked.conflicts[known].bindings += others
    } else {
      conflictOfKey[key] = linked.conflicts.count
      linked.conflicts.append(LinkedGraph.Conflict(component: component, key: key, bindings: [first] + others))
    }
  }

  private mutating func declareCollection(
    _ key: Key, contributions: [Int], besides unique: Int?, in component: ComponentNode.ID
  ) {
    if let unique {
      let others = contributions.compactMap { node -> Int? in
        guard case .binding(let index) = linked.nodes[node].content, graph.bindings[index].contribution != .empty else {
          return nil
        }
        return index
      }
      if !others.isEmpty { recordConflict(of: key, in: component, first: unique, others: others) }
      return
    }
    let inherited = visible[key.index]
    let node = addNode(.collection(key), in: component)
    let start = linked.edges.count
    if inherited >= 0, isCollection(inherited) {
      addElements(contributions, and: inherited, to: node)
    } else {
      linked.edges += inOrder(contributions, of: node)
    }
    linked.nodes[node].edges = start..<linked.edges.count
    show(node, as: key)
  }

  /// Adds the edges of a collection that an ancestor also has. Without orders, the ancestor's collection is one element
  /// of it; with orders, the ancestors' elements are sorted among its own.
  private mutating func addElements(_ contributions: [Int], and inherited: Int, to node: Int) {
    guard orderedCollections.contains(inherited) || contributions.contains(where: { order(of: $0) != .default }) else {
      linked.edges += contributions
      linked.edges.append(inherited)
      return
    }
    linked.edges += inOrder(contributions + elements(of: inherited), of: node)
  }

  /// Returns the elements of a collection and of the collections nested in it. A decorated collection counts as one
  /// element.
  private func elements(of collection: Int) -> [Int] {
    guard case .collection = linked.nodes[collection].content else { return [collection] }
    return linked.edges[linked.nodes[collection].edges].flatMap { elements(of: $0) }
  }

  /// Sorts the elements of a collection by their orders, if any of them has one.
  private mutating func inOrder(_ elements: [Int], of collection: Int) -> [Int] {
    guard elements.contains(where: { order(of: $0) != .default }) else { return elements }
    orderedCollections.insert(collection)
    return elements.enumerated().map { (order: order(of: $0.element), position: $0.offset, node: $0.element) }
      .inOrder { ($0.order, $0.position) < ($1.order, $1.position) }
      .map(\.node)
  }

  private func order(of element: Int) -> ContributionOrder {
    guard case .binding(let index) = linked.nodes[element].content else { return .default }
    return graph.bindings[index].contribution?.order ?? .default
  }

  // MARK: Requirements

  private mutating func resolveRequirements(of component: ComponentNode.ID, firstNode: Int) {
    for (offset, index) in graph.components[component].bindings.enumerated() {
      let requirements = graph.bindings[index].requirements
      guard !requirements.isEmpty else { continue }
      let start = linked.edges.count
      let module = privateNodes.isEmpty ? nil : privateNodes.module(graph.sight(ofBinding: index))
      var remaining = requirements
      if graph.bindings[index].kind == .decorator {
        let decorated = decoratedNodes[firstNode + offset] ?? LinkedGraph.unresolved
        connect(index, requesting: graph.requirements[requirements.lowerBound], to: decorated, isDecorated: true)
        remaining = remaining.dropFirst()
      }
      for position in remaining {
        let key = graph.requirements[position]
        connect(index, requesting: key, to: resolve(key, in: component, seenFrom: module))
      }
      linked.nodes[firstNode + offset].edges = start..<linked.edges.count
    }
  }

  /// Adds an edge of a binding.
  private mutating func connect(_ binding: Int, requesting key: Key, to node: Int, isDecorated: Bool = false) {
    linked.edges.append(node)
    guard node == LinkedGraph.unresolved else { return }
    linked.missing.append(
      LinkedGraph.MissingRequirement(binding: binding, requested: key, isDecorated: isDecorated))
  }

  /// - Parameter module: the requesting module, if it has private bindings.
  private mutating func resolve(_ key: Key, in component: ComponentNode.ID, seenFrom module: ModulePath.ID?) -> Int {
    guard let module, isServedPrivately(key, in: module) else { return resolve(key, in: component) }
    let place = PrivateNodes.Place(module: module, key: key)
    if let known = privateNodes[place] ?? privateNodes.form(at: place) { return known }
    let node = derive(key, in: component, seenFrom: module)
    privateNodes.keep(form: node, at: place)
    return node
  }

  /// Whether a private binding of a module serves a key, perhaps in another form.
  private mutating func isServedPrivately(_ key: Key, in module: ModulePath.ID) -> Bool {
    var key = key
    while privateNodes[PrivateNodes.Place(module: module, key: key)] == nil {
      guard visible[key.index] < 0, let inner = form(of: key).inner else { return false }
      key = inner
    }
    return true
  }

  private mutating func resolve(_ key: Key, in component: ComponentNode.ID) -> Int {
    if visible[key.index] >= 0 { return visible[key.index] }
    if derived[key.index].component == component { return derived[key.index].node }
    let node = derive(key, in: component, seenFrom: nil)
    derived[key.index] = Derived(component: component, node: node)
    return node
  }

  private mutating func derive(_ key: Key, in component: ComponentNode.ID, seenFrom module: ModulePath.ID?) -> Int {
    let form = form(of: key)
    if form == .objectGraph { return addObjectGraph(key, in: component) }
    guard let innerKey = form.inner else { return visibleSynonym(of: key) }
    let inner = resolve(innerKey, in: component, seenFrom: module)
    switch form {
    case .optional where inner == LinkedGraph.unresolved && optionals[innerKey.index]:
      return addNode(.absent(key), in: component)
    case _ where inner == LinkedGraph.unresolved:
      return LinkedGraph.unresolved
    case .weak:
      return addNode(.form(key, of: inner), in: component, isWeak: true)
    case .sendable:
      linked.handles.append(addNode(.form(key, of: inner), in: component))
      return linked.nodes.count - 1
    case .deferredElements:
      return addDeferredElements(key, of: inner, in: component)
    default:
      return addNode(.form(key, of: inner), in: component)
    }
  }

  private func visibleSynonym(of key: Key) -> Int {
    examiner.synonyms(of: key).lazy.map { visible[$0.index] }.first { $0 >= 0 } ?? LinkedGraph.unresolved
  }

  private mutating func addDeferredElements(_ key: Key, of collection: Int, in component: ComponentNode.ID) -> Int {
    let node = addNode(.form(key, of: collection), in: component)
    let obstacles = LinkedGraph.undeferrableBindings(
      at: collection, nodes: linked.nodes, edges: linked.edges, of: graph)
    if !obstacles.isEmpty { linked.undeferrable.append(node) }
    return node
  }

  /// Adds a node without edges. They come last, because the edges of one node must be contiguous.
  private mutating func addObjectGraph(_ key: Key, in component: ComponentNode.ID) -> Int {
    let node = addNode(.objectGraph(key), in: component)
    linked.objectGraphs.append(node)
    return node
  }

  private mutating func connectObjectGraph(of component: ComponentNode.ID) {
    guard let node = linked.objectGraphs.last, linked.nodes[node].component == component else { return }
    let start = linked.edges.count
    linked.edges += visible.filter { $0 >= 0 }
    linked.nodes[node].edges = start..<linked.edges.count
  }

  private mutating func form(of key: Key) -> KeyForm {
    if let known = linked.forms[key] { return known }
    let form = examiner.form(of: key)
    linked.forms[key] = form
    let newKeys = examiner.keyCount - visible.count
    if newKeys > 0 {
      visible += Array(repeating: -1, count: newKeys)
      derived += Array(repeating: Derived(), count: newKeys)
      optionals += Array(repeating: false, count: newKeys)
    }
    return form
  }
}
