import BindingGraph

/// Connects the facts of a lock file to a document.
struct LockedGraph {
  private let components: [LockedComponent]
  private let diagnostics: [LockedDiagnostic]
  private let types: [String: GraphDocument.TypeName]
  /// The identifiers of the nodes.
  private var ids: [LockNames.Place: String] = [:]

  /// - Throws: `GraphDocumentError`
  init(_ lines: LockReader) throws {
    components = try Self.parentsFirst(lines.components.sorted { $0.id < $1.id }, "component") {
      ($0.id, $0.parent, $0.line)
    }
    diagnostics = lines.diagnostics
    types = Self.types(components.flatMap(\.types).uniqued(), lines.protocols)
    var unique = UniqueNames()
    for component in components {
      for binding in component.orderedBindings {
        let place = LockNames.Place(component: component.id, name: binding.name)
        guard ids[place] == nil else {
          throw GraphDocumentError(
            line: binding.line, "there are two lines about the binding '\(binding.name)' of '\(component.id)'")
        }
        ids[place] = unique.name("\(component.id): \(binding.nameInIdentifier(of: component))")
      }
    }
  }

  /// Orders parts so that each one follows its parent.
  private static func parentsFirst<Part>(
    _ parts: [Part], _ noun: String, _ names: (Part) -> (id: String, parent: String?, line: Int)
  ) throws -> [Part] {
    var known: Set<String> = []
    var ordered: [Part] = []
    var rest = parts
    while !rest.isEmpty {
      let count = ordered.count
      var waiting: [Part] = []
      for part in rest {
        let (id, parent, line) = names(part)
        guard parent.map(known.contains) ?? true else {
          waiting.append(part)
          continue
        }
        guard known.insert(id).inserted else {
          throw GraphDocumentError(line: line, "there are two lines about the \(noun) '\(id)'")
        }
        ordered.append(part)
      }
      guard ordered.count > count else {
        let (_, parent, line) = names(rest[0])
        throw GraphDocumentError(line: line, "there is no \(noun) '\(parent ?? "")' around this one")
      }
      rest = waiting
    }
    return ordered
  }

  /// The short names of types.
  private static func types(
    _ names: [String], _ protocols: Set<String>
  ) -> [String: GraphDocument.TypeName] {
    let types = names.map { TypeReference(spelling: $0, protocols: protocols) }
    let shortNames = TypeNames(types, showsEnclosingTypes: true)
    return Dictionary(
      zip(names, types).map { ($0, GraphDocument.TypeName(name: shortNames.name(of: $1), qualifiedName: $0)) }
    ) { first, _ in first }
  }

  private func type(_ name: String) -> GraphDocument.TypeName {
    types[name] ?? GraphDocument.TypeName(name: name, qualifiedName: name)
  }

  private func id(of name: String, in component: String, line: Int) throws -> String {
    guard let id = ids[LockNames.Place(component: component, name: name)] else {
      throw GraphDocumentError(line: line, "there is no binding '\(name)' in the component '\(component)'")
    }
    return id
  }

  // MARK: Parts of the document

  /// - Throws: `GraphDocumentError`
  func document() throws -> GraphDocument {
    var depths: [String: Int] = [:]
    var parts: [GraphDocument.Component] = []
    for component in components {
      let depth = component.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[component.id] = depth
      parts.append(
        GraphDocument.Component(
          id: component.id, type: type(component.type), scope: component.scope.map(type),
          seed: component.seed.map(type), parent: component.parent, depth: depth, modules: try modules(of: component),
          root: try component.root.map { try id(of: $0.name, in: component.id, line: $0.line) }, location: nil,
          repeatsAncestor: component.repeatsAncestor))
    }
    var document = GraphDocument(
      components: parts, nodes: try components.flatMap(nodes),
      diagnostics: try diagnostics.map(diagnostic).sorted { $0.severity > $1.severity })
    document.hasOrderOfStatements = false
    try document.checkReferences()
    return document
  }

  private func modules(of component: LockedComponent) throws -> [GraphDocument.Module] {
    let modules = component.modules.sorted { $0.id < $1.id }
    return try Self.parentsFirst(modules, "module", { ($0.id, $0.parent, $0.line) }).map {
      GraphDocument.Module(id: $0.id, type: type($0.type), parent: $0.parent)
    }
  }

  private func nodes(of component: LockedComponent) throws -> [GraphDocument.Node] {
    let modules = Set(component.modules.map(\.id))
    let installable = Set(components.map(\.id))
    let needs = Dictionary(grouping: component.needs, by: \.dependent)
    for need in component.needs { _ = try id(of: need.dependent, in: component.id, line: need.line) }
    return try component.orderedBindings.map { binding in
      if let module = binding.module, !modules.contains(module) {
        throw GraphDocumentError(line: binding.line, "there is no module '\(module)' in '\(component.id)'")
      }
      if let installed = binding.installs, !installable.contains(installed) {
        throw GraphDocumentError(line: binding.line, "there is no component '\(installed)'")
      }
      let requirements = try (needs[binding.name] ?? []).map { try requirement($0, in: component) }
      var node = GraphDocument.Node(
        id: try id(of: binding.name, in: component.id, line: binding.line), component: component.id,
        key: type(binding.key), tag: binding.tag.map(type), kind: GraphDocument.Node.Kind(rawValue: binding.kind),
        contribution: binding.contribution, scope: binding.scope.map(type), attributes: binding.attributes,
        laterLifecycle: binding.laterLifecycle,
        visibility: binding.visibility.map { GraphDocument.Node.Visibility(rawValue: $0) }, module: binding.module,
        installs: binding.installs, location: nil,
        // A decorator's first dependency is the binding that it wraps.
        requirements: requirements.filter(\.isDecorated) + requirements.filter { !$0.isDecorated })
      node.acceptedWarnings = binding.acceptedWarnings
      return node
    }
  }

  private func requirement(_ need: LockedNeed, in component: LockedComponent) throws -> GraphDocument.Requirement {
    var requirement = GraphDocument.Requirement(
      type: type(need.type), forms: need.forms.map { GraphDocument.Requirement.Form(rawValue: $0) },
      resolution: need.resolution.map { GraphDocument.Requirement.Resolution(rawValue: $0) } ?? .bound)
    requirement.target = try need.target.map {
      try id(of: $0, in: need.component ?? component.id, line: need.line)
    }
    requirement.missingType = need.missingType.map(type)
    if need.isOptional { requirement.allowAbsence() }
    return requirement
  }

  private func diagnostic(_ line: LockedDiagnostic) throws -> GraphDocument.Diagnostic {
    GraphDocument.Diagnostic(
      id: line.id, severity: GraphDocument.Diagnostic.Severity(rawValue: line.severity), headline: line.headline,
      text: "\(line.severity): \(line.headline) [\(line.id)]", location: nil,
      nodes: try line.nodes.map { try id(of: $0.name, in: $0.component, line: line.line) })
  }
}

extension GraphDocument.Requirement {
  fileprivate var isDecorated: Bool { forms.contains(.decorated) }
}

extension LockedComponent {
  /// The qualified names of all types.
  fileprivate var types: [String] {
    [type] + [scope, seed].compactMap { $0 } + modules.map(\.type)
      + bindings.flatMap { [$0.key] + [$0.tag, $0.scope].compactMap { $0 } }
      + needs.flatMap { [$0.type] + [$0.missingType].compactMap { $0 } }
  }

  /// The bindings by name, and contributions in the order of their collections.
  fileprivate var orderedBindings: [LockedBinding] {
    var places: [String: Int] = [:]
    for need in needs where need.forms == [GraphDocument.Requirement.Form.element.rawValue] {
      if let target = need.target, need.component == nil { places[target] = places.count }
    }
    func order(_ binding: LockedBinding) -> (String, Int, String, Int) {
      let parts = binding.name.split(separator: "#")
      let number = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
      let name = number == nil ? binding.name : parts.dropLast().joined(separator: "#")
      return (binding.key, places[binding.name] ?? -1, name, number ?? 0)
    }
    return bindings.sorted { order($0) < order($1) }
  }
}

extension LockedBinding {
  fileprivate var contribution: GraphDocument.Node.Contribution? {
    collection.map {
      GraphDocument.Node.Contribution(
        collection: GraphDocument.Node.Contribution.Collection(rawValue: $0), key: elementKey, order: order)
    }
  }

  /// The name within the identifier, as for a graph that was not stored.
  fileprivate func nameInIdentifier(of component: LockedComponent) -> String {
    let owner = component.modules.first { $0.id == module }?.type ?? component.type
    let privacy = visibility == GraphDocument.Node.Visibility.module.rawValue ? " in \(owner)" : ""
    let isDecorator = kind == GraphDocument.Node.Kind.decorator.rawValue
    return key + privacy + (collection != nil ? " element" : isDecorator ? " decorator" : "")
  }
}
