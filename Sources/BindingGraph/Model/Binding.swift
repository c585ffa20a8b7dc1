/// One binding: a key, the way it is served, and what that needs.
package struct Binding: Sendable {
  /// What sort of statement made the binding.
  package enum Kind: Sendable {
    case factory
    /// `to(asyncFactory:)`: its value is awaited while an instance is built.
    case asynchronousFactory
    case value
    case provider
    case seed
    case componentFactory
    case propertyInjector
    case assistedFactory
    /// `bindOptional`: allows the absence of the key, and binds nothing.
    case optionalDeclaration
    /// `declareCollection`: the collection is there, whether or not anything contributes to it.
    case collectionDeclaration
    /// `decorate`: wraps what its component sees under the key. Its first requirement is the value that it wraps.
    case decorator
  }

  /// The collection that a binding contributes to; its key is the collection's.
  package enum Contribution: Equatable, Sendable {
    case array
    /// To an array, with another order than the default.
    case orderedArray(ContributionOrder)
    case set
    /// Elements with equal numbers stand under equal dictionary keys.
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

  /// What holds for a binding, or not.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// An instance has one value. A decorator is shared as what it wraps: linking tells.
    package static let shared = Traits(rawValue: 1)
    package static let root = Traits(rawValue: 2)
    /// The binding contributes an array of elements, and not one.
    package static let severalElements = Traits(rawValue: 4)
    /// Values of the binding may be used by another isolation than its own. A decorator is sendable as what it wraps:
    /// linking tells.
    package static let sendable = Traits(rawValue: 8)
    /// The binding replaces another one.
    package static let override = Traits(rawValue: 16)
    /// An override has brought a value, or a closure with what it captures, that may not leave its isolation.
    package static let confined = Traits(rawValue: 32)
    /// Making a value reaches out of the process, which tests do not want.
    package static let live = Traits(rawValue: 64)
    /// Source code binds a composition with `Sendable`. Not known in a running program.
    package static let composed = Traits(rawValue: 128)
  }

  /// What becomes of a shared value besides being asked for.
  package struct Lifecycle: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Made without being asked for: when the instance is built, or started.
    package static let selfMade: Lifecycle = [.eager, .startHook, .service]

    /// Made when the instance is built, and not when it is first asked for.
    package static let eager = Lifecycle(rawValue: 1)
    /// Something is done with it when the instance is started.
    package static let startHook = Lifecycle(rawValue: 2)
    /// Something is done with it when the instance is stopped.
    package static let stopHook = Lifecycle(rawValue: 4)
    /// Eager, and made side by side with other such values where the build of the instance can wait.
    package static let concurrent = Lifecycle(rawValue: 8)
    /// A loop runs with it from the start of the instance to its stop.
    package static let service = Lifecycle(rawValue: 16)
  }

  // In an order that leaves no gaps: a large graph has thousands of these.
  package let location: SourceLocation?
  private let compactModule: Int32
  private var compactRequirements: CompactRange
  package let contribution: Contribution?
  package let kind: Kind
  package internal(set) var traits: Traits
  /// Who can ask for the binding; `nil` for its component and all that this installs. That of a decorator is that of what
  /// it wraps: linking tells.
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

  /// Whether something is bound: allowing the absence of a key binds nothing, nor does wrapping what is bound.
  package var binds: Bool { kind != .optionalDeclaration && kind != .decorator }

  /// Whether another isolation creates the value from the binding's dependencies, or may.
  package var sendsParameters: Bool { kind == .asynchronousFactory || lifecycle.contains(.concurrent) }

  /// The component or module that made the binding.
  package var module: ModulePath.ID { Int(compactModule) }

  /// The part of `BindingGraph.requirements` that belongs to this binding.
  package internal(set) var requirements: Range<Int> {
    get { compactRequirements.range }
    set { compactRequirements = CompactRange(newValue) }
  }
}

/// A range of positions in half the room.
package struct CompactRange: Sendable {
  private let start: Int32
  private let end: Int32

  package init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  // It was made from a range, so its bounds need no second check.
  package var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}
