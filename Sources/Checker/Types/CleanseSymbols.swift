import BindingGraph

// The names of Cleanse's declarations that the checker compares with. `CleanseSymbolsTests` looks each one up in the
// library.

/// The names of Cleanse in source code and symbols.
enum CleanseSymbols {
  static let module = "Cleanse"

  /// The part of a symbol that all of Cleanse's symbols contain.
  static let mark: StaticString = "7Cleanse"

  /// The constants of `intoCollection(order:)`.
  static let orders: [String: ContributionOrder] = ["first": .first, "last": .last]

  /// The constants of `visible(in:)`.
  static let visibilities: [String: BindingVisibility] = ["module": .module, "component": .component]

  /// The associated types that are the first type argument.
  static let firstArguments: [CleanseType: CleanseMember] = [
    .emptySeed: .element, .provider: .element, .lazy: .element, .assisted: .element, .propertyInjector: .element,
    .binder: .scope, .receiptBinder: .input, .componentFactory: .componentElement,
  ]

  /// The binding steps of extension libraries, by the generic types that they bind.
  static let bindingSteps = ["Pure.Factory": "bindPureFactory", "Pure.Configurator": "bindPureConfigurator"]
}

/// A part of the symbols of Cleanse's declarations, as the compiler mangles them.
enum SymbolPart: String, CaseIterable {
  case cleanse = "s:7Cleanse"
  case cleanseTesting = "s:14CleanseTesting"
  /// The module of constants that Cleanse exports.
  case bindingGraph = "s:12BindingGraph"
  /// The initializer that makes an order of a number.
  case contributionOrder = "s:12BindingGraph17ContributionOrderVyACSicfc"
  case componentFactory = "s:7Cleanse16ComponentFactoryV"
  case sendableComponentFactory = "s:7Cleanse24SendableComponentFactoryV"
  case asyncComponentFactory = "s:7Cleanse21AsyncComponentFactoryV"
  /// The receipt of an array of the builder's elements, which the terminators of several elements return.
  case receiptOfElements = "ReceiptVySayxGG"
  /// A tag, in a function that takes it by its provider.
  case taggedProvider = "TaggedProvider"

  /// The parts that begin the functions of component factories.
  static let componentFactories: [SymbolPart] = [.componentFactory, .sendableComponentFactory, .asyncComponentFactory]

  func begins(_ symbol: String) -> Bool { symbol.hasPrefix(rawValue) }

  func isContained(in symbol: String) -> Bool { symbol.contains(rawValue) }
}

/// A type of Cleanse.
enum CleanseType: String, CaseIterable {
  case component = "Component"
  case componentBase = "ComponentBase"
  case module = "Module"
  case rootComponent = "RootComponent"
  case tag = "Tag"
  case unscoped = "Unscoped"

  case anyBinder = "AnyBinder"
  case binder = "Binder"
  case binderBase = "BinderBase"
  case binderType = "BinderType"
  case wrappedBinder = "WrappedBinder"

  case assistedInjectionBindingBuilder = "AssistedInjectionBindingBuilder"
  case bindingBuilder = "BindingBuilder"
  case collectionBindingBuilder = "CollectionBindingBuilder"
  case concurrentBindingBuilder = "ConcurrentBindingBuilder"
  case propertyInjectionReceiptBinder = "PropertyInjectionReceiptBinder"
  case propertyInjectorBindingBuilder = "PropertyInjectorBindingBuilder"
  case receiptBinder = "ReceiptBinder"

  case assisted = "Assisted"
  case asyncComponentFactory = "AsyncComponentFactory"
  case componentFactory = "ComponentFactory"
  case emptySeed = "EmptySeed"
  case factory = "Factory"
  case lazy = "Lazy"
  case legacyObjectGraph = "LegacyObjectGraph"
  case propertyInjector = "PropertyInjector"
  case provider = "Provider"
  case sendableComponentFactory = "SendableComponentFactory"
  case sendableProvider = "SendableProvider"
  case taggedProvider = "TaggedProvider"
  case taggedSendableProvider = "TaggedSendableProvider"
  case weakProvider = "WeakProvider"

  var fullName: String { "\(CleanseSymbols.module).\(rawValue)" }

  /// The types whose functions begin statements.
  static let binders: Set<CleanseType> = [.anyBinder, .binder, .binderBase, .binderType, .wrappedBinder]

  /// The types whose functions continue a binding.
  static let builders: Set<CleanseType> = [
    .assistedInjectionBindingBuilder, .bindingBuilder, .collectionBindingBuilder, .concurrentBindingBuilder,
    .propertyInjectionReceiptBinder, .propertyInjectorBindingBuilder, .receiptBinder,
  ]

  /// The protocols of types with a `configure` function.
  static let configured: Set<CleanseType> = [.module, .componentBase, .component, .rootComponent]
}

/// An associated type of Cleanse's types and protocols.
enum CleanseMember: String, CaseIterable {
  case componentElement = "ComponentElement"
  case element = "Element"
  case input = "Input"
  case root = "Root"
  case scope = "Scope"
  case seed = "Seed"
}

/// A requirement of Cleanse's protocols that declares bindings.
enum ConfigurationFunction: String, CaseIterable {
  case configure, configureRoot
}

/// A function of Cleanse's binders.
enum BinderFunction: String, CaseIterable {
  case accept, bind, bindFactory, bindOptional, bindPropertyInjectionOf
  case declareCollection, declareDictionary, declareSendable, declareSet
  case decorate, include, install

  /// Whether steps of a builder follow.
  var beginsBinding: Bool { [.bind, .bindFactory, .bindPropertyInjectionOf].contains(self) }
}

/// A step or a terminator of Cleanse's builders.
enum BuilderFunction: String, CaseIterable {
  case asSingleton, configured, eager, intoCollection, intoDictionary, intoSet, live, onStart, onStop, propertyInjector
  case running, sendable, sharedInScope, tagged, to, to0, to1, visible, with

  /// The attributes that the step adds, if it has no other effect.
  var attributes: BindingAttributes {
    switch self {
    case .asSingleton, .sharedInScope: .shared
    case .live: .live
    case .onStart: .startHook
    case .onStop: .stopHook
    case .running: .service
    case .sendable: .sendable
    default: []
    }
  }
}

/// A label of the arguments of Cleanse's functions.
enum ArgumentLabel: String, CaseIterable {
  case asyncFactory, binder, injector, line, order, overrides, provider, tag, value
}

/// A function that builds or validates a component, which is its first type argument.
enum RootFunction: String, CaseIterable {
  case assertGraphErrors, assertGraphSnapshot, assertGraphWarnings, assertReleased, assertStart, assertValidGraph
  case build, callAsFunction, check, `init`, of, validate

  /// Whether a call creates an instance, but returns only its root.
  var returnsRoot: Bool { self == .build || self == .callAsFunction }
}

extension SwiftType {
  init(_ type: CleanseType, _ arguments: [SwiftType] = []) {
    self.init(module: CleanseSymbols.module, type.rawValue, arguments)
  }

  /// `TaggedProvider` of a tag.
  static func taggedProvider(_ tag: SwiftType) -> SwiftType { SwiftType(.taggedProvider, [tag]) }

  /// The type of Cleanse that this is, with any type arguments; `nil` for other types.
  var cleanseType: CleanseType? {
    guard case .declared(let parts) = self, parts.count == 2, parts[0].name == CleanseSymbols.module else { return nil }
    return CleanseType(rawValue: parts[1].name)
  }
}
