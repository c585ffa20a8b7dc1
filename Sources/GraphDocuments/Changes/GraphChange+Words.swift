extension GraphChange: CustomStringConvertible {
  /// The change as a sentence: `SessionStore now needs Keychain`.
  public var description: String { ChangeReport.plain(words) }

  var words: ChangeText {
    switch fact {
    case .component(let fact): words(for: fact)
    case .binding(let fact): words(for: fact)
    case .requirement(let fact): words(for: fact)
    case .finding(.added(let severity, let id)):
      "new \(words: severity.rawValue) \(words: id): \(words: subject.name)"
    case .finding(.removed(let severity, let id)):
      "mended: \(words: severity.rawValue) \(words: id): \(words: subject.name)"
    }
  }

  private func words(for fact: ComponentFact) -> ChangeText {
    switch fact {
    case .added(let parent, let count):
      "new component \(subject.name)\(named: " in ", parent), with \(words: Self.bindings(count))\(place("installed"))"
    case .removed(let parent): "\(subject.name) is no longer installed\(named: " in ", parent)"
    case .moved(let old, let new): "component \(subject.name) moved\(named: " from ", old)\(named: " to ", new)"
    case .renamed(let old): "component \(old) is now called \(subject.name)"
    case .scopeChanged(let old, let new): replaced("scope", old, new)
    case .seedChanged(let old, let new): replaced("seed", old, new)
    case .rootChanged(let old, let new): replaced("root", old, new)
    case .moduleAdded(let module): "\(subject.name) now includes \(module)"
    case .moduleRemoved(let module): "\(subject.name) no longer includes \(module)"
    }
  }

  private func words(for fact: BindingFact) -> ChangeText {
    switch fact {
    case .added(let isShared, let isSendable): addition(isShared: isShared, isSendable: isSendable)
    case .removed: removal
    case .moved(let old, let new): "\(subject.name) moved from \(old) to \(new)"
    case .elementsReordered: "the elements of \(subjectWords) are in another order"
    case .kindChanged(let old, let new):
      "\(subjectWords) is now bound as \(words: new.rawValue), and was bound as \(words: old.rawValue)"
    case .sharingChanged(let scope?): "\(subjectWords) is now shared in \(scope)"
    case .sharingChanged(nil): "\(subjectWords) is no longer shared"
    case .sendabilityChanged(let isSendable): "\(subjectWords) is \(words: isSendable ? "now" : "no longer") sendable"
    case .lifecycleChanged(.eager, let isThere): "\(subjectWords) is \(words: isThere ? "now" : "no longer") eager"
    case .lifecycleChanged(let part, let isThere):
      "\(subjectWords) \(words: isThere ? "now" : "no longer") has a \(words: part.rawValue)"
    case .moduleChanged(let old, let new):
      "\(subjectWords) is now bound in \(Self.module(new)), and was in \(Self.module(old))"
    }
  }

  private func words(for fact: RequirementFact) -> ChangeText {
    switch fact {
    case .added(let type): "\(subjectWords) now needs \(type)"
    case .removed(let type): "\(subjectWords) no longer needs \(type)"
    case .respelled(let old, let new): "\(subjectWords) now asks for \(new) in place of \(old)"
    case .redirected(let type, let old, let new):
      "the \(type) of \(subjectWords) now \(new.words(isPast: false)), and \(old.words(isPast: true))"
    }
  }

  // MARK: Parts

  /// The subject, with its component where that does not go without saying.
  private var subjectWords: ChangeText {
    let component: ChangeText = subject.isOneOfSeveral ? "\(named: " in ", subject.component)" : ""
    guard let contribution = subject.contribution else { return "\(subject.name)\(component)" }
    return "the element\(named: " under ", contribution.key) of \(subject.name)\(component)"
  }

  private func addition(isShared: Bool, isSendable: Bool) -> ChangeText {
    let adjectives = (isShared ? "shared " : "") + (isSendable ? "sendable " : "")
    let rest: ChangeText = "\(subject.name)\(named: " in ", subject.component)\(place("bound"))"
    guard let contribution = subject.contribution else { return "new \(words: adjectives)binding \(rest)" }
    return "new \(words: adjectives)element\(named: " under ", contribution.key) of \(rest)"
  }

  private var removal: ChangeText {
    guard let contribution = subject.contribution else {
      return "\(subject.name) is no longer bound\(named: " in ", subject.component)"
    }
    let key: ChangeText = "\(named: " under ", contribution.key)"
    return "\(subject.name)\(named: " in ", subject.component) has lost an element\(key)\(place("which was bound"))"
  }

  private func place(_ participle: String) -> ChangeText {
    subject.location.map { ", \(words: participle) at \(words: $0.description)" } ?? ""
  }

  private func replaced(_ part: String, _ old: String?, _ new: String?) -> ChangeText {
    switch (old, new) {
    case (let old?, let new?): "the \(words: part) of \(subject.name) is now \(new) in place of \(old)"
    case (_, let new?): "\(subject.name) now has the \(words: part) \(new)"
    case (let old, nil): "\(subject.name) no longer has the \(words: part)\(named: " ", old)"
    }
  }

  private static func bindings(_ count: Int) -> String { count == 1 ? "1 binding" : "\(count) bindings" }

  private static func module(_ name: String?) -> ChangeText { name.map { "\($0)" } ?? "the component itself" }
}

extension GraphChange.Source {
  /// What a requirement does or did.
  fileprivate func words(isPast: Bool) -> ChangeText {
    switch self {
    case .component(let name): "\(words: isPast ? "came" : "comes") from \(name)"
    case .other(.missing): "\(words: isPast ? "was" : "is") missing"
    case .other(.absent): "\(words: isPast ? "was" : "is") absent"
    case .other(.hidden): "\(words: isPast ? "was" : "is") left out"
    case .other(.objectGraph): "\(words: isPast ? "came" : "comes") from all that the component sees"
    case .other(.bound): "\(words: isPast ? "was" : "is") bound"
    }
  }
}
