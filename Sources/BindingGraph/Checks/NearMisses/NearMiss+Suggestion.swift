#if DEBUG || DetailedReports
  extension NearMiss {
    /// Returns the near miss as a suggestion for a missing binding.
    func suggestion(for missing: MissingBindingFact) -> DiagnosticSuggestion {
      let text = explanation(for: missing.key)
      guard suggestsLine, let line = line(for: missing.key, shape: missing.shape), isWritable(line, for: missing) else {
        return DiagnosticSuggestion(text, at: location)
      }
      return line.isComplete && outcome == .mends
        ? DiagnosticSuggestion(text, at: location, fix: line.code, in: place(for: missing))
        : DiagnosticSuggestion(text, at: location, code: line.code)
    }

    /// Whether a line of code can make the near miss serve the request.
    var suggestsLine: Bool { hiddenIn == nil && outcome != .fails }

    /// Describes the difference between the bound and the requested type.
    func explanation(for key: TypeReference) -> DiagnosticText {
      let place: DiagnosticText = hiddenIn.map { "\(bound) in \($0)" } ?? "\(bound)"
      return switch kind {
      case .privateBinding(let owner, .component, let exposure):
        "\(bound) in \(owner), which is private to that component; "
          + exposure.explanation(withoutStep: "visible(in: .component)", use: "in subcomponents")
      case .privateBinding(let owner, _, let exposure):
        "\(bound) in \(owner), which is private to that module; "
          + exposure.explanation(withoutStep: "visible(in: .module)", use: "elsewhere")
      case .tagged: "\(place), which is bound with this tag"
      case .underTag: "\(place), the same type with a tag"
      case .withoutTag: "\(place), the same type without the tag"
      case .underOtherTag: "\(place), the same type with a different tag"
      case .inModule(let module, let owner, let asker):
        "\(bound) in \(module), which \(DiagnosticText.inclusion(in: owner, not: asker))" + lack
      case .outOfSight(let owner, let asker, let common) where asker == common:
        "\(bound), not visible in \(asker); bind it in \(common) instead of in \(owner)"
      case .outOfSight(let owner, let asker, let common):
        "\(bound), not visible in \(asker); bind it in \(common), which contains both, instead of in \(owner)"
      case .root(let owner, let factory?): "\(bound), the root of \(owner), which \(factory) builds"
      case .root(let owner, nil): "\(bound), the root of \(owner), which cannot be built here"
      case .seed(let owner): "\(bound), the seed of \(owner), which only types inside \(owner) can inject"
      case .wrapped: "\(place), which is bound, unlike \(key)"
      case .result:
        "\(place), which you can inject as () -> \(bound), or as SendableProvider<\(bound)> in another isolation if it is shared"
      case .assistedFactory(let product): "\(place), an assisted factory that creates \(product) from an argument"
      case .factoryOfProduct(let seed):
        "\(place), an assisted factory that creates \(key) from an argument of type \(seed)"
      case .otherFactory(let product, let seed):
        "\(place), an assisted factory that creates \(product) from an argument of type \(seed)"
      case .injectorOfSuperclass(let general, let target):
        "\(place), which sets the properties that \(target) inherits from \(general)"
      case .element: "\(place), the element type of \(key)"
      case .otherCollection: "\(place), a different collection of the same elements"
      case .otherElements(let wanted, isClass: true): "\(place), whose elements are of subclasses of \(wanted)"
      case .otherElements(let wanted, isClass: false): "\(place), whose elements conform to \(wanted)"
      case .conformedTo: "\(place), to which \(key) conforms"
      case .superclass: "\(place), a superclass of \(key)"
      case .conforming: "\(place), which conforms to \(key)"
      case .subclass: "\(place), a subclass of \(key)"
      case .namedLikeImplementation: "\(place), whose name suggests that it implements \(key)"
      case .sameName: "\(place), a different type with the same name"
      case .otherAttributes: "\(place), a different type because of its attributes"
      case .similarName: "\(place), which has a similar name"
      }
    }

    /// The dependency that the line would leave missing.
    private var lack: DiagnosticText {
      guard case .lacks(let need) = outcome else { return "" }
      return "; that module also requires \(need)"
    }

    /// A statement that fixes the problem.
    private struct CodeLine {
      let code: DiagnosticText
      /// Whether the statement has no gaps.
      var isComplete = true
    }

    private func line(for key: TypeReference, shape: TypeShape) -> CodeLine? {
      switch kind {
      case .withoutTag(let tag):
        CodeLine(code: "binder.bind(\(bound.metatype)).tagged(with: \(tag.metatype)).to { $0 as \(bound) }")
      case .inModule(let module, _, _): CodeLine(code: "binder.include(module: \(module.metatype))")
      case .element(.array): CodeLine(code: "binder.bind(\(bound.metatype)).intoCollection().to { $0 as \(bound) }")
      case .element(.set): CodeLine(code: "binder.bind(\(bound.metatype)).intoSet().to { $0 as \(bound) }")
      case .element(.dictionary):
        CodeLine(
          code: "binder.bind(\(bound.metatype)).intoDictionary(key: ...).to { $0 as \(bound) }", isComplete: false)
      case .conforming, .subclass: CodeLine(code: "binder.bind(\(key.metatype)).to { $0 as \(bound) }")
      // Its conformance is unknown.
      case .namedLikeImplementation:
        CodeLine(code: "binder.bind(\(key.metatype)).to { $0 as \(bound) }", isComplete: false)
      case .injectorOfSuperclass(_, let target):
        CodeLine(code: passingOn(to: target))
      case .privateBinding, .tagged, .underTag, .underOtherTag, .outOfSight, .root, .seed, .wrapped, .result,
        .assistedFactory,
        .factoryOfProduct, .otherFactory, .element, .otherCollection, .otherElements, .conformedTo, .superclass,
        .sameName, .otherAttributes, .similarName:
        nil
      }
    }

    /// Returns a statement that sets the inherited properties of an object with the property injector of its superclass.
    private func passingOn(to target: TypeReference) -> DiagnosticText {
      let closure: DiagnosticText = "(object: \(target), injector: \(bound)) in injector.injectProperties(into: object)"
      return "binder.bindPropertyInjectionOf(\(target.metatype)).to { \(closure) }"
    }

    /// Whether there is a file in which all types of the line can be written. A private type can be written in the file
    /// of its binding or of the request.
    private func isWritable(_ line: CodeLine, for missing: MissingBindingFact) -> Bool {
      if case .inModule(let module, _, _) = kind {
        return !module.isPrivate
          || location?.file == missing.homes[0].statementPlace?.location.file ?? missing.location?.file
      }
      return location?.file == missing.location?.file || !missing.key.isPrivate || !bound.isPrivate
    }

    /// Returns the location for the line, if it can be written there.
    private func place(for missing: MissingBindingFact) -> StatementPlace? {
      if case .inModule = kind { return missing.homes[0].statementPlace }
      return bound.isPrivate && location?.file != missing.location?.file ? nil : missing.statementPlace
    }
  }

  extension NearMiss.Exposure {
    /// Returns the advice to remove the step, or the reason to keep it.
    fileprivate func explanation(withoutStep step: String, use: String) -> DiagnosticText {
      switch self {
      case .mends: DiagnosticText("remove \(step) to use it \(use)")
      case .closesCycle: DiagnosticText("without \(step), it would be part of a dependency cycle")
      case .duplicates: DiagnosticText("without \(step), it would be a duplicate binding in its component")
      }
    }
  }

  extension DiagnosticText {
    /// Names the component that includes a module, and the one that does not.
    static func inclusion(in owner: TypeReference?, not asker: TypeReference) -> DiagnosticText {
      owner.map { "\($0) includes but \(asker) does not" } ?? "no component includes"
    }
  }
#endif
