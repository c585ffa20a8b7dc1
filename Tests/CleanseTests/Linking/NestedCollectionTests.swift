import Cleanse
import Testing

@Suite("Multibindings of nested components")
struct NestedCollectionTests {
  struct View {
    let numbers: [Int]
    let set: Set<Int>
    let lazy: () -> [Int]
  }

  struct Innermost: Component {
    typealias Root = View

    static func configure(binder: Binder<InnermostScope>) {
      binder.bind(Int.self).intoCollection().to(value: [7, 8])
      binder.bind(Int.self).intoCollection().to(value: 9)
      binder.bind(Int.self).intoSet().to(value: 9)
    }

    static func configureRoot(binder bind: ReceiptBinder<View>) -> BindingReceipt<View> {
      bind.to(factory: View.init)
    }
  }

  struct Inner: Component {
    struct Root {
      let view: View
      let child: ComponentFactory<Innermost>
    }

    static func configure(binder: Binder<InnerScope>) {
      binder.install(dependency: Innermost.self)
      binder.bind().to(factory: View.init)
      binder.bind(Int.self).intoCollection().to(value: 4)
      binder.bind(Int.self).intoCollection().to(value: [5, 6])
      binder.bind(Int.self).intoSet().to(value: [1, 4])
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  /// Has no contributions of its own, but a subcomponent that has some.
  struct Silent: Component {
    struct Root {
      let view: View
      let child: ComponentFactory<Innermost>
    }

    static func configure(binder: Binder<InnerScope>) {
      binder.install(dependency: Innermost.self)
      binder.bind().to(factory: View.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct App: RootComponent {
    struct Root {
      let view: View
      let inner: ComponentFactory<Inner>
      let silent: ComponentFactory<Silent>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Inner.self)
      binder.install(dependency: Silent.self)
      binder.bind().sharedInScope().to(factory: View.init)
      binder.bind(Int.self).intoCollection().to(value: [1, 2])
      binder.bind(Int.self).intoCollection().to(value: 3)
      binder.bind(Int.self).intoSet().to(value: [1, 2])
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A collection lists a component's own elements first, then those of its parent and grandparent")
  func order() throws {
    let inner = try ComponentFactory.of(App.self).build().inner.build()
    #expect(inner.view.numbers == [4, 5, 6, 1, 2, 3])
    #expect(inner.view.set == [1, 2, 4])
    let innermost = inner.child.build()
    #expect(innermost.numbers == [7, 8, 9, 4, 5, 6, 1, 2, 3])
    #expect(innermost.lazy() == [7, 8, 9, 4, 5, 6, 1, 2, 3])
    #expect(innermost.set == [1, 2, 4, 9])
  }

  @Test("A component without contributions has the collection of its parent")
  func silent() throws {
    let silent = try ComponentFactory.of(App.self).build().silent.build()
    #expect(silent.view.numbers == [1, 2, 3])
    #expect(silent.child.build().numbers == [7, 8, 9, 1, 2, 3])
  }

  @Test("Contributions of a subcomponent do not change the parent's collection")
  func parentsView() throws {
    let app = try ComponentFactory.of(App.self).build()
    _ = app.inner.build().child.build()
    #expect(app.view.numbers == [1, 2, 3])
    #expect(app.view.lazy() == [1, 2, 3])
    #expect(app.view.set == [1, 2])
  }

  @Test("Contributions of a subcomponent shadow an array that the parent binds as a whole")
  func wholeArrayOutside() throws {
    struct Whole: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind([Int].self).to(value: [1, 2])
      }
    }
    struct Contributing: Module {
      static func configure(binder: Binder<InnerScope>) {
        binder.bind(Int.self).intoCollection().to(value: 3)
      }
    }
    #expect(try resolve([Int].self, inside: Contributing.self, of: Whole.self) == [3])
  }
}
