import BindingGraph

/// Builds instances of a component.
///
/// Create one for a root component with `of(_:validate:serviceLoader:trace:onWarnings:)`. Inject one for a
/// subcomponent:
///
/// ```swift
/// struct SessionScope: Scope {}
///
/// struct SessionComponent: Component {
///   typealias Seed = String
///
///   static func configure(binder: Binder<SessionScope>) {}
///
///   static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
///     bind.to { (user: String) in [user] }
///   }
/// }
///
/// final class Login {
///   private let sessions: ComponentFactory<SessionComponent>
///
///   init(sessions: ComponentFactory<SessionComponent>) {
///     self.sessions = sessions
///   }
///
///   func logIn(_ user: String) -> [String] {
///     sessions.build(user)
///   }
/// }
/// ```
///
/// A factory keeps alive the objects of the parent that the component depends on. It does not keep the instances that
/// it builds, with one exception: the factory that `of` returns keeps the last one.
public struct ComponentFactory<C: ComponentBase> {
  let retained: RetainedInstanceBuilder

  init(builder: RetainedInstanceBuilder) {
    retained = builder
  }

  /// The component factory behind another form of dependency.
  /// - Parameter slot: a slot that depends on the factory of a subcomponent, or on a factory with an ordinary binding.
  init(behind slot: Slot) {
    let dependency = slot.dependency(0)
    self =
      dependency.attachments is FactoryAttachments
      ? ComponentFactory(builder: RetainedInstanceBuilder(of: dependency)) : slot.value(of: 0, as: Self.self)
  }

  /// Builds an instance.
  /// - Parameter seed: the value that the instance is built from; its bindings can depend on it.
  /// - Returns: the root of the instance.
  public func build(_ seed: C.Seed) -> C.Root {
    instantiate(seed).root
  }

  /// The same as `build(_:)`.
  public func callAsFunction(_ seed: C.Seed) -> C.Root {
    build(seed)
  }

  /// Builds an instance whose shared objects live as long as the result.
  /// - Parameter seed: the value that the instance is built from; its bindings can depend on it.
  /// - Returns: the instance, with its root and its lifecycle.
  public func instantiate(_ seed: C.Seed) -> ComponentInstance<C> {
    finish(retained.builder) { retained.makeInstance(seed: seedMaker(seed)) }
  }

  /// Creates the objects that must exist from the beginning, the root among them.
  func finish(_ builder: InstanceBuilder, begin: () -> InstanceSlots) -> ComponentInstance<C> {
    let instance = builder.building {
      let slots = begin()
      slots.lifecycle?.makeEagerValues()
      return ComponentInstance<C>(root: slots.root.value(as: C.Root.self), slots: slots)
    }
    builder.lastInstance?.replace(by: instance)
    return instance
  }

  func seedMaker(_ seed: C.Seed) -> Maker {
    if case .provider = retained.builder.component.descriptor.seedForm, let provider = seed as? any SeedProviding {
      return provider.maker
    }
    return Maker { _, memory in memory.initializeMemory(as: C.Seed.self, to: seed) }
  }
}

extension ComponentFactory where C.Seed == Void {
  /// Builds an instance of a component without a seed.
  public func build() -> C.Root {
    build(())
  }

  /// The same as `build()`.
  public func callAsFunction() -> C.Root {
    build(())
  }

  /// Builds an instance of a component without a seed. Its shared objects live as long as the result.
  public func instantiate() -> ComponentInstance<C> {
    instantiate(())
  }
}

extension ComponentFactory where C.Seed: ProviderProtocol {
  /// Builds an instance whose seed provides an element.
  /// - Parameter element: the value that `get()` of the seed returns.
  public func build(_ element: C.Seed.Element) -> C.Root {
    build(C.Seed(value: element))
  }

  /// The same as `build(_:)`.
  public func callAsFunction(_ element: C.Seed.Element) -> C.Root {
    build(element)
  }

  /// Builds an instance whose seed provides an element. Its shared objects live as long as the result.
  public func instantiate(_ element: C.Seed.Element) -> ComponentInstance<C> {
    instantiate(C.Seed(value: element))
  }
}

extension ComponentFactory: ShapedType {
  static var shape: TypeShape { .componentFactory(of: TypeReference(C.self)) }
}
