import Cleanse
import Testing

@Suite("Seeds and roots that shadow a binding of an ancestor")
struct HidingBySeedAndRootTests {
  /// An object of the parent component.
  struct OuterView {
    let text: String
  }

  struct View {
    let text: String
    let lazy: () -> String
    let outer: OuterView
  }

  struct Seeded: Component {
    typealias Seed = String

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<View>) -> BindingReceipt<View> {
      bind.to(factory: View.init)
    }
  }

  struct Rooted: Component {
    typealias Root = String
    typealias Seed = Int

    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: View.init)
      binder.install(dependency: InsideRooted.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (number: Int, outer: OuterView, inside: ComponentFactory<InsideRooted>) in
        "root \(number) over \(outer.text)"
      }
    }
  }

  /// Depends on the root of its parent component.
  struct InsideRooted: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Asked<String>>) -> BindingReceipt<Asked<String>> {
      bind.to(factory: Asked.init)
    }
  }

  /// A subcomponent whose seed is a text and whose root holds the view.
  struct RootedView: Component {
    struct Root {
      let view: View
      let inside: ComponentFactory<InsideRooted>
    }

    typealias Seed = String

    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: View.init)
      binder.install(dependency: InsideRooted.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct Outer: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "outer")
      binder.bind().sharedInScope().to(factory: OuterView.init)
      binder.install(dependency: Seeded.self)
      binder.install(dependency: Rooted.self)
      binder.install(dependency: RootedView.self)
    }
  }

  struct App: RootComponent {
    struct Root {
      let text: String
      let view: OuterView
      let seeded: ComponentFactory<Seeded>
      let rooted: ComponentFactory<Rooted>
      let rootedView: ComponentFactory<RootedView>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Outer.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A seed shadows a parent's binding of its type, but not for objects of the parent")
  func seed() throws {
    let app = try ComponentFactory.of(App.self).build()
    let view = app.seeded.build("seed")
    #expect(view.text == "seed")
    #expect(view.lazy() == "seed")
    #expect(view.outer.text == "outer")
    #expect(app.text == "outer")
    #expect(app.view.text == "outer")
  }

  @Test("A root shadows a parent's binding of its type, but not for objects of the parent")
  func root() throws {
    let app = try ComponentFactory.of(App.self).build()
    #expect(app.rooted.build(1) == "root 1 over outer")
    #expect(app.text == "outer")
  }

  @Test("A seed shadows a parent's binding of its type for nested subcomponents too")
  func inside() throws {
    let root = try ComponentFactory.of(App.self).build().rootedView.build("seed")
    #expect(root.view.text == "seed")
    #expect(root.view.outer.text == "outer")
    #expect(root.inside.build().wanted == "seed")
  }
}
