extension MissingBindingFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(requests.first?.shown ?? key, "binding missing")
    content.headline.isPredicate = false
    content.chain = path?.links.map(\.text) ?? []
    content.steps = requests.map { DiagnosticStep("required by \($0.requirerName)", at: $0.location) }
    content.notes = unfinished.flatMap(\.notes)
    if let typeOfAnotherCopy {
      content.notes.append(
        .elsewhere("this program links Cleanse twice, and each copy has a \(typeOfAnotherCopy) of its own"))
    }
    return content
  }
}

#if DEBUG || DetailedReports
  extension MissingBindingFact {
    package var explanation: DiagnosticContent {
      var content = outline
      if typeOfAnotherCopy != nil {
        content.help = [.linkOneCopy]
        return content
      }
      content.namesakes = namesakes
      content.nearMisses = nearMisses.map { $0.suggestion(for: self) }
      if mayBeAbsent {
        content.help.append(
          DiagnosticSuggestion(
            "\(component) declares \(key) optional: inject \(key)?, or Lazy<\(key)?> if you want a provider"))
      } else if isWantedAsOptional {
        content.help.append(
          DiagnosticSuggestion(
            "if it may be absent, declare it optional in \(component)", fix: "binder.bindOptional(\(key.metatype))",
            in: statementPlace))
      }
      if let functionHelp { content.help.append(functionHelp) }
      if let factoryOfArgument {
        content.help.append(
          DiagnosticSuggestion(
            "only the object that \(factoryOfArgument) creates can inject the argument: to inject it into that object's dependencies too, make it the Seed of a subcomponent"
          ))
      }
      if let terminatorWithDefaults {
        content.help.append(
          DiagnosticSuggestion(
            "to use the default argument, bind \(requests[0].requiredFor) with a closure that omits it",
            at: requests[0].location, code: terminatorWithDefaults))
      }
      content.help += bindingHelp
      if let emptyCollection {
        content.help.append(
          DiagnosticSuggestion(
            "or, if it may be empty, declare it in \(component)", fix: emptyCollection, in: statementPlace))
      }
      if mayBeGiven {
        content.help.append(
          DiagnosticSuggestion(
            "or, if the components that include \(component) bind it, pass it in given",
            code: "given: [\(key.metatype)]"))
      }
      return content
    }

    /// A statement that declares the collection, which allows it to be empty.
    private var emptyCollection: DiagnosticText? {
      switch shape {
      case _ where tag != nil: nil
      case .array(let element): "binder.declareCollection(of: \(element.metatype))"
      case .set(let element): "binder.declareSet(of: \(element.metatype))"
      case .dictionary(let key, let value): "binder.declareDictionary(of: \(value.metatype), keyedBy: \(key.metatype))"
      default: nil
      }
    }

    /// A replacement for a function type, unless a near miss already suggests one.
    private var functionHelp: DiagnosticSuggestion? {
      let saysSo = nearMisses.contains { nearMiss in
        switch nearMiss.kind {
        case .result, .assistedFactory: true
        default: false
        }
      }
      guard !saysSo else { return nil }
      if case .closure(let result) = shape {
        return DiagnosticSuggestion(
          "inject () -> \(result), or SendableProvider<\(result)> in another isolation, and bind \(result)")
      }
      guard shape == .constant, TypeName.function(key.fullName) != nil else { return nil }
      return DiagnosticSuggestion(
        "to create something from an argument, inject a Factory, and bind that",
        code: "binder.bindFactory(...).with(...).to(factory: ...)")
    }

    /// Advice to inject another type, or to bind the key.
    private var bindingHelp: [DiagnosticSuggestion] {
      if !unfinished.isEmpty { return unfinished.map(completion) }
      if let tag {
        return [
          DiagnosticSuggestion(
            "\(tag.type) is a tag: inject TaggedProvider<\(tag.type)>, which provides \(tag.element)")
        ]
      }
      if let replacement = nearMisses.lazy.compactMap({ $0.replacement(for: self) }).first { return [replacement] }
      if let assistedFactory {
        return [
          DiagnosticSuggestion(
            "an assisted factory takes one argument: combine the arguments in one type, and make it the Seed of \(assistedFactory)"
          )
        ]
      }
      if let bound = nearMisses.first(where: { $0.kind == .conformedTo || $0.kind == .superclass })?.bound {
        return [
          DiagnosticSuggestion(
            "inject \(bound) if it is bound to \(key): a binding of \(key) itself would create a second object")
        ]
      }
      return [newBinding, askingForSeed].compactMap { $0 }
    }

    private var askingForSeed: DiagnosticSuggestion? {
      guard nearMisses.isEmpty, inclusions.isEmpty, let seed = unusedSeed else { return nil }
      return DiagnosticSuggestion("or inject \(seed), the unused seed of \(component)")
    }

    /// Advice to bind the key.
    private var newBinding: DiagnosticSuggestion? {
      switch shape {
      // For a protocol, only the line of a near miss names an implementation.
      case .existential where nearMisses.contains { $0.kind == .conforming && $0.suggestsLine }: return nil
      case .assisted:
        return DiagnosticSuggestion(
          "bind \(requests[0].requiredFor) with bindFactory, which alone provides \(key), for example",
          code:
            "binder.bindFactory(\(requests[0].requiredFor.metatype)).with(\(wantedFactory?.metatype ?? "...")).to(factory: ...)"
        )
      default:
        let place: DiagnosticText =
          module.map { "\($0), which is in the Swift module of \(key)" } ?? "\(askingModule ?? component)"
        let introduction = introduction(in: place)
        guard let line = completeBinding, demands.canBeMet else {
          return DiagnosticSuggestion(introduction, code: completeBinding ?? exampleBinding)
        }
        guard case .lacks(let need)? = initializer?.outcome else {
          return makesAnother
            ? DiagnosticSuggestion(introduction, code: line)
            : DiagnosticSuggestion(introduction, fix: line, in: statementPlace)
        }
        return DiagnosticSuggestion(
          "bind it in \(place), and bind \(need), which it requires; for example", code: line)
      }
    }

    private func introduction(in place: DiagnosticText) -> DiagnosticText {
      switch initializers {
      case .onlyPrivate: return "\(key) has only private initializers: bind an existing value in \(place), for example"
      case .onlyFailable:
        return
          "an initializer of \(key) can return nil: bind and inject \(key)?, or unwrap it in a closure; for example"
      case .onlyAsynchronous:
        return
          "\(key) is created asynchronously or can throw: bind it as shared in \(place), which AsyncComponentFactory then builds"
      case .some, nil: break
      }
      if demands.isOnlyWeak {
        return "bind it in \(place), and inject it somewhere without WeakProvider, which neither creates nor retains it"
      }
      if demands.mustBeSendable, !demands.isSendable {
        return "\(key) is used from another isolation: make it Sendable, and bind it as shared in \(place)"
      }
      if !implementations.isEmpty {
        let list = DiagnosticText(
          implementations.prefix(Self.maximumNumberOfImplementations).map { "\($0)" }, separator: ", ")
        return
          "bind it in \(place), for example to \(list), which conform\(implementations.count == 1 ? "s" : "") to it"
      }
      let verb: DiagnosticText =
        makesAnother || hasOtherTag
        ? "or bind a separate \(shape.isCollection ? key : tag?.element ?? key)" : "bind \(subjectOfAdvice)"
      return isOfTypeParameter
        ? "\(verb) in \(place), with the names of its type parameters, for example" : "\(verb) in \(place), for example"
    }

    private static let maximumNumberOfImplementations = 3

    /// Whether the type contains an argument of the generic component, so that the component's code names it by a type
    /// parameter.
    private var isOfTypeParameter: Bool {
      let arguments = TypeName((askingModule ?? component).fullName).argumentNames
      return !arguments.isEmpty && !Set(TypeName(key.fullName).argumentNames).isDisjoint(with: arguments)
    }

    /// The type to bind, by its name where the headline has a closure.
    private var subjectOfAdvice: DiagnosticText {
      requests[0].shown != key && requests[0].shown.fullName.contains("->") ? "\(key)" : "it"
    }

    /// Whether the root of a component has the dependency.
    fileprivate var isRequiredByRoot: Bool { path?.links.last?.rootOf != nil }

    /// Whether the key is bound in another component, so that a new binding would create another value or shadow that
    /// one.
    private var makesAnother: Bool {
      nearMisses.contains { nearMiss in
        switch nearMiss.kind {
        case .privateBinding, .outOfSight, .inModule(_, .some, _), .root, .seed: true
        default: false
        }
      }
    }

    /// Whether the type is bound with another tag, or without one.
    private var hasOtherTag: Bool {
      nearMisses.contains { nearMiss in
        switch nearMiss.kind {
        case .underTag, .withoutTag, .underOtherTag: true
        default: false
        }
      }
    }

    /// Returns advice to finish the statement, with its last step if that is known.
    private func completion(of unfinished: UnfinishedBinding) -> DiagnosticSuggestion {
      let introduction: DiagnosticText = "complete the statement that binds \(unfinished.type)"
      guard unfinished.type == key, shape == .value || shape == .object, let initializer, initializer.outcome == .mends
      else { return DiagnosticSuggestion(introduction, at: unfinished.location) }
      return DiagnosticSuggestion(
        introduction, at: unfinished.location, code: initializer.signature.terminator(of: key))
    }

    /// The line that binds the key although its dependencies are missing, if those can be bound in the same way.
    package var stepOfSeveral: DiagnosticSuggestion? {
      guard demands.canBeMet, case .lacks? = initializer?.outcome, initializer?.needsCanBeBound == true else {
        return nil
      }
      return completeBinding.map { DiagnosticSuggestion("", fix: $0, in: statementPlace) }
    }
  }

  extension DiagnosticSuggestion {
    /// The advice for a program with several copies of this library.
    static let linkOneCopy = DiagnosticSuggestion(
      "link the product CleanseDynamic in every image: see Documentation/ProgramsOfSeveralImages.md")
  }

  extension NearMiss {
    /// Returns advice to inject another type, if a binding of the missing type would be a different one, or lack the
    /// argument or seed of this one.
    fileprivate func replacement(for missing: MissingBindingFact) -> DiagnosticSuggestion? {
      guard hiddenIn == nil, missing.shape != .constant else { return nil }
      return switch kind {
      case .factoryOfProduct(let seed):
        DiagnosticSuggestion("inject \(bound), and pass it the argument of type \(seed)")
      case .root(let component, let factory?): DiagnosticSuggestion("inject \(factory), and build \(component) with it")
      case .seed(let component) where !missing.isRequiredByRoot:
        DiagnosticSuggestion("bind \(missing.requests[0].requiredFor) in \(component), whose seed it is")
      default: nil
      }
    }
  }

#endif

extension UnfinishedBinding {
  /// The location, or else the line and the statements before and after. The statement may be in a function of its own.
  fileprivate var notes: [DiagnosticStep] {
    if let location {
      return [DiagnosticStep("a binding of \(type) starts here and is never completed", at: location)]
    }
    let neighbours = [
      previous.map { DiagnosticStep("it follows this binding", at: $0) },
      next.map { DiagnosticStep("it precedes this binding", at: $0) },
    ]
    let line: DiagnosticText = line.map { ", on line \($0) of its file," } ?? ""
    return [.elsewhere("a binding of \(type) starts in \(module)\(line) and is never completed")]
      + neighbours.compactMap { $0 }
  }
}

extension RootPath.Link {
  /// The text of the link: `App root`, `SessionStore`.
  var text: DiagnosticText {
    rootOf.map { "\($0) root" } ?? (role == .decorator ? role.name(for: type) : "\(type)")
  }
}
