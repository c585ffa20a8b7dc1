import BindingGraph

/// A generic type whose arguments matter to hints.
protocol ShapedType {
  static var shape: TypeShape { get }
}

extension TypeShape {
  /// The parts of a generic type of the standard library or of Cleanse; `nil` for other types.
  init?(of reference: TypeReference) {
    // A failing cast searches the whole program, and only these two modules have such types.
    guard reference.isOfStandardLibrary || reference.isOfCleanse,
      let type = reference.type as? any ShapedType.Type
    else { return nil }
    self = type.shape
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

extension Factory: ShapedType {
  static var shape: TypeShape {
    .assistedFactory(
      tag: TypeReference(Tag.self), seed: TypeReference(Tag.Seed.self), product: TypeReference(Tag.Element.self))
  }
}

extension PropertyInjector: ShapedType {
  static var shape: TypeShape { .propertyInjector(of: TypeReference(Element.self)) }
}

/// A type of an extension library that adds a step to binders. Hints name the step.
package protocol TypeWithBindingStep {
  static var bindingStep: BindingStep { get }
}
