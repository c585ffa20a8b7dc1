import Cleanse
import Testing

@Suite("Components visible to plugins")
struct ComponentBindingTests {
  private struct Innermost: Component {
    typealias Root = Int8
    typealias Seed = String
    static func configure(binder: Binder<InnermostScope>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Inner: Component {
    typealias Root = Int16
    typealias Seed = Double
    static func configure(binder: Binder<InnerScope>) { binder.install(dependency: Innermost.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Second: Component {
    typealias Root = Int32
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct App: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Inner.self)
      binder.install(dependency: Second.self)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  private func visited() throws -> any ComponentBinding {
    let surveyor = Surveyor()
    _ = try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([surveyor]))
    #expect(surveyor.roots.count == 1)
    return try #require(surveyor.roots.first)
  }

  @Test(
    "Plugins start at a node without type, scope and parent, whose only child is the root component"
  )
  func nameless() throws {
    let root = try visited()
    #expect(root.componentType == nil)
    #expect(root.scope == nil)
    #expect(isSame(root.seed, Void.self))
    #expect(root.parent == nil)
    #expect(root.keyNames == ["Provider<ComponentFactory<App>>"])
    let factory = try #require(root.infos(Provider<ComponentFactory<App>>.self).first)
    #expect(factory.kind == .componentFactory && factory.sourceLocation == nil && factory.dependencies.isEmpty)
    #expect(root.subcomponents.count == 1)
    #expect(isSame(root.subcomponents.first?.componentType, App.self))
  }

  @Test("Plugins see the scope and the seed of each component")
  func scopesAndSeeds() throws {
    let app = try #require(try visited().subcomponents.first)
    let inner = try #require(app.subcomponents.first)
    let innermost = try #require(inner.subcomponents.first)
    let second = try #require(app.subcomponents.last)
    #expect(isSame(app.scope, Singleton.self) && isSame(app.seed, Void.self))
    #expect(isSame(inner.scope, InnerScope.self) && isSame(inner.seed, Double.self))
    #expect(isSame(innermost.scope, InnermostScope.self) && isSame(innermost.seed, String.self))
    #expect(second.scope == nil && isSame(second.seed, Void.self))
  }

  @Test("Plugins see each subcomponent once in the order of installation")
  func subcomponents() throws {
    let app = try #require(try visited().subcomponents.first)
    #expect(names(app.subcomponents.compactMap(\.componentType)) == ["Inner", "Second"])
    let inner = try #require(app.subcomponents.first)
    #expect(names(inner.subcomponents.compactMap(\.componentType)) == ["Innermost"])
    #expect(app.subcomponents.last?.subcomponents.isEmpty == true)
  }

  @Test("Plugins see the parent of each component")
  func parents() throws {
    let app = try #require(try visited().subcomponents.first)
    let innermost = try #require(app.subcomponents.first?.subcomponents.first)
    #expect(isSame(innermost.parent?.componentType, Inner.self))
    #expect(isSame(innermost.parent?.parent?.componentType, App.self))
    let above = try #require(innermost.parent?.parent?.parent)
    #expect(above.componentType == nil)
    #expect(above.parent == nil)
    #expect(isSame(above.subcomponents.first?.componentType, App.self))
  }

  @Test("Plugins may read components after the visit")
  func afterwards() throws {
    let app = try #require(try visited().subcomponents.first)
    #expect(app.infos(Provider<Int>.self).count == 1)
  }

  private struct Twice: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Left.self)
      binder.install(dependency: Right.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Left: Component {
    typealias Root = Int16
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Second.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }
  private struct Right: Component {
    typealias Root = Int64
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Second.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  @Test("Plugins see one node for each installation of a component")
  func places() throws {
    let app = try #require(GraphValidator.validate(Twice.self).root.subcomponents.first)
    let parents = app.subcomponents.flatMap(\.subcomponents).compactMap { $0.parent?.componentType }
    #expect(names(parents) == ["Left", "Right"])
    #expect(Set(app.components.map(\.id)).count == app.components.count)
  }

  @Test("IDs of components are unique and equal in each validation")
  func ids() throws {
    let root = try visited()
    let components = [root] + root.components
    #expect(components.map(\.name) == ["", "App", "Inner", "Innermost", "Second"])
    #expect(Set(components.map(\.id)).count == components.count)
    let again = try visited()
    #expect(([again] + again.components).map(\.id) == components.map(\.id))
    for component in components {
      #expect(component.bindings.allSatisfy { $0.component.id == component.id })
    }
  }
}
