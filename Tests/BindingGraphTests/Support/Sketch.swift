import BindingGraph

/// A graph drawn with names, for tests of the linker and of passes.
///
///     let sketch = Sketch("A -> B C", "B -weak-> A", "C")
///
/// Each line is a binding and what it asks for; the first one of a component is its root. A line stands at its number,
/// counted from 1, of `Sketch.swift`. Besides there are
///
///     =Bs -> A      a contribution to the collection Bs
///     =Bs{1}        an element of the dictionary Bs, under the key 1
///     optional A    allows A to be absent
struct Sketch {
  var component = "App"
  var scope: String?
  var bindings: [String] = []
  var children: [Sketch] = []

  init(_ bindings: String..., component: String = "App", scope: String? = nil, children: [Sketch] = []) {
    self.component = component
    self.scope = scope
    self.bindings = bindings
    self.children = children
  }

  init(_ bindings: [String]) {
    self.bindings = bindings
  }

  var linked: LinkedGraph {
    var draft = SketchDraft()
    draft.add(self, parent: nil, factory: nil)
    return Linker.link(draft.graph, examiner: draft.names)
  }
}

/// Turns sketches into graphs.
private struct SketchDraft {
  var graph = BindingGraph()
  let names = NamedKeys()
  var line = 0

  mutating func add(_ sketch: Sketch, parent: Int?, factory: Int?) {
    let index = graph.components.count
    let module = graph.modulePaths.count
    graph.modulePaths.append(ModulePath(type: TypeReference(spelling: sketch.component), parent: nil))
    let firstBinding = graph.bindings.count
    for text in sketch.bindings { addBinding(text, module: module, isRoot: graph.bindings.count == firstBinding) }
    let factories = sketch.children.map { child in
      line += 1
      graph.bindings.append(
        Binding(
          key: names.key("ComponentFactory<\(child.component)>"), kind: .componentFactory, contribution: nil,
          isShared: false, isRoot: false, location: location, module: module,
          requirements: graph.requirements.count..<graph.requirements.count))
      return graph.bindings.count - 1
    }
    if let parent { graph.components[parent].children.append(index) }
    graph.components.append(
      ComponentNode(
        type: TypeReference(spelling: sketch.component), scope: sketch.scope.map { TypeReference(spelling: $0) },
        seed: TypeReference(spelling: "Void"), root: TypeReference(spelling: "Root"), parent: parent,
        location: location, bindings: firstBinding..<graph.bindings.count, factoryBinding: factory,
        repeatsAncestor: parent.map { hasComponent(sketch.component, from: $0) } ?? false))
    for (child, factory) in zip(sketch.children, factories) { add(child, parent: index, factory: factory) }
  }

  private var location: SourceLocation {
    SourceLocation(file: "/Tests/Sketch.swift", line: line)
  }

  /// Whether a component or one of its ancestors has a name.
  private func hasComponent(_ name: String, from component: Int) -> Bool {
    graph.lineage(of: component).contains { graph.components[$0].type.name == name }
  }

  private mutating func addBinding(_ text: String, module: Int, isRoot: Bool) {
    line += 1
    var words = text.split(separator: " ").map(String.init)
    let isDeclaration = words[0] == "optional"
    if isDeclaration { words.removeFirst() }
    var contribution: Binding.Contribution?
    var name = words[0]
    if name.hasPrefix("=") {
      name.removeFirst()
      contribution = .array
      if let key = removeDictionaryKey(from: &name) { contribution = .dictionary(key: Int32(key)) }
    }
    let start = graph.requirements.count
    var isWeak = false
    for word in words.dropFirst() {
      switch word {
      case "->": isWeak = false
      case "-weak->": isWeak = true
      default: graph.requirements.append(names.key(isWeak ? "Weak<\(word)>" : word))
      }
    }
    graph.bindings.append(
      Binding(
        key: names.key(name), kind: isDeclaration ? .optionalDeclaration : .factory, contribution: contribution,
        isShared: true, isRoot: isRoot, location: location, module: module,
        requirements: start..<graph.requirements.count))
  }

  /// Takes the key off a name such as `Bs{1}`.
  private mutating func removeDictionaryKey(from name: inout String) -> Int? {
    guard name.hasSuffix("}"), let brace = name.firstIndex(of: "{") else { return nil }
    let text = String(name[name.index(after: brace)...].dropLast())
    name.removeSubrange(brace...)
    if let known = graph.dictionaryKeys.firstIndex(of: text) { return known }
    graph.dictionaryKeys.append(text)
    return graph.dictionaryKeys.count - 1
  }
}

/// Keys by name; `Weak<A>`, `Provider<A>` and `Optional<A>` are forms.
final class NamedKeys: KeyExaminer {
  private(set) var keys: [TypeReference] = []
  var keyCount: Int { keys.count }
  private var numbers: [String: Int] = [:]

  func key(_ name: String) -> Key {
    if let number = numbers[name] { return Key(number) }
    numbers[name] = keys.count
    keys.append(TypeReference(spelling: name))
    return Key(keys.count - 1)
  }

  func form(of key: Key) -> KeyForm {
    let name = keys[key.index].name
    guard name.hasSuffix(">"), let open = name.firstIndex(of: "<") else { return .plain }
    let inner = String(name[name.index(after: open)...].dropLast())
    switch name[..<open] {
    case "Weak": return .weak(self.key(inner))
    case "Provider": return .provider(of: self.key(inner))
    case "Optional": return .optional(of: self.key(inner))
    default: return .plain
    }
  }
}
