/// A binding: a key, the kind of its statement, and its dependencies.
package struct Binding: Sendable {
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

  // In an order without padding: a large graph has thousands of bindings.
  package let location: SourceLocation?
  private var compactModule: Int32
  private var compactRequirements: CompactRange
  package let contribution: Contribution?
  package let kind: BindingKind
  package internal(set) var attributes: BindingAttributes
  /// The part of the component that can depend on the binding; `nil` for the component and its subcomponents. The
  /// linker copies it from the wrapped binding to a decorator.
  package internal(set) var visibility: BindingVisibility?
  package let key: Key

  init(
    key: Key, kind: BindingKind, contribution: Contribution?, attributes: BindingAttributes = [],
    visibility: BindingVisibility? = nil, location: SourceLocation?, module: ModulePath.ID, requirements: Range<Int>
  ) {
    self.key = key
    self.kind = kind
    self.contribution = contribution
    self.attributes = attributes
    self.visibility = visibility
    self.location = location
    compactModule = Int32(module)
    compactRequirements = CompactRange(requirements)
  }

  package var isShared: Bool { attributes.contains(.shared) }
  package var isRoot: Bool { attributes.contains(.root) }
  package var isSendable: Bool { attributes.contains(.sendable) }
  package var isOverride: Bool { attributes.contains(.override) }
  package var isConfined: Bool { attributes.contains(.confined) }
  package var hasSeveralElements: Bool { attributes.contains(.severalElements) }
  package var isLive: Bool { attributes.contains(.live) }

  /// Whether the statement binds its key, unlike `bindOptional` and `decorate`.
  package var binds: Bool { kind != .optionalDeclaration && kind != .decorator }

  /// Whether another isolation creates the value from the binding's dependencies, or may do so.
  package var sendsParameters: Bool { kind == .asynchronousFactory || attributes.contains(.concurrent) }

  /// The component or module that declares the binding.
  package var module: ModulePath.ID { Int(compactModule) }

  /// The part of `BindingGraph.requirements` that belongs to this binding.
  package internal(set) var requirements: Range<Int> {
    get { compactRequirements.range }
    set { compactRequirements = CompactRange(newValue) }
  }

  /// Increases the positions of the module and of the requirements in the graph.
  mutating func move(modules: Int, requirements: Int) {
    compactModule += Int32(modules)
    compactRequirements = CompactRange(
      compactRequirements.range.lowerBound + requirements..<compactRequirements.range.upperBound + requirements)
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
