/// A binding that exists and that was perhaps meant by a request for something that is not bound.
package struct NearMiss: Sendable, Equatable {
  /// How the bound type differs from the one asked for. Best first: the order of the cases is the order of reports.
  package enum Kind: Sendable, Hashable {
    /// The same type is bound under a tag.
    case underTag
    /// Asked for under a tag, and bound without one.
    case withoutTag(tag: TypeReference)
    /// The same type is bound under another tag.
    case underOtherTag
    /// The same key is bound by a module that the component could include too; the owner is `nil` where no component
    /// includes the module.
    case inModule(TypeReference, of: TypeReference?, missingIn: TypeReference)
    /// The same key is bound in a component that the one that asks cannot see.
    case outOfSight(in: TypeReference, of: TypeReference, common: TypeReference)
    /// The same type is the root of an installed component; the factory is `nil` where the one that asks cannot see it.
    case root(of: TypeReference, factory: TypeReference?)
    /// The same type is what an installed component is built from.
    case seed(of: TypeReference)
    /// An optional, array, set or dictionary of the type asked for.
    case wrapped
    /// What the closure asked for returns.
    case result
    /// An assisted factory that makes what the function asked for returns.
    case assistedFactory(of: TypeReference)
    /// The element of the collection asked for.
    case element(of: TypeShape)
    /// Another sort of collection with the same elements.
    case otherCollection
    /// A protocol that the type conforms to, and that may be bound to it; for an override, whatever it is bound to.
    case conformedTo
    /// For an override of a class: a superclass.
    case superclass
    /// A type that conforms to the protocol asked for.
    case conforming
    /// A subclass of the class asked for.
    case subclass
    /// A type whose name suggests that it implements the protocol asked for.
    case namedLikeImplementation
    /// Another type of the same name.
    case sameName
    /// A type that is spelled nearly alike.
    case similarName(distance: Int)
  }

  package let kind: Kind
  /// The type that is bound.
  package let bound: TypeReference
  package let location: SourceLocation?
  /// The component that binds it, where not all who ask see what that binds.
  package let hiddenIn: TypeReference?
  /// What comes of the line that the near miss suggests.
  package let outcome: RepairOutcome

  package init(
    kind: Kind, bound: TypeReference, location: SourceLocation?, hiddenIn: TypeReference? = nil,
    outcome: RepairOutcome = .mends
  ) {
    self.kind = kind
    self.bound = bound
    self.location = location
    self.hiddenIn = hiddenIn
    self.outcome = outcome
  }
}

extension NearMiss.Kind {
  /// Whether the way out is that the key, or those who ask for it, need what is bound.
  var needsBound: Bool {
    switch self {
    case .withoutTag, .element, .conforming, .subclass, .namedLikeImplementation: true
    case .underTag, .underOtherTag, .wrapped, .otherCollection: true
    default: false
    }
  }

  /// The place in the order of reports.
  var rank: Int {
    switch self {
    case .underTag: 0
    case .withoutTag: 1
    case .underOtherTag: 2
    case .inModule: 3
    case .outOfSight: 4
    case .root: 5
    case .seed: 6
    case .wrapped: 7
    case .result: 8
    case .assistedFactory: 9
    case .element: 10
    case .otherCollection: 11
    case .conformedTo: 12
    case .superclass: 13
    case .conforming: 14
    case .subclass: 15
    case .namedLikeImplementation: 16
    case .sameName: 17
    case .similarName(let distance): 18 + distance
    }
  }
}
