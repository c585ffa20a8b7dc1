/// A registration, and the binding that takes its place.
struct MigratedBinding {
  let registration: Registration
  /// The statements of the binding; `nil` if it needs a decision.
  let statements: [String]?
  let decisions: [MigrationDecision]
}

/// Writes bindings for registrations.
struct MigrationRule {
  private let catalogue: TypeCatalogue
  private let registrations: [Registration]
  private let groups: [String: [Registration]]
  /// The registrations whose factories ask for a type, by the key of the type.
  private var requests: [String: [Registration]] = [:]
  private let aliases: [String: String]

  init(_ registrations: [Registration], catalogue: TypeCatalogue) {
    self.registrations = registrations
    self.catalogue = catalogue
    groups = Dictionary(grouping: registrations, by: \.key)
    aliases = Dictionary(
      registrations.flatMap { registration in
        registration.forwarded.map { (Registration.key($0), Registration.key(registration.service)) }
      }
    ) { first, _ in first }
    for registration in registrations {
      for dependency in dependencies(of: registration) {
        requests[aliases[dependency.key] ?? dependency.key, default: []].append(registration)
      }
    }
  }

  var bindings: [MigratedBinding] {
    registrations.map { registration in
      let all = registration.decisions + decisions(on: registration)
      let decisions = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
      return MigratedBinding(
        registration: registration, statements: decisions.isEmpty ? statements(for: registration) : nil,
        decisions: decisions)
    }
  }

  /// The types that factories ask for and that nothing registers, with the types that need them.
  var unregistered: [(type: String, dependents: [String])] {
    requests.filter { key, _ in groups[key] == nil }
      .map { ($0, Set($1.map(\.service)).sorted()) }.sorted { $0.0 < $1.0 }
  }

  // MARK: Decisions

  private func decisions(on registration: Registration) -> [MigrationDecision] {
    var decisions: [MigrationDecision] = []
    let file = registration.place.file
    switch registration.creation {
    case nil: if !registration.decisions.contains(.optionalService) { decisions.append(.unreadFactory) }
    case .initializer(let function):
      if parameters(of: function, in: file) == nil { decisions.append(.unreadInitializer(function)) }
    case .closure(let closure):
      let types = closure.names.compactMap { catalogue.type(named: $0, in: file) }
      decisions += types.filter { $0.declaration.access == .file }.map { .privateType($0.path) }
      let views = closure.names.filter { $0.isOfUIKit && catalogue.type(named: $0, in: file) == nil }.sorted()
      decisions += views.map { .isolated($0, actor: "MainActor") }
    }
    for type in Set([registration.service] + created(by: registration)).sorted() {
      if let actor = actor(of: type, in: file) { decisions.append(.isolated(type, actor: actor)) }
    }
    let others = groups[registration.key, default: []].filter { other in
      other.place != registration.place
        && !(other.place.file == registration.place.file && other.conditions.excludes(registration.conditions))
    }
    if !others.isEmpty {
      let places = others.map(\.place)
      decisions.append(registration.factory == nil ? .duplicate(places) : .oneOfSeveral(places))
    }
    if registration.factory != nil {
      let ambiguous = dependencies(of: registration).filter { groups[$0.key, default: []].count > 1 }
      decisions += Set(ambiguous.map(\.type)).sorted().map { .ambiguousRequest($0) }
    }
    if registration.scope == .graph, !isValue(registration), !isRequestedOnce(registration) {
      decisions.append(.graphScope(dependents: Set(requests[registration.key, default: []].map(\.service)).sorted()))
    }
    return decisions
  }

  /// Whether at most one object of a type is created during a resolution, so that there is nothing to share.
  private func isRequestedOnce(_ registration: Registration, known: Set<FilePlace> = []) -> Bool {
    let dependents = requests[registration.key, default: []]
    guard dependents.count <= 1, !known.contains(registration.place) else { return false }
    return dependents.allSatisfy {
      $0.scope == .shared || isRequestedOnce($0, known: known.union([registration.place]))
    }
  }

  /// Whether the factory only creates a struct, of which every dependent has its own copy, or returns a static member.
  private func isValue(_ registration: Registration) -> Bool {
    if case .closure(let closure) = registration.creation, closure.isStaticMember { return true }
    return created(by: registration).first.flatMap { catalogue.type(named: $0, in: registration.place.file) }
      .map { $0.declaration.kind == .struct } ?? false
  }

  private func created(by registration: Registration) -> [String] {
    switch registration.creation {
    case .closure(let closure): closure.created
    case .initializer(let function): [String(function.prefix { $0 != "." })]
    case nil: []
    }
  }

  private func actor(of type: String, in file: String) -> String? {
    guard let entry = catalogue.type(named: Registration.key(type), in: file) else { return nil }
    if let actor = catalogue.actor(of: entry) { return actor }
    // The system declares the superclass of a view or a view controller.
    var ancestor: TypeCatalogue.Entry? = entry
    while let current = ancestor {
      let inherited = current.declaration.inheritedTypes.filter { catalogue.resolve($0, from: current).isEmpty }
      if inherited.contains(where: { $0 == "View" || $0.isOfUIKit }) { return "MainActor" }
      ancestor = catalogue.superclass(of: current)
    }
    return nil
  }

  // MARK: Statements

  private func statements(for registration: Registration) -> [String] {
    let service = spelled(registration.service, in: registration.place.file)
    let start =
      "binder.bind(\(Self.metatype(service)))" + (registration.scope == .shared ? ".sharedInScope()" : "")
    return [start + factory(of: registration)]
      + registration.forwarded.map { type in
        let forwarded = spelled(type, in: registration.place.file)
        return "binder.bind(\(Self.metatype(forwarded))).to { $0 as \(service) }"
      }
  }

  private func factory(of registration: Registration) -> String {
    let file = registration.place.file
    switch registration.creation {
    case .initializer(let function): return ".to(factory: \(function))"
    case .closure(let closure):
      if let function = closure.function(initializers: { initializers(of: $0, in: file) }) {
        return ".to(factory: \(function))"
      }
      let parameters = closure.dependencies.map { "\($0.name): \(spelled($0.type, in: file))" }
      let signature = parameters.isEmpty ? "" : " (\(parameters.joined(separator: ", "))) in"
      guard closure.body.contains("\n") else { return ".to {\(signature) \(closure.body) }" }
      return ".to {\(signature)\n"
        + closure.body.components(separatedBy: "\n").map { "  \($0)" }.joined(separator: "\n")
        + "\n}"
    case nil: return ""
    }
  }

  private func dependencies(of registration: Registration) -> [Registration.Dependency] {
    switch registration.creation {
    case .closure(let closure): closure.dependencies
    case .initializer(let function):
      (parameters(of: function, in: registration.place.file) ?? []).map { parameter in
        Registration.Dependency(
          name: parameter.name, key: Registration.key(parameter.type), type: parameter.type)
      }
    case nil: []
    }
  }

  /// The parameters of the initializer that a function reference names, if the type has only one.
  private func parameters(of function: String, in file: String) -> [ParameterDeclaration]? {
    guard function.hasSuffix(".init"),
      let type = catalogue.type(named: String(function.dropLast(".init".count)), in: file), !type.declaration.isGeneric
    else { return nil }
    let all = initializers(of: type.path, in: file)
    guard all.isEmpty else { return all.count == 1 ? all[0].parameters : nil }
    let isPlain =
      type.declaration.kind == .class
      ? catalogue.superclass(of: type) == nil : type.declaration.properties.isEmpty
    return isPlain ? [] : nil
  }

  private func initializers(of type: String, in file: String) -> [InitializerDeclaration] {
    catalogue.type(named: type, in: file).map { entry in
      catalogue.declarations(of: entry).flatMap(\.declaration.initializers)
    } ?? []
  }

  /// A type as code for the compiler of today spells it: a protocol with `any`.
  private func spelled(_ type: String, in file: String) -> String {
    let plain = Registration.plain(type)
    guard !plain.hasPrefix("any "), catalogue.type(named: plain, in: file)?.declaration.kind == .protocol else {
      return plain
    }
    return "any \(plain)"
  }

  private static func metatype(_ type: String) -> String {
    type.contains { " &>".contains($0) } && !type.hasSuffix(">") || type.hasPrefix("any ")
      ? "(\(type)).self" : "\(type).self"
  }
}

extension String {
  /// Whether it is the name of a type of UIKit, or of a view of AppKit. Most of them are isolated to the main actor.
  fileprivate var isOfUIKit: Bool {
    hasPrefix("NSView") || hasPrefix("NSWindow") || hasPrefix("UI") && dropFirst(2).first?.isUppercase == true
  }
}

extension RewrittenClosure {
  /// Whether the code only names an existing object, such as `UserDefaults.standard`.
  var isStaticMember: Bool {
    body.first?.isUppercase == true && body.contains(".") && body.allSatisfy { $0.isPartOfIdentifier || $0 == "." }
  }

  /// The initializer that the code calls with exactly its dependencies, if the type has no other one: `LiveAPI.init`.
  func function(initializers: (String) -> [InitializerDeclaration]) -> String? {
    let code = body.filter { !$0.isWhitespace }
    let type = code.prefix { $0 != "(" }
    let name = type.hasSuffix(".init") ? type.dropLast(".init".count) : type
    let known = initializers(String(name))
    guard known.count == 1, let only = known.first, only.access == .module, !only.isFailable, !only.isThrowing,
      !only.isAsynchronous, !only.isGeneric, only.parameters.count == dependencies.count
    else { return nil }
    var values: [String] = []
    for parameter in only.parameters {
      guard
        let value = dependencies.first(where: {
          Registration.key($0.type) == Registration.key(parameter.type) && !values.contains($0.name)
        })
      else { return nil }
      values.append(value.name)
    }
    let arguments = zip(only.parameters, values).map { parameter, value in
      parameter.label.map { "\($0):\(value)" } ?? value
    }
    return code == "\(type)(\(arguments.joined(separator: ",")))" ? "\(name).init" : nil
  }
}
