import BindingGraph

/// A key is required on all paths, but bound only in some branches of `configure`.
package struct ConditionalBindingFact: Sendable {
  package let key: TypeReference
  /// The component of the first dependent binding.
  package let component: TypeReference
  /// The location of the binding.
  package let location: SourceLocation?
  /// The dependencies on paths without the binding; never empty.
  package fileprivate(set) var requests: [MissingBindingFact.Request]

  package init(
    key: TypeReference, in component: TypeReference, location: SourceLocation?, requests: [MissingBindingFact.Request]
  ) {
    self.key = key
    self.component = component
    self.location = location
    self.requests = requests
  }
}

extension ConditionalBindingFact: AbsenceFact {
  package static let kind = DiagnosticKind.conditionalBinding

  package var subject: TypeReference? { key }
}

/// Finds dependencies on keys that are bound on some paths, but not on each path to the dependency.
enum ConditionalBindingPass: RootPass {
  static let kind = ConditionalBindingFact.kind
  static let isRefutedByMoreBindings = true

  static func diagnostics(in code: RootCode) -> [Diagnostic] {
    guard code.hasAlternatives else { return [] }
    return ConditionalBindingSearch(in: code.union, map: code.map).facts.filter { !isAccepted($0, in: code.graph) }
      .map { Diagnostic($0) }
  }

  private static func isAccepted(_ fact: ConditionalBindingFact, in graph: LinkedGraph) -> Bool {
    graph.bindings.indices.contains { index in
      graph.bindings[index].location == fact.location && graph.type(of: graph.bindings[index].key) == fact.key
        && graph.accepts(.conditionalBinding, for: index)
    }
  }
}

private struct ConditionalBindingSearch {
  private struct Question: Hashable {
    let place: Int
    /// The module of the dependent binding.
    let module: Int
    let key: Key
    let path: BranchPath
  }

  private struct Answer: Hashable {
    let key: Key
    let location: SourceLocation?
  }

  private struct Site {
    let path: BranchPath
    let location: SourceLocation?
    let isOptionalDeclaration: Bool
    let visibility: BindingVisibility?
    let module: Int
  }

  private(set) var facts: [ConditionalBindingFact] = []
  private let tree: ComponentTree
  private let keys: KeyTable
  private let map: BranchMap
  /// The bindings of each component.
  private var sites: [[Key: [Site]]] = []
  /// The paths to the installations of each component.
  private var installations: [[BranchPath]] = []
  /// The limit of these paths for each component: nested components multiply them.
  private static let maximumInstallations = 64
  private var positions: [Answer: Int] = [:]
  private var answers: [Question: Answer?] = [:]

  /// - Parameter union: the graph of all declarations in any run.
  init(in union: AnalysedGraph, map: BranchMap) {
    tree = union.tree
    keys = union.keys
    self.map = map
    for (place, parent) in zip(tree.places, tree.parents) {
      var own: [Key: [Site]] = [:]
      for binding in place.configuration?.bindings ?? [] where binding.kind != .decorator {
        let key = keys.key(binding.draft.key)
        own[key, default: []].append(
          Site(
            path: binding.path, location: binding.location,
            isOptionalDeclaration: binding.kind == .optionalDeclaration, visibility: binding.draft.visibility,
            module: binding.module))
      }
      sites.append(own)
      guard let parent, let installation = place.installation,
        let bindings = tree.places[parent].configuration?.bindings
      else {
        installations.append([BranchPath()])
        continue
      }
      let paths = ([installation.binding] + installation.otherBindings).map { bindings[$0].path }
      let all = installations[parent].flatMap { outer in paths.map(outer.followed) }
      installations.append(Array(all.prefix(Self.maximumInstallations)))
    }
    for place in tree.places.indices { examine(place) }
  }

  private mutating func examine(_ place: Int) {
    for binding in tree.places[place].configuration?.bindings ?? [] {
      for requirement in binding.requests {
        let key = keys.key(requirement)
        guard let answer = answer(to: key, of: binding, in: place) else { continue }
        let request = MissingBindingFact.Request(
          requested: keys.reference(to: requirement.shown), shown: shown(key),
          requiredFor: keys.reference(to: binding.draft.key.shown), location: binding.location)
        add(request, to: answer, from: place)
      }
    }
  }

  private mutating func add(_ request: MissingBindingFact.Request, to answer: Answer, from place: Int) {
    guard let position = positions[answer] else {
      positions[answer] = facts.count
      return facts.append(
        ConditionalBindingFact(
          key: keys.keys[answer.key.index], in: keys.reference(to: tree.places[place].component.type),
          location: answer.location, requests: [request]))
    }
    if !facts[position].requests.contains(request) { facts[position].requests.append(request) }
  }

  /// The answer on the first path to a component on which the key is not bound.
  private mutating func answer(to key: Key, of binding: RecordedBinding, in place: Int) -> Answer? {
    for installation in installations[place] {
      let path = installation.followed(by: binding.path)
      let question = Question(place: place, module: binding.module, key: key, path: path)
      if let answer = answer(to: question) { return answer }
    }
    return nil
  }

  /// - Returns: `nil` if the key is bound on all paths, or on none.
  private mutating func answer(to question: Question) -> Answer? {
    if let known = answers[question] { return known }
    let (base, found) = sitesServing(question)
    var answer: Answer?
    if let first = found.first, !found.contains(where: { question.path.implies($0.path) }),
      case .values = BranchSearch.runToEnd(through: question.path, avoiding: found.map(\.path), in: map)
    {
      answer = Answer(key: base, location: first.location)
    }
    answers[question] = .some(answer)
    return answer
  }

  /// The visible bindings that satisfy a dependency: those of the key, and of the key inside its form.
  private func sitesServing(_ question: Question) -> (base: Key, sites: [Site]) {
    var found: [Site] = []
    var key = question.key
    var isOptional = false
    while true {
      var next: Int? = question.place
      while let current = next {
        found += (sites[current][key] ?? []).filter { site in
          (isOptional || !site.isOptionalDeclaration)
            && isSeen(site, by: question, isOwn: current == question.place)
        }
        next = tree.parents[current]
      }
      let form = keys.form(of: key)
      guard let inner = form.inner else { return (key, found) }
      if case .optional = form { isOptional = true } else { isOptional = false }
      key = inner
    }
  }

  /// - Parameter isOwn: whether the site is in the component of the dependent binding.
  private func isSeen(_ site: Site, by question: Question, isOwn: Bool) -> Bool {
    switch site.visibility {
    case nil: true
    case .module?: isOwn && site.module == question.module
    default: isOwn
    }
  }

  /// The key without enclosing providers, as reports show it.
  private func shown(_ key: Key) -> TypeReference {
    var key = key
    while let inner = keys.form(of: key).shownKey { key = inner }
    return keys.keys[key.index]
  }
}

extension ConditionalBindingFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(key, "is always required but bound only in some branches")
    content.steps = [DiagnosticStep("bound in a branch", at: location)]
    content.steps += requests.map { DiagnosticStep("required by \($0.requirerName)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("bind it in every branch, or outside the branches"),
      DiagnosticSuggestion(
        "if intended, suppress the warning", code: "binder.accept(.conditionalBinding, for: \(key.metatype))"),
    ]
    return content
  }
}
