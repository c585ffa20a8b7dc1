/// The declarations and statements around a registration.
struct Surroundings {
  /// The name of the type that contains the code.
  var type: String?
  /// The names that code of other files cannot use: members, parameters and local variables.
  var names: Set<String> = []
  /// Whether the code may run never, or several times.
  var isConditional = false
  /// The global actor of the type or the extension.
  var actor: String?
  /// The members of the types of all files, by the names of the types.
  private let members: [String: Set<String>]
  /// Whether a closure runs exactly once, where it is written.
  private var runsClosures = false

  init(_ file: FileCode, members: [String: Set<String>]) {
    self.members = members
    let values = file.root.children.filter { !$0.isType }
    names = Set(values.filter { $0.attributes.contains { $0.hasSuffix("private") } }.map(\.baseName))
  }

  /// The surroundings of the children of a node.
  func entering(_ node: CodeNode) -> Surroundings {
    var inner = self
    if node.isType {
      inner.type = node.name
      inner.names.formUnion(members[node.name, default: []].union(["self", "Self", "super", node.name]))
      inner.actor = node.attributes.first { $0 == "@MainActor" }.map { String($0.dropFirst()) }
    } else if node.isFunction || node.isClosure {
      inner.names.formUnion(node.locals)
    }
    inner.isConditional = isConditional || node.isBranch || node.isClosure && !runsClosures
    if node.isCall {
      inner.runsClosures =
        node.name == "Container"
        || node.children.first.map { $0.isClosure && $0.range.lowerBound == node.range.lowerBound } ?? false
    } else if node.kind != "expr.argument" {
      inner.runsClosures = false
    }
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
    if name.first?.isNumber == true { name = "Migrated\(name)" }
    return name + "Module"
  }
}

extension CodeNode {
  /// Whether it creates a container that asks another one for what it does not have.
  var createsChildContainer: Bool {
    isCall && arguments.contains { ["parent", "parentAssembler"].contains($0.name) }
      && ["Container", "Assembler", "init"].contains { name == $0 || name.hasSuffix(".\($0)") }
  }

  /// The parameters and variables of a function, without those of closures in it.
  fileprivate var locals: [String] {
    children.flatMap { child -> [String] in
      if child.isClosure { return [] }
      let isLocal =
        child.kind == "decl.var.parameter" || child.kind == "decl.var.local" || child.isFunction
        || child.kind == "decl.generic_type_param" || child.isType
      return (isLocal ? [child.baseName] : []) + child.locals
    }
  }
}
