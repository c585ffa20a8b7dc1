/// A binding: a key, the kind of its statement, and its dependencies.
package struct Binding: Sendable {
  /// The kind of statement that declares a binding.
  package enum Kind: Sendable {
    case factory
    /// `to(asyncFactory:)`: its value is created asynchronously while an instance is built.
    case asynchronousFactory
    case value
    case provider
    case seed
    case componentFactory
    case propertyInjector
    case assistedFactory
    /// `bindOptional`: allows the absence of the key, and binds nothing.
    case optionalDeclaration
    /// `declareCollection`: the collection exists even without contributions.
    case collectionDeclaration
    /// `decorate`: wraps the value that its component sees under the key. Its first requirement is that value.
    case decorator
  }

  /// The collection that a binding contributes to; its key is the collection's.
  package enum Contribution: Equatable, Sendable {
    case array
    /// To an array, with another order than the default.
    case orderedArray(ContributionOrder)
    case set
    /// Elements with equal numbers have equal dictionary keys.
    case dictionary(key: Int32)
    /// No element: the statement only declares the collection.
    case empty

    /// The order of the contribution; `nil` for one to a set or a dictionary, which have none.
    package var order: ContributionOrder? {
      switch self {
      case .array: .default
      case .orderedArray(let order): order
      case .set, .dictionary, .empty: nil
      }
    }
  }

  /// Properties of a binding.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A component instance has one value. The linker copies this trait from the wrapped binding to a decorator.
    package static let shared = Traits(rawValue: 1)
    package static let root = Traits(rawValue: 2)
    /// The binding contributes an array of elements instead of one element.
    package static let severalElements = Traits(rawValue: 4)
    /// Other isolations may use the values of the binding. The linker derives this trait of a decorator from the
    /// wrapped binding.
    package static let sendable = Traits(rawValue: 8)
    /// The binding replaces another one.
    package static let override = Traits(rawValue: 16)
    /// The value of an override, or a capture of its closure, must not leave its isolation.
    package static let confined = Traits(rawValue: 32)
    /// Creating a value reaches outside the process, which is unwanted in tests.
    package static let live = Traits(rawValue: 64)
    /// Source code binds a composition with `Sendable`. Unknown in a running program.
    package static let composed = Traits(rawValue: 128)
  }

  /// The lifecycle of a shared value, apart from its creation on request.
  package struct Lifecycle: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Created without a request, when the instance is built or started.
    package static let selfMade: Lifecycle = [.eager, .startHook, .service]

    /// Created when the instance is built, not at the first request.
    package static let eager = Lifecycle(rawValue: 1)
    /// A hook runs with the value when the instance is started.
    package static let startHook = Lifecycle(rawValue: 2)
    /// A hook runs with the value when the instance is stopped.
    package static let stopHook = Lifecycle(rawValue: 4)
    /// Eager, and created concurrently with other such values if the instance is built asynchronously.
    package static let concurrent = Lifecycle(rawValue: 8)
    /// The value is a service, which runs from the start of the instance to its stop.
    package static let service = Lifecycle(rawValue: 16)
  }

  // In an order without padding: a large graph has thousands of bindings.
  package let location: SourceLocation?
  private let compactModule: Int32
  private var compactRequirements: CompactRange
  package let contribution: Contribution?
  package let kind: Kind
  package internal(set) var traits: Traits
  /// The part of the component that can depend on the binding; `nil` for the component and its subcomponents. The
  /// linker copies it from the wrapped binding to a decorator.
  package internal(set) var visibility: BindingVisibility?
  package let lifecycle: Lifecycle
  package let key: Key

  init(
    key: Key, kind: Kind, contribution: Contribution?, traits: Traits = [], lifecycle: Lifecycle = [],
    visibility: BindingVisibility? = nil, location: SourceLocation?, module: ModulePath.ID, requirements: Range<Int>
  ) {
    self.key = key
    self.kind = kind
    self.contribution = contribution
    self.traits = traits
    self.lifecycle = lifecycle
    self.visibility = visibility
    self.location = location
    compactModule = Int32(module)
    compactRequirements = CompactRange(requirements)
  }

  package var isShared: Bool { traits.contains(.shared) }
  package var isRoot: Bool { traits.contains(.root) }
  package var isSendable: Bool { traits.contains(.sendable) }
  package var isOverride: Bool { traits.contains(.override) }
  package var isConfined: Bool { traits.contains(.confined) }
  package var hasSeveralElements: Bool { traits.contains(.severalElements) }
  package var isLive: Bool { traits.contains(.live) }

  /// Whether the statement binds its key, unlike `bindOptional` and `decorate`.
  package var binds: Bool { kind != .optionalDeclaration && kind != .decorator }

  /// Whether another isolation creates the value from the binding's dependencies, or may do so.
  package var sendsParameters: Bool { kind == .asynchronousFactory || lifecycle.contains(.concurrent) }

  /// The component or module that declares the binding.
  package var module: ModulePath.ID { Int(compactModule) }

  /// The part of `BindingGraph.requirements` that belongs to this binding.
  package internal(set) var requirements: Range<Int> {
    get { compactRequirements.range }
    set { compactRequirements = CompactRange(newValue) }
  }
}

/// A range of positions in half the memory of a `Range<Int>`.
package struct CompactRange: Sendable {
  private let start: Int32
  private let end: Int32

  package init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  // The bounds come from a valid range, so they need no second check.
  package var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}
