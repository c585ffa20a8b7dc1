/// Finds the registrations that can be rewritten with certainty, and the decisions that the others need.
struct MigrationRule {
  let catalogue: TypeCatalogue
  private let code: MigrationReader
  /// The types behind type aliases.
  private let aliasedTypes: [String: String]
  private var groups: [String: [Registration]] = [:]
  /// The registrations whose factories ask for a type, by the key of the type.
  private var requests: [String: [Registration]] = [:]
  /// The types that code outside of registrations asks for, by their keys.
  private var used: Set<String> = []
  /// The members that any code uses, without requests in factories.
  private var members: Set<String> = []
  /// Whether a registration is created at most once in a resolution, by its place.
  private var isCreatedOnce: [FilePlace: Bool] = [:]
  /// The names of types in other types, which code of a module cannot use without the name of the outer type.
  private var nestedTypes: Set<String> = []
  /// Whether code may ask for objects without being read.
  private var hasUnreadRequests = false

  init(_ code: MigrationReader, catalogue: TypeCatalogue) {
    self.code = code
    let registrations = code.registrations
    self.catalogue = catalogue
    aliasedTypes = Dictionary(
      catalogue.entries.filter { $0.declaration.kind == .alias && $0.declaration.inheritedTypes.count == 1 }
        .map { ($0.path, $0.declaration.inheritedTypes[0]) }
    ) { first, _ in first }
    var targets: [String: String] = [:]
    for registration in registrations {
      for key in keys(of: registration) {
        groups[key, default: []].append(registration)
        targets[key] = self.key(registration.key)
      }
    }
    for registration in registrations {
      for key in dependencies(of: registration).map({ key($0.key) }) + registration.completedWith.map(key) {
        requests[targets[key] ?? key, default: []].append(registration)
      }
    }
    members = registrations.reduce(into: code.members) { $0.formUnion($1.closure?.members ?? []) }
    hasUnreadRequests = code.hasUnreadRequests || registrations.contains(where: \.isUnread)
    let paths = Set(catalogue.entries.map(\.path))
    nestedTypes = Set(paths.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").last.map(String.init) })
    for case .request(let type) in code.uses.map(\.kind) {
      let key = key(type)
      used.insert(targets[key] ?? key)
      if groups[key] == nil, !paths.contains(type) { hasUnreadRequests = true }
    }
    for registration in registrations where registration.scope == .graph { findCreations(of: registration) }
  }

  /// Finds out whether at most one object of a type is created during a resolution, so that there is nothing to share.
  @discardableResult private mutating func findCreations(of registration: Registration) -> Bool {
    if let known = isCreatedOnce[registration.place] { return known }
    // A cycle asks for its own type.
    isCreatedOnce[registration.place] = false
    let key = key(registration.key)
    let dependents = requests[key, default: []]
    guard dependents.count <= 1, !used.contains(key), !members.contains(registration.factory ?? "") else {
      return false
    }
    let isOnce = dependents.allSatisfy { dependent in
      !dependent.asksLater && (dependent.scope == .shared || findCreations(of: dependent))
    }
    isCreatedOnce[registration.place] = isOnce
    return isOnce
  }

  /// The keys of a registration: that of its type, and those of the types that return the same object.
  private func keys(of registration: Registration) -> [String] {
    [key(registration.key)] + registration.forwarded.map(key)
  }

  /// The key of a registration, with the types behind aliases.
  private func key(_ spelled: String) -> String {
    let key = Registration.key(spelled)
    guard !aliasedTypes.isEmpty else { return key }
    let text = SourceText(Array(key.utf8))
    return text.tokens(in: 0..<text.bytes.count).map { aliasedTypes[$0.text] ?? $0.text }.joined()
  }

  var bindings: [MigratedBinding] {
    code.registrations.map { registration in
      let all = registration.decisions + decisions(on: registration)
      let decisions = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
      return MigratedBinding(
        registration: registration, statements: decisions.isEmpty ? statements(for: registration) : nil,
        decisions: decisions)
    }
  }

  /// The types that factories ask for and that nothing registers, with the types that need them.
  var unregistered: [(type: String, dependents: [String])] {
    requests.filter { groups[$0.key] == nil }
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
    let others = keys(of: registration).flatMap { groups[$0, default: []] }.filter { other in
      other.place != registration.place
        && !(other.place.file == registration.place.file && other.conditions.excludes(registration.conditions))
    }
    if !others.isEmpty {
      let places = others.map(\.place)
      decisions.append(registration.factory == nil ? .duplicate(places) : .oneOfSeveral(places))
    }
    if registration.factory != nil {
      let ambiguous = dependencies(of: registration).filter { groups[key($0.key), default: []].count > 1 }
      decisions += Set(ambiguous.map(\.type)).sorted().map { .ambiguousRequest($0) }
    }
    if let changes = registration.factory.flatMap({ code.changes[$0] }) { decisions.append(.changed(changes)) }
    if registration.scope == .shared, code.resetsScopes { decisions.append(.reset) }
    let nested = Set((registration.closure?.created ?? []) + [Registration.key(registration.service)])
      .intersection(nestedTypes).filter { catalogue.type(named: $0, in: file) == nil }.sorted()
    if !nested.isEmpty { decisions.append(.usesSurroundings(nested)) }
    let isOnce = !hasUnreadRequests && isCreatedOnce[registration.place] == true
    if registration.scope == .graph, !isOnce, !isValue(registration) {
      let dependents = Set(requests[key(registration.key), default: []].map(\.service)).sorted()
      // Requests that were not read matter only if nothing else prevents a binding.
      if !dependents.isEmpty || decisions.isEmpty && registration.decisions.isEmpty {
        decisions.append(.graphScope(dependents: dependents))
      }
    }
    return decisions
  }

  /// Whether the factory returns an object of the system, or a struct that contains nothing but its dependencies: every
  /// dependent has its own copy of it.
  private func isValue(_ registration: Registration) -> Bool {
    guard case .closure(let closure) = registration.creation else { return false }
    guard !closure.isStaticMember else { return true }
    guard closure.created.count == 1, closure.body.hasPrefix(closure.created[0]), closure.isPlainCall,
      let type = catalogue.type(named: closure.created[0], in: registration.place.file)
    else { return false }
    return type.declaration.kind == .struct && initializers(of: type.path, in: type.file).isEmpty
      && !type.declaration.properties.contains(where: \.hasValue)
      && dependencies(of: registration).allSatisfy { dependency in
        let providers = groups[key(dependency.key), default: []]
        return !providers.isEmpty && providers.allSatisfy { $0.scope == .shared }
      }
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
}

extension String {
  /// Whether it is the name of a type of UIKit, or of a view of AppKit. Most of them are isolated to the main actor.
  fileprivate var isOfUIKit: Bool {
    hasPrefix("NSView") || hasPrefix("NSWindow") || hasPrefix("UI") && dropFirst(2).first?.isUppercase == true
  }
}
