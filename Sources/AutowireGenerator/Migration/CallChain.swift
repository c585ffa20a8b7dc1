/// A chain of calls and properties, such as `container.register(…) { … }.inObjectScope(.container)`.
struct CallChain {
  struct Step {
    let name: String
    /// `nil` for a property.
    let call: CodeNode?
  }

  /// The steps in their order. The first one has everything in front of its call as its name.
  let steps: [Step]

  /// - Parameters:
  ///   - outermost: the last call of the chain.
  ///   - end: the end of the code that can have further properties.
  init(_ outermost: CodeNode, in text: SourceText, until end: Int? = nil) {
    var calls = [outermost]
    while let base = calls[0].base { calls.insert(base, at: 0) }
    var steps = [Step(name: SourceText.onOneLine(calls[0].name), call: calls[0])]
    for (base, call) in zip(calls, calls.dropFirst()) {
      let names = Self.members(in: base.range.upperBound..<call.nameRange.upperBound, of: text)
      steps += names.dropLast().map { Step(name: $0, call: nil) } + [Step(name: names.last ?? "", call: call)]
    }
    if let end, end > outermost.range.upperBound {
      steps += Self.members(in: outermost.range.upperBound..<end, of: text).map { Step(name: $0, call: nil) }
    }
    self.steps = steps
  }

  /// The names after dots, as long as nothing else is between them.
  private static func members(in range: Range<Int>, of text: SourceText) -> [String] {
    var names: [String] = []
    var tokens = text.tokens(in: range)[...].drop { "?!".contains($0.text) }
    while tokens.popFirst()?.text == ".", let name = tokens.popFirst(), name.isWord { names.append(name.text) }
    return names
  }
}

/// The declarations and statements around a registration.
struct Surroundings {
  /// The name of the type that contains the code.
  var type: String?
  /// The names that code of other files cannot use: members, parameters and local variables.
  var names: Set<String> = []
  var isConditional = false
  /// The global actor of the type or the extension.
  var actor: String?

  /// The surroundings of the children of a node.
  func entering(_ node: CodeNode) -> Surroundings {
    var inner = self
    if node.isType {
      inner.type = node.name
      inner.names.formUnion(node.children.filter { $0.isVariable || $0.isFunction }.map(\.baseName) + ["self"])
      inner.actor = node.attributes.first { $0 == "@MainActor" }.map { String($0.dropFirst()) }
    } else if node.isFunction || node.isClosure {
      inner.names.formUnion(node.locals)
    }
    inner.isConditional = isConditional || node.isBranch
    return inner
  }

  /// The name of the module that gets the bindings: that of the assembly or container, or of the file.
  func module(for code: FileCode) -> String {
    let path = code.path.split(separator: "/")
    var file = path.last.map { $0.prefix { $0 != "." } } ?? ""
    if file == "Container" {
      // Every Swift module may have a file of this name.
      let folders = path.dropLast()
      file =
        folders.lastIndex(of: "Sources").flatMap { $0 + 1 < folders.endIndex ? folders[$0 + 1] : nil } ?? folders.last
        ?? file
    }
    var name = (type == nil || type == "Container" || type == "SharedContainer" ? String(file) : type ?? "")
      .filter { $0.isPartOfIdentifier }
    for word in ["Assembly", "Container", "Module"] where name.hasSuffix(word) && name != word {
      name = String(name.dropLast(word.count))
    }
    if name.hasPrefix("Container"), name != "Container" { name = String(name.dropFirst("Container".count)) }
    return name + "Module"
  }
}

extension CodeNode {
  /// The parameters and variables of a function, without those of closures in it.
  fileprivate var locals: [String] {
    children.flatMap { child -> [String] in
      if child.isClosure { return [] }
      let isLocal = child.kind == "decl.var.parameter" || child.kind == "decl.var.local" || child.isFunction
      return (isLocal ? [child.baseName] : []) + child.locals
    }
  }
}
