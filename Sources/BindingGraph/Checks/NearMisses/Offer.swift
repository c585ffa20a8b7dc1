#if DEBUG || DetailedReports
  /// A bound key of a component, prepared for the search for near misses.
  struct Offer {
    let key: Key
    let type: TypeReference
    let shape: TypeShape
    let component: ComponentNode.ID
    /// The visibility of a private key; `nil` if the component and all its subcomponents see it.
    let visibility: BindingVisibility?
    /// The only module that sees the key, if any.
    let module: ModulePath.ID?
    /// The bindings of the key in the component, in source order; never empty.
    var bindings: [Int]
    let name: SpelledName
  }

  extension TypeShape {
    /// The type that a tag, an optional, a closure or a collection wraps; `nil` for other types.
    var wrapped: TypeReference? {
      switch self {
      case .tagged(_, let element): element
      case .optional(let wrapped): wrapped
      case .closure(let result): result
      case .array(let element), .set(let element): element
      case .dictionary(_, let value): value
      case .value, .unknown, .constant, .object, .existential, .assisted, .componentFactory, .assistedFactory,
        .propertyInjector, .ofAnotherCopy:
        nil
      }
    }

    /// Whether a type can conform to a protocol, or be a subclass.
    var isDeclared: Bool {
      switch self {
      case .value, .unknown, .constant, .object: true
      default: false
      }
    }

    /// Whether the type is a collection.
    var isCollection: Bool {
      switch self {
      case .array, .set, .dictionary: true
      default: false
      }
    }
  }
#endif
