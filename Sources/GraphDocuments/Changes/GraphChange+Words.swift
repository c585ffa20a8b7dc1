import BindingGraph

extension GraphChange: CustomStringConvertible {
  /// The change as a sentence: `SessionStore now depends on Keychain`.
  public var description: String { ChangeReport.plain(words) }

  var words: ChangeText {
    switch fact {
    case .component(let fact): words(for: fact)
    case .binding(let fact): words(for: fact)
    case .requirement(let fact): words(for: fact)
    case .diagnostic(let fact, let problem): words(for: fact, about: problem)
    case .swiftModuleRenamed(let old, let new): "the Swift module \(old) is now called \(new)"
    }
  }

  private func words(for fact: ComponentFact) -> ChangeText {
    switch fact {
    case .added(let parent, let count):
      "new component \(subject.name)\(named: " in ", parent?.name), with \(words: Self.bindings(count))\(place("installed"))"
    case .removed(let parent): "\(subject.name) is no longer installed\(named: " in ", parent?.name)"
    case .moved(let old, let new):
      "component \(subject.name) moved\(named: " from ", old?.name)\(named: " to ", new?.name)"
    case .renamed(let old, let new): "component \(Self.renamed(old, new))"
    case .scopeChanged(let old, let new): replaced("scope", of: "\(subject.name)", old, new)
    case .seedChanged(let old, let new): replaced("seed", of: "\(subject.name)", old, new)
    case .rootChanged(let old, let new): replaced("root", of: "\(subject.name)", old, new)
    case .repetitionChanged(let isThere): "\(subject.name) is \(words: Self.now(isThere)) installed in itself"
    case .module(.added, let module): "\(subject.name) now includes \(module.name)"
    case .module(.removed, let module): "\(subject.name) no longer includes \(module.name)"
    case .module(.renamed(let old), let new): "module \(Self.renamed(old, new))"
    case .module(.moved(let old, let new), let module):
      "in \(subject.name), \(module.name) is now included by \(Self.module(new)) instead of \(Self.module(old))"
    }
  }

  private func words(for fact: BindingFact) -> ChangeText {
    switch fact {
    case .added(_, let adjectives, _): addition(adjectives)
    case .removed: removal
    case .moved(let old, let new): "\(subject.name) moved from \(old.name) to \(new.name)"
    case .elementsReordered: "the contributions to \(subjectWords) have a different order"
    case .orderChanged(_, let order?): "\(subjectWords) now has the order \(words: order)"
    case .orderChanged(_, nil): "\(subjectWords) now has the default order"
    case .renamed(let old, let new): Self.renamed(old, new)
    case .tagRenamed(let old, let new): "the tag \(Self.renamed(old, new))"
    case .tagChanged(nil, let new?, let key): "\(key.name)\(commonPlace) now has the tag \(new.name)"
    case .tagChanged(let old, let new, _): replaced("tag", of: subjectWords, old, new)
    case .kindChanged(let old, let new):
      "\(subjectWords) is now bound as \(words: new.description) instead of \(words: old.description)"
    case .sharingChanged(_, let scope?): "\(subjectWords) is now shared in \(scope.name)"
    case .sharingChanged(_, nil): "\(subjectWords) is no longer shared"
    case .attributeChanged(let attribute, let isThere):
      "\(subjectWords) \(words: attribute.predicate(Self.now(isThere)))"
    case .moduleChanged(let old, let new):
      "\(subjectWords) moved from \(Self.module(old)) to \(Self.module(new))"
    case .visibilityChanged(_, let part?): "\(subjectWords) is now visible in its \(words: part.description) only"
    case .visibilityChanged(_, nil): "\(subjectWords) is no longer private"
    }
  }

  private func words(for fact: RequirementFact) -> ChangeText {
    switch fact {
    case .added(let type): "\(subjectWords) now depends on \(type.name)"
    case .removed(let type): "\(subjectWords) no longer depends on \(type.name)"
    case .respelled(let old, let new): "\(subjectWords) now injects \(new.name) instead of \(old.name)"
    case .redirected(let type, let old, let new):
      "the \(type.name) of \(subjectWords) \(new.words(isPast: false)); before, it \(old.words(isPast: true))"
    }
  }

  private func words(for fact: DiagnosticChange, about problem: Problem) -> ChangeText {
    let diagnostic: ChangeText = "\(words: problem.severity.rawValue) \(words: problem.id): \(words: subject.name)"
    return switch fact {
    case .added: "new \(diagnostic)"
    case .removed: "fixed: \(diagnostic)"
    case .concernAdded(_, let name): "now also concerns \(name): \(diagnostic)"
    case .concernRemoved(_, let name): "no longer concerns \(name): \(diagnostic)"
    }
  }

  // MARK: Parts

  /// The subject, with its component unless that is obvious.
  private var subjectWords: ChangeText {
    if subject.isDecorator { return "the decorator of \(subject.name)\(commonPlace)" }
    guard let contribution = subject.contribution else { return "\(subject.name)\(commonPlace)" }
    return "the contribution\(named: " under ", contribution.key) to \(subject.name)\(commonPlace)"
  }

  private var commonPlace: ChangeText { subject.isOneOfSeveral ? "\(named: " in ", component)" : "" }

  private func addition(_ adjectives: [String]) -> ChangeText {
    let adjectives = adjectives.map { "\($0) " }.joined()
    if subject.isDecorator {
      let rest: ChangeText = "\(subject.name)\(named: " in ", component)\(place("decorated"))"
      return "new \(words: adjectives)decorator of \(rest)"
    }
    let rest: ChangeText = "\(subject.name)\(named: " in ", component)\(place("bound"))"
    guard let contribution = subject.contribution else { return "new \(words: adjectives)binding \(rest)" }
    return "new \(words: adjectives)contribution\(named: " under ", contribution.key) to \(rest)"
  }

  private var removal: ChangeText {
    if subject.isDecorator { return "\(subject.name) is no longer decorated\(named: " in ", component)" }
    guard let contribution = subject.contribution else {
      return "\(subject.name) is no longer bound\(named: " in ", component)"
    }
    let key: ChangeText = "\(named: " under ", contribution.key)"
    return "removed a contribution\(key) to \(subject.name)\(named: " in ", component)\(place("which was bound"))"
  }

  private func place(_ participle: String) -> ChangeText {
    subject.location.map { ", \(words: participle) at \(words: $0.description)" } ?? ""
  }

  private func replaced(
    _ part: String, of whole: ChangeText, _ old: GraphDocument.TypeName?, _ new: GraphDocument.TypeName?
  ) -> ChangeText {
    switch (old, new) {
    case (let old?, let new?): "the \(words: part) of \(whole) is now \(new.name) instead of \(old.name)"
    case (_, let new?): "\(whole) now has the \(words: part) \(new.name)"
    case (let old, nil): "\(whole) no longer has the \(words: part)\(named: " ", old?.name)"
    }
  }

  /// With qualified names if the short names are equal.
  private static func renamed(_ old: GraphDocument.TypeName, _ new: GraphDocument.TypeName) -> ChangeText {
    old.name == new.name
      ? "\(old.qualifiedName) is now called \(new.qualifiedName)" : "\(old.name) is now called \(new.name)"
  }

  private static func now(_ isThere: Bool) -> String { isThere ? "now" : "no longer" }

  private static func bindings(_ count: Int) -> String { count == 1 ? "1 binding" : "\(count) bindings" }

  private static func module(_ module: GraphDocument.TypeName?) -> ChangeText {
    module.map { "\($0.name)" } ?? "the component itself"
  }
}

extension DocumentedAttribute {
  /// - Parameter now: "now" or "no longer".
  fileprivate func predicate(_ now: String) -> String {
    switch phrase {
    case .adjective: "is \(now) \(word.asWords)"
    case .participle(let participle): "is \(now) \(participle)"
    case .noun: "\(now) has a \(word.asWords)"
    }
  }
}

extension GraphChange.Source {
  /// The new source of a dependency, or its former one.
  fileprivate func words(isPast: Bool) -> ChangeText {
    let comes = isPast ? "came" : "now comes"
    let verb = isPast ? "was" : "is now"
    return switch self {
    case .component(let place): "\(words: comes) from \(place.name)"
    case .other(.missing): "\(words: verb) missing"
    case .other(.absent): "\(words: verb) absent"
    case .other(.hidden): "\(words: verb) left out"
    case .other(.objectGraph): "\(words: comes) from every binding visible to the component"
    case .other(let resolution): "\(words: verb) \(words: resolution.description)"
    }
  }
}
