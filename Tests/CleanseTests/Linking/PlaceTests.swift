import Cleanse
import Testing

@Suite("Positions of components in the tree")
struct PlaceTests {
  final class Shared {}

  struct Left: Component {
    struct Root {
      let text: String
      let shared: Shared
    }

    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "left")
      binder.bind(Int.self).to(value: 1)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// Has no bindings of its own, so its root shows which component is its parent.
  struct Visitor: Component {
    struct Root {
      let text: String
      let list: [String]
      let shared: Shared
    }

    static func configure(binder: Binder<InnerScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// Uses a component factory that belongs to its parent.
  struct Right: Component {
    struct Root {
      let text: String
      let list: [String]
      let shared: Shared
      let visitor: ComponentFactory<Visitor>
      let handed: Handed
    }

    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "right")
      binder.bind(String.self).intoCollection().to(value: "right element")
      binder.bind().sharedInScope().to(factory: Shared.init)
      binder.bind().to(factory: Handed.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// An object of the sibling that receives the component factory.
  struct Handed {
    let factory: Provider<ComponentFactory<Visitor>>
  }

  struct App: RootComponent {
    struct Root {
      let text: String
      let shared: Shared
      let left: ComponentFactory<Left>
      let right: ComponentFactory<Right>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "app")
      binder.bind(String.self).intoCollection().to(value: "app element")
      binder.bind().sharedInScope().to(factory: Shared.init)
      binder.install(dependency: Left.self)
      binder.install(dependency: Right.self)
      binder.install(dependency: Visitor.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct AskingSibling: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Double.self).to { (_: Int) in 1 }
    }
  }

  struct WithSiblings: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "app")
      binder.bind().sharedInScope().to(factory: Shared.init)
      binder.install(dependency: Left.self)
      binder.install(dependency: Checked<AskingSibling>.self)
    }
  }

  @Test("A component sees the bindings of the component that installs it, not of the one that uses its factory")
  func installation() throws {
    let app = try ComponentFactory.of(App.self).build()
    let right = app.right.build()
    #expect(right.text == "right")
    #expect(right.list == ["right element", "app element"])
    #expect(right.shared !== app.shared)
    for visitor in [right.visitor.build(), right.handed.factory.get().build()] {
      #expect(visitor.text == "app")
      #expect(visitor.list == ["app element"])
      #expect(visitor.shared === app.shared)
    }
  }

  @Test("A component sees no bindings of its siblings")
  func siblings() throws {
    let app = try ComponentFactory.of(App.self).build()
    #expect(app.left.build().text == "left")
    #expect(app.right.build().text == "right")
    #expect(app.left.build().shared === app.shared)
    #expect(app.text == "app")
    let error = #expect(throws: MissingProvider.self) { try GraphValidator.check(Checked<WithSiblings>.self) }
    #expect(error?.requestedType == Int.self)
  }
}
