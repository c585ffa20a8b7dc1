/// A binding that exists and that was perhaps meant by a request for something that is not bound.
package struct NearMiss: Sendable {
  /// How the bound type differs from the one asked for. Best first: the order of the cases is the order of reports.
  package enum Kind: Sendable, Hashable {
    /// The same key is private to a module of a component that is in sight, or to that component.
    case privateBinding(to: TypeReference, BindingVisibility, Exposure)
    /// The type is the tag of what is bound.
    case tagged
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
    /// An assisted factory that makes the type asked for, from an argument of another one.
    case factoryOfProduct(from: TypeReference)
    /// An assisted factory that makes the same as the one asked for, from an argument of another type.
    case otherFactory(of: TypeReference, from: TypeReference)
    /// What sets the properties of a superclass of the object asked for.
    case injectorOfSuperclass(TypeReference, of: TypeReference)
    /// The element of the collection asked for.
    case element(of: TypeShape)
    /// Another sort of collection with the same elements.
    case otherCollection
    /// A collection whose elements conform to those of the one asked for, or are of subclasses.
    case otherElements(of: TypeReference, isClass: Bool)
    /// A protocol that the type conforms to, and that may be bound to it; for an override, with any binding.
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

  /// What becomes of a private binding without `visible(in:)`.
  package enum Exposure: Sendable, Hashable {
    /// It serves all who ask.
    case mends
    /// It needs one of those who ask.
    case closesCycle
    /// Its component binds the key for itself, too.
    case duplicates
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

extension NearMiss {
  /// Whether the key is bound, and private to others than those who ask.
  var isPrivateBinding: Bool {
    if case .privateBinding = kind { true } else { false }
  }
}

extension NearMiss.Kind {
  /// Whether the way out is that the key, or those who ask for it, need what is bound.
  var needsBound: Bool {
    switch self {
    case .withoutTag, .element, .conforming, .subclass, .namedLikeImplementation, .injectorOfSuperclass: true
    case .underTag, .underOtherTag, .wrapped, .otherCollection: true
    default: false
    }
  }

  /// The place in the order of reports.
  var rank: Int {
    switch self {
    case .privateBinding: 0
    case .tagged: 1
    case .underTag: 2
    case .withoutTag: 3
    case .underOtherTag: 4
    case .inModule: 5
    case .outOfSight: 6
    case .root: 7
    case .seed: 8
    case .wrapped: 9
    case .result: 10
    case .assistedFactory: 11
    case .factoryOfProduct: 12
    case .otherFactory: 13
    case .injectorOfSuperclass: 14
    case .element: 15
    case .otherCollection: 16
    case .otherElements: 17
    case .conformedTo: 18
    case .superclass: 19
    case .conforming: 20
    case .subclass: 21
    case .namedLikeImplementation: 22
    case .sameName: 23
    case .similarName(let distance): 24 + distance
    }
  }
}

/// What a trial on the graph says of a way to bind a missing key.
package enum RepairOutcome: Hashable, Sendable {
  /// The line compiles, and binds the key.
  case mends
  /// It is not known whether other Swift modules can name the types of the line.
  case mayNotCompile
  /// The line binds the key, and asks for something else that is missing then.
  case lacks(TypeReference)
  /// The line cannot be written, or would not bind the key.
  case fails
}
