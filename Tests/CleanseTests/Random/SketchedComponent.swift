import Cleanse

/// A component that declares its part of the current sketch.
protocol SketchedComponent: ComponentBase where Root == RootNode<Place>, Seed == Place.Seed, Scope: SketchedScope {
  associatedtype Place: Position
}

extension SketchedComponent {
  static func configure(binder: Binder<Scope>) {
    let part = GraphSketch.current.parts[Place.number]
    let writer = SketchWriter(position: Place.number)
    for (number, position) in part.installed.enumerated() {
      writer.install(position, number: number, in: binder)
    }
    for (number, base) in part.optionals.enumerated() {
      writer.bindOptional(base, number: number, in: binder)
    }
    for (number, binding) in part.bindings.enumerated() where binding.module == 0 {
      writer.bind(binding, number: number, in: binder)
    }
    binder.include(module: SketchedModule<Place, Scope, Positions.First>.self)
    binder.include(module: SketchedModule<Place, Scope, Positions.Second>.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<RootNode<Place>>) -> BindingReceipt<RootNode<Place>> {
    let line = GraphSketch.line(rootOf: Place.number)
    let requests = GraphSketch.current.parts[Place.number].rootRequests
    return SketchWriter.complete(bind, requests: requests, line: line) { RootNode(line: line, given: $0) }
  }
}

/// The module of a part after the module with the given number.
enum SketchedModule<Place: Position, Scope: SketchedScope, Number: Position>: Module {
  static func configure(binder: Binder<Scope>) {
    let writer = SketchWriter(position: Place.number)
    for (number, binding) in GraphSketch.current.parts[Place.number].bindings.enumerated()
    where binding.module == Number.number + 1 {
      writer.bind(binding, number: number, in: binder)
    }
  }
}

struct OuterPart: RootComponent, SketchedComponent {
  typealias Place = Positions.First
  typealias Scope = Singleton
}

struct InnerPart<Place: Position, Scope: SketchedScope>: Component, SketchedComponent {}

/// The component of a part of the current sketch.
func sketchedComponent(at position: Int) -> any SketchedComponent.Type {
  func component<P: Position>(_ place: P.Type) -> any SketchedComponent.Type {
    switch GraphSketch.current.parts[position].scope {
    case .singleton: InnerPart<P, Singleton>.self
    case .inner: InnerPart<P, InnerScope>.self
    case .innermost: InnerPart<P, InnermostScope>.self
    case .none: InnerPart<P, Unscoped>.self
    }
  }
  return position == 0 ? OuterPart.self : component(Positions.all[position])
}

/// The scope of a sketched component, which shares bindings unless it is unscoped.
protocol SketchedScope {
  static func sharing<E, Stage>(
    _ builder: BindingBuilder<E, Self, Stage>
  ) -> BindingBuilder<E, Self, BindingStage.Shared>?
  static func sharing<E, Collected, Stage>(
    _ builder: CollectionBindingBuilder<E, Collected, Self, Stage>
  ) -> CollectionBindingBuilder<E, Collected, Self, BindingStage.Shared>?
}

extension SketchedScope where Self: Cleanse.Scope {
  static func sharing<E, Stage>(
    _ builder: BindingBuilder<E, Self, Stage>
  ) -> BindingBuilder<E, Self, BindingStage.Shared>? { builder.sharedInScope() }

  static func sharing<E, Collected, Stage>(
    _ builder: CollectionBindingBuilder<E, Collected, Self, Stage>
  ) -> CollectionBindingBuilder<E, Collected, Self, BindingStage.Shared>? { builder.sharedInScope() }
}

extension Singleton: SketchedScope {}
extension InnerScope: SketchedScope {}
extension InnermostScope: SketchedScope {}

extension Unscoped: SketchedScope {
  static func sharing<E, Stage>(
    _ builder: BindingBuilder<E, Unscoped, Stage>
  ) -> BindingBuilder<E, Unscoped, BindingStage.Shared>? { nil }

  static func sharing<E, Collected, Stage>(
    _ builder: CollectionBindingBuilder<E, Collected, Unscoped, Stage>
  ) -> CollectionBindingBuilder<E, Collected, Unscoped, BindingStage.Shared>? { nil }
}
