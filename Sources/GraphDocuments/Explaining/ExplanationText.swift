import Foundation

/// Writes an explanation as paragraphs, one for each binding.
struct ExplanationText {
  private var lines: [String] = []

  static func text(of explanation: GraphExplanation) -> String {
    var text = ExplanationText()
    for binding in explanation.bindings { text.add(binding) }
    text.add(unserved: explanation)
    if explanation.isPartial {
      text.startParagraph()
      text.line("note: this document shows only part of the graph; omitted bindings may require it too", level: 0)
    }
    return text.lines.map { $0 + "\n" }.joined()
  }

  private mutating func line(_ text: String, level: Int) {
    lines.append(String(repeating: "  ", count: level) + SingleLine.text(text))
  }

  private mutating func startParagraph() {
    if !lines.isEmpty { lines.append("") }
  }

  /// Adds a heading with a line for each item; nothing without items.
  private mutating func list(_ heading: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    line(heading, level: 1)
    for item in items { line(item, level: 2) }
  }

  // MARK: Bindings

  private mutating func add(_ binding: BindingExplanation) {
    startParagraph()
    let node = binding.node
    line("\(node.key.name): \(node.facts.joined(separator: ", "))", level: 0)
    line(origin(of: binding), level: 1)
    if let tag = node.tag { line("tag: \(tag.name)", level: 1) }
    line("created: \(Self.creation(of: binding))", level: 1)
    line("path: \(path(to: binding))", level: 1)
    list("created on this path only when requested:", deferrals(of: binding))
    list("elements:", binding.elements.map(Self.words))
    addRequests(of: binding)
    list("retained by:", Self.holders(of: binding))
    list("not retained by, because the dependency is weak:", weakRequests(of: binding))
    addLoss(of: binding)
  }

  private func origin(of binding: BindingExplanation) -> String {
    let component = binding.component?.type.name ?? binding.node.component
    let verb =
      switch binding.node.kind {
      case .collection: "collected"
      case .seed: "given"
      default: "bound"
      }
    return verb + (binding.node.location.map { " at \($0)" } ?? "") + " in \(component)"
      + (binding.modules.isEmpty ? "" : ", module " + binding.modules.map(\.name).joined(separator: " > "))
  }

  /// The frequency and the time of the creation.
  static func creation(of binding: BindingExplanation) -> String {
    let component = binding.component?.type.name ?? binding.node.component
    let each = "each instance of \(component)"
    let scope = binding.node.scope.map { " (scope \($0.name))" } ?? ""
    return switch binding.creation {
    case .shared: "once in \(each)\(scope), when it is first requested"
    case .eager where binding.node.lifecycle.contains(.concurrent):
      "once in \(each)\(scope), when the instance is built, concurrently if the build is awaited"
    case .eager: "once in \(each)\(scope), when the instance is built"
    case .perRequest where binding.node.kind == .collection: "for each request, from its elements"
    case .perRequest where binding.node.isRoot: "for each request, and once for \(each), as its root"
    case .perRequest: "for each request; it is not shared"
    case .value: "before the graph; each request gets the same value"
    case .seed: "by the caller that builds \(each)"
    case .injection: "never; it injects an object that exists already"
    case .perCall: "for each call of the factory"
    case .instances: "for each instance that the factory builds"
    case .nothing: "never; it declares a collection without adding an element"
    case .unknown: "unknown; this document shows modules instead of their bindings"
    }
  }

  private func path(to binding: BindingExplanation) -> String {
    guard let root = binding.path.first?.node else { return "none; no root depends on it" }
    let names = binding.path.map(\.node.key.name).joined(separator: " -> ")
    return binding.path.count == 1 ? "the root itself" : "root \(root.key.name)\(names.dropFirst(root.key.name.count))"
  }

  /// The deferred steps of the path, which wait for a request or for a call of a factory.
  private func deferrals(of binding: BindingExplanation) -> [String] {
    zip(binding.path, binding.path.dropFirst()).compactMap { dependent, step in
      guard let type = step.deferral else { return nil }
      let name = step.node.key.name
      return "\(name), by \(dependent.node.key.name)" + (type.name == name ? "" : ", as \(type.name)")
    }
  }

  private mutating func addRequests(of binding: BindingExplanation) {
    var items = binding.requests.map { Self.words($0, in: binding.node.component) }
    if binding.node.isRoot {
      items.insert("the root of \(binding.component?.type.name ?? binding.node.component)", at: 0)
    }
    if items.isEmpty { line("required by: nothing", level: 1) } else { list("required by:", items) }
    list("can be looked up by:", binding.lookups.map { Self.words($0, in: binding.node.component) })
  }

  static func holders(of binding: BindingExplanation) -> [String] {
    if binding.creation == .perRequest, !binding.holders.isEmpty {
      return ["each of these dependents, a value of its own; the graph keeps none"]
    }
    return binding.holders.map { holder in
      switch holder {
      case .instance(let component): "its instance of \(component.type.name)"
      case .request(let request): words(request, in: binding.node.component)
      case .componentFactory(let node): "\(words(node)), whose component requires it"
      }
    }
  }

  private func weakRequests(of binding: BindingExplanation) -> [String] {
    binding.requests.filter(\.requirement.isWeak).map { Self.words($0, in: binding.node.component) }
  }

  private mutating func addLoss(of binding: BindingExplanation) {
    if binding.loss.isEmpty { return line("without it: nothing is missing", level: 1) }
    for (effect, items) in Self.losses(of: binding) { list("without it, \(effect):", items) }
  }

  /// The effects of removing a binding.
  static func losses(of binding: BindingExplanation) -> [(effect: String, items: [String])] {
    let loss = binding.loss
    func requests(_ requests: [GraphRequest]) -> [String] { requests.map { words($0, in: binding.node.component) } }
    let server = loss.substitute.map { "\(words($0)) in \(component(of: $0))" } ?? ""
    return [
      ("missing for", requests(loss.missing)), ("nil for", requests(loss.absent)),
      ("served by \(server)", requests(loss.served)),
      ("one element fewer in", loss.shortened.map { "\($0.key.name) of \(component(of: $0))" }),
      ("cannot be created", loss.uncreatable.map(words)),
      (
        "cannot be built",
        loss.components.map {
          $0.parent == nil ? $0.type.name : "\($0.type.name), installed in \(last(of: $0.parent ?? ""))"
        }
      ),
    ].filter { !$0.1.isEmpty }
  }

  // MARK: Requests that nothing serves

  private mutating func add(unserved explanation: GraphExplanation) {
    guard !explanation.unserved.isEmpty else { return }
    startParagraph()
    line(
      "\(explanation.type.name): not bound\(explanation.bindings.isEmpty ? "" : " where these require it")", level: 0)
    list("missing for:", explanation.unserved.filter { $0.requirement.resolution == .missing }.map { Self.words($0) })
    list("nil for:", explanation.unserved.filter { $0.requirement.resolution == .absent }.map { Self.words($0) })
  }

  // MARK: Words

  private static func words(_ node: GraphDocument.Node) -> String {
    node.key.name + (node.location.map { " at \($0)" } ?? "")
  }

  /// Describes a request: dependent, component and form.
  /// - Parameter component: the component to omit.
  private static func words(_ request: GraphRequest, in component: String? = nil) -> String {
    words(request.node) + (request.node.component == component ? "" : " in \(Self.component(of: request.node))")
      + (request.requirement.forms.isEmpty ? "" : ", as \(request.requirement.type.name)")
  }

  private static func component(of node: GraphDocument.Node) -> String { last(of: node.component) }

  /// The innermost component of an identifier, without its module.
  private static func last(of component: String) -> String {
    let name = component.components(separatedBy: " > ").last ?? component
    return name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
  }
}
