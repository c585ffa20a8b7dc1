#if DEBUG || DetailedReports
  /// A binding that a request for an unbound type probably intended.
  package struct NearMiss: Sendable {
    /// The difference between the bound and the requested type. Best first: the order of the cases is the order of
    /// reports.
    package enum Kind: Sendable, Hashable {
      /// The same key is private to a module of a visible component, or to that component.
      case privateBinding(to: TypeReference, BindingVisibility, Exposure)
      /// The requested type is the tag of the binding.
      case tagged
      /// The same type is bound under a tag.
      case underTag
      /// Requested under a tag, and bound without one.
      case withoutTag(tag: TypeReference)
      /// The same type is bound under another tag.
      case underOtherTag
      /// The same key is bound by a module that the component could also include; the owner is `nil` if no component
      /// includes the module.
      case inModule(TypeReference, of: TypeReference?, missingIn: TypeReference)
      /// The same key is bound in a component that the requesting component cannot see.
      case outOfSight(in: TypeReference, of: TypeReference, common: TypeReference)
      /// The same type is the root of a subcomponent; the factory is `nil` if the requesting component cannot see it.
      case root(of: TypeReference, factory: TypeReference?)
      /// The same type is the seed of a subcomponent.
      case seed(of: TypeReference)
      /// An optional, array, set or dictionary of the requested type.
      case wrapped
      /// The result of the requested closure.
      case result
      /// An assisted factory of the result of the requested function.
      case assistedFactory(of: TypeReference)
      /// An assisted factory of the requested type, with an argument of another type.
      case factoryOfProduct(from: TypeReference)
      /// An assisted factory of the same product as the requested one, with an argument of another type.
      case otherFactory(of: TypeReference, from: TypeReference)
      /// A property injector for a superclass of the requested object.
      case injectorOfSuperclass(TypeReference, of: TypeReference)
      /// The element of the requested collection.
      case element(of: TypeShape)
      /// Another kind of collection with the same elements.
      case otherCollection
      /// A collection whose elements conform to the requested element type, or are of a subclass.
      case otherElements(of: TypeReference, isClass: Bool)
      /// A protocol that the type conforms to, and that may be bound to it; for an override, one with any binding.
      case conformedTo
      /// For an override of a class: a superclass.
      case superclass
      /// A type that conforms to the requested protocol.
      case conforming
      /// A subclass of the requested class.
      case subclass
      /// A type whose name suggests that it implements the requested protocol.
      case namedLikeImplementation
      /// Another type with the same name.
      case sameName
      /// The same function type with other attributes, such as `@Sendable`.
      case otherAttributes
      /// A type with a similar spelling.
      case similarName(distance: Int)
    }

    /// The effect of removing `visible(in:)` from a private binding.
    package enum Exposure: Sendable, Hashable {
      /// The binding serves all requests.
      case mends
      /// The binding depends on one of the requesting bindings.
      case closesCycle
      /// Its component also has another binding of the key.
      case duplicates
    }

    package let kind: Kind
    /// The bound type.
    package let bound: TypeReference
    package let location: SourceLocation?
    /// The component that binds it, if some of the requesting bindings cannot see that component's bindings.
    package let hiddenIn: TypeReference?
    /// The outcome of the suggested line.
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
    /// Whether the key has a binding that is private to code other than the requests.
    var isPrivateBinding: Bool {
      if case .privateBinding = kind { true } else { false }
    }
  }

  extension NearMiss.Kind {
    /// Whether the fix makes the key, or the requesting bindings, depend on the bound type.
    var needsBound: Bool {
      switch self {
      case .withoutTag, .element, .conforming, .subclass, .namedLikeImplementation, .injectorOfSuperclass: true
      case .underTag, .underOtherTag, .wrapped, .otherCollection: true
      default: false
      }
    }

    /// Whether only the names of the types are alike.
    var isOnlyByName: Bool {
      switch self {
      case .sameName, .similarName: true
      default: false
      }
    }

    /// The position in the order of reports.
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
      case .otherAttributes: 24
      case .similarName(let distance): 25 + distance
      }
    }
  }

  /// The outcome of a trial binding of a missing key on the graph.
  package enum RepairOutcome: Hashable, Sendable {
    /// The line compiles, and binds the key.
    case mends
    /// It is unknown whether other Swift modules can name the types of the line.
    case mayNotCompile
    /// The line binds the key, but has a missing dependency itself.
    case lacks(TypeReference)
    /// The line cannot be written, or would not bind the key.
    case fails
  }
#endif
