import BindingGraph

/// A generic type whose arguments hints look at.
protocol ShapedType {
  static var shape: TypeShape { get }
}

/// Tells what types are made of.
enum ShapedTypes {
  private struct AnyTag: AssistedFactory {
    typealias Element = Void
    typealias Seed = Void
  }

  private struct AnyComponent: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> { bind.to(value: ()) }
  }

  /// The generic types that are looked into. A cast without this list would search the program for most types.
  private static var declarations: [Any.Type] {
    [
      Optional<Void>.self, [Void].self, Set<Int>.self, [Int: Void].self, TaggedProvider<AnyTag>.self,
      Assisted<Void>.self, ComponentFactory<AnyComponent>.self, Factory<AnyTag>.self, PropertyInjector<AnyObject>.self,
    ]
  }

  static func shape(of type: Any.Type) -> TypeShape? {
    let metadata = TypeMetadata(type)
    guard declarations.contains(where: { metadata.isInstance(ofSameDeclarationAs: $0) }) else { return nil }
    return (type as? any ShapedType.Type)?.shape
  }
}

extension Optional: ShapedType {
  static var shape: TypeShape { .optional(of: TypeReference(Wrapped.self)) }
}

extension Array: ShapedType {
  static var shape: TypeShape { .array(of: TypeReference(Element.self)) }
}

extension Set: ShapedType {
  static var shape: TypeShape { .set(of: TypeReference(Element.self)) }
}

extension Dictionary: ShapedType {
  static var shape: TypeShape { .dictionary(key: TypeReference(Key.self), value: TypeReference(Value.self)) }
}

extension TaggedProvider: ShapedType {
  static var shape: TypeShape { .tagged(tag: TypeReference(Tag.self), element: TypeReference(Tag.Element.self)) }
}

extension Assisted: ShapedType {
  static var shape: TypeShape { .assisted(of: TypeReference(E.self)) }
}

extension ComponentFactory: ShapedType {
  static var shape: TypeShape { .componentFactory(of: TypeReference(C.self)) }
}

extension Factory: ShapedType {
  static var shape: TypeShape {
    .assistedFactory(tag: TypeReference(Tag.self), product: TypeReference(Tag.Element.self))
  }
}

extension PropertyInjector: ShapedType {
  static var shape: TypeShape { .propertyInjector(of: TypeReference(Element.self)) }
}
