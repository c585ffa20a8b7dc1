#if DEBUG || DetailedReports
  // Statements that bind a missing type.
  extension MissingBindingFact {
    /// A statement that binds the key, if it is complete without gaps.
    var completeBinding: DiagnosticText? {
      switch shape {
      case _ where step != nil: step.map { "binder.\($0.name)(\($0.argument.metatype))" }
      case .value, .object:
        initializer.flatMap { $0.outcome == .fails ? nil : $0.signature.binding(of: key, sharing: sharing) }
      case .assistedFactory(let tag, _, let product?):
        initializer.flatMap { initializer in
          initializer.outcome == .fails
            ? nil
            : "binder.bindFactory(\(product.metatype)).with(\(tag.metatype)).to(factory: \(product).init)"
        }
      case .existential where implementations.count == 1:
        initializer.flatMap { initializer in
          guard initializer.type == implementations[0], initializer.outcome != .fails else { return nil }
          return "binder.bind(\(key.metatype))" + sharing + initializer.signature.terminator(of: initializer.type)
        }
      case .optional(let wrapped): "binder.bindOptional(\(wrapped.metatype))"
      case .componentFactory(let component): "binder.install(dependency: \(component.metatype))"
      default: nil
      }
    }

    /// The steps that the requests need before the last one.
    private var sharing: DiagnosticText {
      demands.mustBeSendable ? ".sharedInScope().sendable()" : demands.mustBeShared ? ".sharedInScope()" : ""
    }

    /// A statement that would bind a type with initializers, with gaps.
    private var exampleBindingOfValue: DiagnosticText {
      let bind: DiagnosticText = "binder.bind(\(key.metatype))"
      return switch initializers {
      case .onlyPrivate: bind + sharing + ".to(value: ...)"
      case .onlyFailable(count: 1): "binder.bind(\(key)?.self)" + sharing + ".to(factory: \(key).init)"
      case .onlyFailable: "binder.bind(\(key)?.self)" + sharing + ".to { \(key)(...) }"
      case .onlyAsynchronous(let count):
        bind + ".sharedInScope()" + (demands.mustBeSendable ? ".sendable()" : "")
          + (count == 1 ? ".to(asyncFactory: \(key).init)" : ".to(asyncFactory: { try await \(key)(...) })")
      // The choice of the initializer is open.
      case .some: bind + sharing + ".to { \(key)(...) }"
      // The only initializer, if there is one.
      case nil: bind + sharing + ".to(factory: \(key).init)"
      }
    }

    /// A statement that would bind the key, with gaps.
    var exampleBinding: DiagnosticText {
      switch shape {
      case .value, .object: exampleBindingOfValue
      case .constant, .closure, .assisted: "binder.bind(\(key.metatype)).to(value: ...)"
      case .existential where !implementations.isEmpty:
        "binder.bind(\(key.metatype))" + sharing + ".to(factory: \(implementations[0]).init)"
      case .existential: "binder.bind(\(key.metatype))" + sharing + ".to { ... }"
      case .tagged(let tag, let element):
        "binder.bind(\(element?.metatype ?? "...")).tagged(with: \(tag.metatype)).to(value: ...)"
      case .array(let element): "binder.bind(\(element.metatype)).intoCollection().to(value: ...)"
      case .set(let element): "binder.bind(\(element.metatype)).intoSet().to(value: ...)"
      case .dictionary(_, let value): "binder.bind(\(value.metatype)).intoDictionary(key: ...).to(value: ...)"
      case .assistedFactory(let tag, _, let product):
        "binder.bindFactory(\(product?.metatype ?? "...")).with(\(tag.metatype)).to(factory: ...)"
      case .propertyInjector(let target): "binder.bindPropertyInjectionOf(\(target.metatype)).to(injector: ...)"
      case .unknown, .optional, .componentFactory, .ofAnotherCopy: "binder.bind(\(key.metatype)).to(factory: ...)"
      }
    }
  }

  extension InitializerSignature {
    /// Returns a statement that binds a type to the initializer.
    fileprivate func binding(of type: TypeReference, sharing: DiagnosticText) -> DiagnosticText {
      "binder.bind(\(type.metatype))" + sharing + terminator(of: type)
    }

    /// Returns the end of such a statement. Parameters with a default are left out.
    func terminator(of type: TypeReference) -> DiagnosticText {
      guard parameters.contains(where: \.hasDefault) else { return ".to(factory: \(type).init)" }
      let labels = parameters.filter { !$0.hasDefault }.map(\.label)
      let arguments = labels.enumerated().map { number, label in label.isEmpty ? "$\(number)" : "\(label): $\(number)" }
      return ".to { \(type)(\(arguments.joined(separator: ", "))) }"
    }
  }
#endif
