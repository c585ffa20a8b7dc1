extension GraphChange: CustomStringConvertible {
  /// The change as a sentence: `SessionStore now needs Keychain`.
  public var description: String { ChangeReport.plain(words) }

  var words: ChangeText {
    switch fact {
    case .componentAdded(let parent, let bindings):
      "new component \(subject.name)\(Self.optional(" in ", parent)), with \(words: Self.count(bindings))\(place("installed"))"
    case .componentRemoved(let parent):
      if let parent { "\(subject.name) is no longer installed in \(parent)" } else { "\(subject.name) is gone" }
    case .componentMoved(let old, let new): "component \(subject.name) moved\(Self.way(from: old, to: new))"
    case .componentRenamed(let old): "component \(old) is now called \(subject.name)"
    case .scopeChanged(let old, let new): replaced("scope", old, new)
    case .seedChanged(let old, let new): replaced("seed", old, new)
    case .rootChanged(let old, let new): replaced("root", old, new)
    case .moduleAdded(let module): "\(subject.name) now includes \(module)"
    case .moduleRemoved(let module): "\(subject.name) no longer includes \(module)"
    default: bindingWords
    }
  }

  private var bindingWords: ChangeText {
    switch fact {
    case .bindingAdded(let isShared, let isSendable): addition(isShared: isShared, isSendable: isSendable)
    case .bindingRemoved: removal
    case .bindingMoved(let old, let new): "\(subject.name) moved from \(old) to \(new)"
    case .elementsReordered: "the elements of \(named) are in another order"
    case .kindChanged(let old, let new):
      "\(named) is now bound as \(words: new.rawValue), and was bound as \(words: old.rawValue)"
    case .sharingChanged(let scope?): "\(named) is now shared in \(scope)"
    case .sharingChanged(nil): "\(named) is no longer shared"
    case .sendabilityChanged(let isSendable): "\(named) is \(words: isSendable ? "now" : "no longer") sendable"
    case .moduleChanged(let old, let new):
      "\(named) is now bound in \(Self.module(new)), and was in \(Self.module(old))"
    default: requirementWords
    }
  }

  private var requirementWords: ChangeText {
    switch fact {
    case .requirementAdded(let type): "\(named) now needs \(type)"
    case .requirementRemoved(let type): "\(named) no longer needs \(type)"
    case .requirementRespelled(let old, let new): "\(named) now asks for \(new) in place of \(old)"
    case .requirementRedirected(let type, let old, let new):
      "the \(type) of \(named) \(Self.now(new))\(Self.before(old))"
    case .findingAdded(let severity, let id): "new \(words: severity.rawValue) \(words: id): \(words: subject.name)"
    case .findingRemoved(let severity, let id):
      "mended: \(words: severity.rawValue) \(words: id): \(words: subject.name)"
    default: "\(subject.name) has changed"
    }
  }

  // MARK: Parts

  /// The subject, with its component where that does not go without saying.
  private var named: ChangeText {
    let component = subject.isOneOfSeveral ? Self.optional(" in ", subject.component) : ""
    guard case .element(let key) = subject.sort else { return "\(subject.name)\(component)" }
    return "the element\(Self.optional(" under ", key)) of \(subject.name)\(component)"
  }

  private func addition(isShared: Bool, isSendable: Bool) -> ChangeText {
    let adjectives = (isShared ? "shared " : "") + (isSendable ? "sendable " : "")
    let component = Self.optional(" in ", subject.component)
    if case .element(let key) = subject.sort {
      return
        "new \(words: adjectives)element\(Self.optional(" under ", key)) of \(subject.name)\(component)\(place("bound"))"
    }
    return "new \(words: adjectives)binding \(subject.name)\(component)\(place("bound"))"
  }

  private var removal: ChangeText {
    let component = Self.optional(" in ", subject.component)
    guard case .element(let key) = subject.sort else { return "\(subject.name) is no longer bound\(component)" }
    return "\(subject.name)\(component) has lost an element\(Self.optional(" under ", key))\(place("which was bound"))"
  }

  private func place(_ participle: String) -> ChangeText {
    subject.location.map { ", \(words: participle) at \(words: $0.description)" } ?? ""
  }

  private func replaced(_ part: String, _ old: String?, _ new: String?) -> ChangeText {
    switch (old, new) {
    case (let old?, let new?): "the \(words: part) of \(subject.name) is now \(new) in place of \(old)"
    case (nil, let new?): "\(subject.name) now has the \(words: part) \(new)"
    case (let old?, nil): "\(subject.name) no longer has the \(words: part) \(old)"
    case (nil, nil): "\(subject.name) has changed"
    }
  }

  private static func optional(_ words: String, _ name: String?) -> ChangeText {
    name.map { "\(words: words)\($0)" } ?? ""
  }

  private static func way(from old: String?, to new: String?) -> ChangeText {
    "\(optional(" from ", old))\(optional(" to ", new))"
  }

  private static func count(_ bindings: Int) -> String { bindings == 1 ? "1 binding" : "\(bindings) bindings" }

  private static func module(_ name: String?) -> ChangeText { name.map { "\($0)" } ?? "the component itself" }

  private static func now(_ source: Source) -> ChangeText {
    switch source {
    case .component(let name): "now comes from \(name)"
    case .other(.missing): "is now missing"
    case .other(.absent): "is now absent"
    case .other: "is now served by another sort of binding"
    }
  }

  private static func before(_ source: Source) -> ChangeText {
    switch source {
    case .component(let name): ", and came from \(name)"
    case .other(.missing): ", and was missing"
    case .other(.absent): ", and was absent"
    case .other: ""
    }
  }
}
