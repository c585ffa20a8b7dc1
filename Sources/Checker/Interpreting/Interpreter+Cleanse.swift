import BindingGraph

// The effects of Cleanse's own functions.
extension Interpreter {
  /// Calls a function of Cleanse.
  mutating func callCleanse(
    _ reference: ResolvedReference, of owner: String, _ arguments: [CallArgument], in environment: Environment
  ) -> Value {
    let location = location(of: reference, arguments, in: environment)
    switch CleanseType(rawValue: owner) {
    case let binder? where CleanseType.binders.contains(binder): return callBinder(reference, arguments, at: location)
    case let builder? where CleanseType.builders.contains(builder):
      guard case .binding(let draft)? = reference.base else {
        noteUnknown(.unknownBinder, at: location)
        return .unknown
      }
      return callStep(
        reference, of: draft, isAssisted: builder == .assistedInjectionBindingBuilder, arguments, at: location)
    case let configured? where CleanseType.configured.contains(configured):
      // A call of the requirement itself, as on a type parameter.
      if let type = reference.substitutions["A"], let argument = arguments.first?.value, argument.isBinding {
        call(reference.name, of: type, with: argument, at: location)
      }
      return .unknown
    default:
      if arguments.contains(where: { canBind($0.value) }) {
        noteUnknown(.unreadFunction(reference.shownName), at: location)
      }
      return .unknown
    }
  }

  /// The location of a call: its `line` argument, with the column of its name if that is in the same line.
  private func location(
    of reference: ResolvedReference, _ arguments: [CallArgument], in environment: Environment
  ) -> SourceLocation? {
    guard case .place(let place, let module)? = arguments.first(labelled: .line)?.value else {
      return environment.module.location(of: reference.place)
    }
    let isOwnLine =
      module === environment.module && place.file == reference.place.file && place.line == reference.place.line
    return module.location(of: isOwnLine ? reference.place : place)
  }

  // MARK: Binders

  private mutating func callBinder(
    _ reference: ResolvedReference, _ arguments: [CallArgument], at location: SourceLocation?
  ) -> Value {
    if reference.name == "init" { return arguments.contains { $0.value.isBinding } ? .binder : .unknown }
    guard case .binder? = reference.base else {
      noteUnknown(.unknownBinder, at: location)
      return .unknown
    }
    guard let function = BinderFunction(rawValue: reference.name) else {
      noteUnknown(.unknownStep(reference.name), at: location)
      return .unknown
    }
    if function == .accept {
      accept(arguments, by: reference, at: location)
      return .unknown
    }
    guard let type = reference.ownArguments.first, type.isClosed else {
      noteUnknown(.unknownType, at: location)
      // The following steps need no further note.
      return function.beginsBinding
        ? reference.ownArguments.first.map { .binding(BindingDraft($0)) } ?? .unknown : .unknown
    }
    switch function {
    case .bind:
      return begin(BindingDraft(type), at: location)
    case .bindPropertyInjectionOf:
      return begin(BindingDraft(SwiftType(.propertyInjector, [type])), at: location)
    case .bindFactory:
      return begin(BindingDraft(SwiftType(.factory, [SwiftType(.emptySeed, [type])])), at: location)
    case .bindOptional:
      let key = isTagged(arguments) ? SwiftType(.taggedProvider, [type]) : type
      addBinding(BindingDraft(key), kind: .optionalDeclaration, requirements: [], at: location)
    case .declareCollection, .declareSet, .declareDictionary:
      declareCollection(reference, arguments, at: location)
    case .decorate:
      // The first parameter of the decorator is the decorated value.
      let draft = BindingDraft(type).adding(reference.symbol.contains("s8Sendable") ? .sendable : [])
      addBinding(
        isTagged(arguments) ? draft.tagged(with: type) : draft, kind: .decorator,
        requirements: Array(reference.ownArguments.dropFirst()), at: location)
    case .declareSendable:
      // A composition proves nothing about the plain type, which has the same key.
      if TypeCompositions(of: type, in: program).positions.isEmpty {
        recording.sendableKeys.insert(isTagged(arguments) ? .tag(type) : .type(type))
      }
    case .include: include(type, at: location)
    case .install: install(type, at: location)
    case .accept: break
    }
    return .unknown
  }

  /// Begins a binding, which a terminator has to finish.
  private mutating func begin(_ draft: BindingDraft, at location: SourceLocation?) -> Value {
    recording.unfinishedBindings.append(
      RecordedConfiguration.UnfinishedBinding(type: draft.type, module: currentModule, location: location))
    return .binding(draft)
  }

  /// Restarts a binding with another type.
  private mutating func rebegin(_ draft: BindingDraft, as type: SwiftType) -> BindingDraft {
    if let begun = recording.unfinishedBindings.lastIndex(where: { $0.type == draft.type }) {
      recording.unfinishedBindings[begun].type = type
    }
    return BindingDraft(type).visible(in: draft.visibility)
  }

  private mutating func declareCollection(
    _ reference: ResolvedReference, _ arguments: [CallArgument], at location: SourceLocation?
  ) {
    let types = reference.ownArguments
    let isTagged = isTagged(arguments)
    // The key type of a dictionary precedes its element. A tag declares its collection itself.
    let collection: SwiftType
    switch (reference.name, types.count) {
    case (_, _) where isTagged: collection = types[0]
    case ("declareSet", _): collection = SwiftType(module: "Swift", "Set", types)
    case ("declareDictionary", 2): collection = SwiftType(module: "Swift", "Dictionary", types)
    default: collection = SwiftType(module: "Swift", "Array", types)
    }
    let draft = BindingDraft(collection).contributing(.empty, to: collection)
    addBinding(
      isTagged ? draft.tagged(with: types[0]) : draft, kind: .collectionDeclaration, requirements: [], at: location)
  }

  /// Whether a function of a binder takes its type as a tag.
  private func isTagged(_ arguments: [CallArgument]) -> Bool {
    arguments.first(labelled: .tag) != nil
  }

  private mutating func include(_ module: SwiftType, at location: SourceLocation?) {
    let including = currentModule
    if let known = includedModules[module] {
      // A module that is examined alone is on top, like a component.
      if known > 0 { recording.modules[known].otherParents.append(including) }
      return
    }
    recording.modules.append(RecordedConfiguration.Module(type: module, parent: including))
    currentModule = recording.modules.count - 1
    includedModules[module] = currentModule
    call(ConfigurationFunction.configure.rawValue, of: module, with: .binder, at: location)
    currentModule = including
  }

  private mutating func install(_ component: SwiftType, at location: SourceLocation?) {
    guard installedComponents.insert(component).inserted else { return }
    let draft = BindingDraft(SwiftType(.componentFactory, [component]))
    recording.installations.append(
      RecordedConfiguration.Installation(component: component, binding: recording.bindings.count, location: location))
    addBinding(draft, kind: .componentFactory, requirements: [], at: location)
  }

  private mutating func accept(
    _ arguments: [CallArgument], by function: ResolvedReference, at location: SourceLocation?
  ) {
    guard case .declaration(let constant)? = arguments.first?.value, !program.isComputed(constant.symbol) else {
      recording.knowsAcceptances = false
      return note(.unknownWarning, at: location)
    }
    var key: BoundKey?
    if arguments.count > 1 {
      guard let type = function.ownArguments.first, type.isClosed else {
        recording.knowsAcceptances = false
        return note(.unknownWarning, at: location)
      }
      let isTagged = isTagged(arguments) || SymbolPart.taggedProvider.isContained(in: function.symbol)
      key = isTagged ? .tag(type) : .type(type)
    }
    recording.acceptances.append(
      RecordedConfiguration.Acceptance(
        warning: GraphWarning(constant: constant.name), key: key, module: currentModule))
  }

  // MARK: Steps of a binding

  private mutating func callStep(
    _ reference: ResolvedReference, of draft: BindingDraft, isAssisted: Bool, _ arguments: [CallArgument],
    at location: SourceLocation?
  ) -> Value {
    guard let function = BuilderFunction(rawValue: reference.name) else {
      noteUnknown(.unknownStep(reference.name), at: location)
      return .binding(draft)
    }
    let draft = reference.contributesSeveralElements ? draft.adding(.severalElements) : draft
    switch function {
    case .tagged: return .binding(reference.ownArguments.first.map { draft.tagged(with: $0) } ?? draft)
    case .visible:
      guard let visibility = visibility(arguments) else {
        noteUnknown(.unknownVisibility, at: location)
        return .binding(draft)
      }
      return .binding(draft.visible(in: visibility))
    case .eager: return .binding(draft.adding(arguments.isEmpty ? .eager : [.eager, .concurrent]))
    case .intoCollection:
      return .binding(
        draft.contributing(.array(order(arguments)), to: SwiftType(module: "Swift", "Array", [draft.type])))
    case .intoSet: return .binding(draft.contributing(.set, to: SwiftType(module: "Swift", "Set", [draft.type])))
    case .intoDictionary: return .binding(contribution(of: draft, reference, arguments, at: location))
    case .with: return .binding(rebegin(draft, as: SwiftType(.factory, [reference.ownArguments.first ?? draft.type])))
    case .configured, .propertyInjector:
      return complete(draft, with: arguments.first?.value ?? .unknown, at: location)
    case .to, .to0, .to1:
      finish(draft, reference, isAssisted: isAssisted, arguments, at: location)
      return .unknown
    default: return .binding(draft.adding(function.attributes))
    }
  }

  /// The order of a contribution: a number, a limit of numbers, or a constant of Cleanse. Others count as the default,
  /// since no check depends on them.
  private func order(_ arguments: [CallArgument]) -> ContributionOrder {
    switch arguments.first(labelled: .order)?.value {
    case .literal(let number)?: Int(number).map { ContributionOrder($0) } ?? .default
    case .declaration(let constant)? where SymbolPart.bindingGraph.begins(constant.symbol):
      CleanseSymbols.orders[constant.name] ?? .default
    case .declaration(let limit)? where limit.isOfStandardLibrary:
      Self.limits[limit.name].map { ContributionOrder($0) } ?? .default
    default: .default
    }
  }

  private static let limits = ["max": Int.max, "min": Int.min]

  /// The visibility of a binding, which is a constant of Cleanse.
  private func visibility(_ arguments: [CallArgument]) -> BindingVisibility? {
    guard case .declaration(let constant)? = arguments.first?.value, SymbolPart.bindingGraph.begins(constant.symbol)
    else { return nil }
    return CleanseSymbols.visibilities[constant.name]
  }

  private mutating func complete(_ draft: BindingDraft, with function: Value, at location: SourceLocation?) -> Value {
    if case .closure(let closure) = function { return call(closure, [.binding(draft)]) }
    if case .declaration(let reference) = function, case .function(let target) = target(of: reference),
      target.function.facts.body != nil
    {
      return call(target, [.binding(draft)], base: reference.base)
    }
    // The binding exists, but its dependencies are unknown.
    addBinding(draft, kind: .factory, requirements: [], at: location)
    noteUnknown(.unknownCompletion, at: location)
    return .unknown
  }

  private mutating func finish(
    _ draft: BindingDraft, _ reference: ResolvedReference, isAssisted: Bool, _ arguments: [CallArgument],
    at location: SourceLocation?
  ) {
    if let value = arguments.first(labelled: .value) {
      // An autoclosure, so a value that it creates is a new one in each component.
      addBinding(
        draft, kind: .value, requirements: [], creation: initializerCall(in: value.value)?.creation, at: location)
    } else if arguments.first(labelled: .provider) != nil {
      addBinding(draft, kind: .provider, requirements: [], at: location)
    } else if arguments.first(labelled: .asyncFactory) != nil {
      // Shared even without such a step, because a synchronous dependency could not wait for a new value.
      addBinding(draft.adding(.shared), kind: .asynchronousFactory, requirements: reference.ownArguments, at: location)
    } else {
      let kind: BindingKind =
        arguments.first(labelled: .injector) != nil ? .propertyInjector : isAssisted ? .assistedFactory : .factory
      let call = kind == .factory ? arguments.last.flatMap { initializerCall(in: $0.value) } : nil
      addBinding(
        draft, kind: kind, requirements: reference.ownArguments, creation: call?.creation, at: location)
      if let call, call.isImplicit, reference.ownArguments.isEmpty {
        recording.initializers.append(
          ChosenInitializerCandidate(symbol: call.symbol, type: call.creation.type, location: location))
      }
    }
  }

  /// The initializer call that a factory consists of; `nil` for other factories.
  private func initializerCall(
    in factory: Value
  ) -> (symbol: String, creation: ObjectCreation, isImplicit: Bool)? {
    guard case .closure(let closure) = factory else { return nil }
    let facts = closure.environment.module.facts
    var (parameters, body, isImplicit) = (closure.parameters, closure.body, closure.isImplicit)
    // A factory with parameters is read as a function that returns it.
    while body.count == 1, case .leave(let result?) = facts.statements[body[0]],
      case .closure(let innerParameters, let innerBody, let isInnerImplicit) = facts.expressions[result]
    {
      (parameters, body, isImplicit) = (innerParameters, innerBody, isInnerImplicit)
    }
    guard body.count == 1, case .leave(let result?) = facts.statements[body[0]],
      case .call(let function, let arguments, _) = facts.expressions[result],
      case .reference(let initializer, let base?) = facts.expressions[function], initializer.name == "init",
      case .type(let type) = facts.expressions[base]
    else { return nil }
    let passesParameters = arguments.allSatisfy { argument in
      guard case .name(let name) = facts.expressions[argument.value] else { return false }
      return parameters.contains(name)
    }
    let creation = ObjectCreation(
      type: self.type(type, in: closure.environment), passesParameters: passesParameters)
    return (initializer.symbol, creation, isImplicit)
  }
}

extension ResolvedReference {
  /// Whether this is a terminator whose receipt is of an array of the builder's elements.
  fileprivate var contributesSeveralElements: Bool { SymbolPart.receiptOfElements.isContained(in: symbol) }
}

extension CallArgument {
  fileprivate func isLabelled(_ label: ArgumentLabel) -> Bool { self.label == label.rawValue }
}

extension [CallArgument] {
  fileprivate func first(labelled label: ArgumentLabel) -> CallArgument? { first { $0.isLabelled(label) } }
}

extension GraphWarning {
  /// The warning of a constant: `strangeName` has the identifier `strange-name`.
  fileprivate init(constant name: String) {
    let words = name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }
    self.init(id: DiagnosticID(rawValue: words.joined()))
  }
}
