import BindingGraph

/// A graph drawn with names, for tests of the linker and of passes.
///
///     let sketch = Sketch("A -> B C", "B -weak-> A", "C")
///
/// Each line is a binding and its dependencies; the first one of a component is its root. The location of a line is its
/// number, counted from 1, in `Sketch.swift`. There are also
///
///     =Bs -> A      a contribution to the multibinding Bs
///     =Bs{1}        a contribution to the dictionary Bs, under the key 1
///     =Bs*          several elements of the multibinding Bs
///     optional A    allows A to be absent
///     async A       an async binding of A
///     hooked A      an unshared binding of A with a start hook
///     live A        a binding of A that reaches outside of the process
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

  var linked: LinkedGraph { drawn.linked }

  /// The graph before it is linked.
  var drawn: DrawnGraph {
    var writer = SketchWriter()
    writer.add(self, in: nil, installedBy: nil, ancestors: [])
    return DrawnGraph(graph: writer.assembler.finish(), names: writer.names)
  }
}

struct DrawnGraph {
  let graph: BindingGraph
  fileprivate let names: NamedKeys

  var linked: LinkedGraph { Linker.link(graph, examiner: names) }
}

/// Converts sketches to graphs.
private struct SketchWriter {
  var assembler = GraphAssembler()
  let names = NamedKeys()
  private var line = 0

  /// - Parameters:
  ///   - factory: the position of the binding that installs the component among those of its parent.
  ///   - ancestors: the names of the component's ancestors.
  mutating func add(_ sketch: Sketch, in parent: ComponentNode.ID?, installedBy factory: Int?, ancestors: [String]) {
    var record = ComponentRecord(
      named: sketch.component, scope: sketch.scope, installedBy: factory, at: location(of: sketch),
      repeatsAncestor: ancestors.contains(sketch.component))
    for (number, text) in sketch.bindings.enumerated() { addBinding(text, to: &record, isRoot: number == 0) }
    let factories = sketch.children.map { child in
      line += 1
      return record.addBinding(
        names.key("ComponentFactory<\(child.component)>"), kind: .componentFactory, at: location)
    }
    let component = assembler.add(record, in: parent)
    for (child, factory) in zip(sketch.children, factories) {
      add(child, in: component, installedBy: factory, ancestors: ancestors + [sketch.component])
    }
  }

  private var location: SourceLocation { Self.location(line: line) }

  /// The line of a component's last statement.
  private func location(of sketch: Sketch) -> SourceLocation {
    Self.location(line: line + sketch.bindings.count + sketch.children.count)
  }

  private static func location(line: Int) -> SourceLocation {
    SourceLocation(file: "/Tests/Sketch.swift", line: line)
  }

  private mutating func addBinding(_ text: String, to record: inout ComponentRecord, isRoot: Bool) {
    line += 1
    var words = text.split(separator: " ").map(String.init)
    let isDeclaration = words[0] == "optional"
    let isAsynchronous = words[0] == "async"
    let isHooked = words[0] == "hooked"
    let isDecorator = words[0] == "around"
    let isLive = words[0] == "live"
    if isDeclaration || isAsynchronous || isHooked || isDecorator || isLive { words.removeFirst() }
    var contribution: Binding.Contribution?
    var name = words[0]
    if name.hasPrefix("=") {
      name.removeFirst()
      contribution = removeDictionaryKey(from: &name).map { assembler.dictionaryElement(under: $0) } ?? .array
    }
    let hasSeveralElements = contribution != nil && name.hasSuffix("*")
    if hasSeveralElements { name.removeLast() }
    var isWeak = false
    for word in words.dropFirst() {
      switch word {
      case "->": isWeak = false
      case "-weak->": isWeak = true
      default: record.addRequirement(names.key(isWeak ? "Weak<\(word)>" : word))
      }
    }
    var attributes: BindingAttributes = isHooked ? .startHook : .shared
    if isRoot { attributes.insert(.root) }
    if hasSeveralElements { attributes.insert(.severalElements) }
    if isLive { attributes.insert(.live) }
    record.addBinding(
      names.key(name),
      kind: isDeclaration
        ? .optionalDeclaration : isAsynchronous ? .asynchronousFactory : isDecorator ? .decorator : .factory,
      contribution: contribution, attributes: attributes, at: location)
  }

  /// Removes the key from a name such as `Bs{1}`.
  private func removeDictionaryKey(from name: inout String) -> String? {
    guard name.hasSuffix("}"), let brace = name.firstIndex(of: "{") else { return nil }
    let key = String(name[name.index(after: brace)...].dropLast())
    name.removeSubrange(brace...)
    return key
  }
}

/// Keys by name; `Weak<A>`, `Provider<A>`, `Lazy<A>`, `Deferred<As>`, `Optional<A>`, `SendableComponentFactory<A>`,
/// `AsyncComponentFactory<A>` and `ObjectGraph` are forms.
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
    if name == "ObjectGraph" { return .objectGraph }
    guard name.hasSuffix(">"), let open = name.firstIndex(of: "<") else { return .plain }
    let inner = String(name[name.index(after: open)...].dropLast())
    switch name[..<open] {
    case "Weak": return .weak(self.key(inner))
    case "Provider": return .provider(of: self.key(inner))
    case "Lazy": return .lazy(self.key(inner))
    case "Deferred": return .deferredElements(of: self.key(inner))
    case "Optional": return .optional(of: self.key(inner))
    case "SendableComponentFactory": return .sendable(of: self.key("ComponentFactory<\(inner)>"))
    case "AsyncComponentFactory": return .asynchronous(of: self.key("ComponentFactory<\(inner)>"))
    default: return .plain
    }
  }
}
