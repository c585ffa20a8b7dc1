import Cleanse
import Testing

/// Ways by which a value leads back to itself while it is made; `ThreadsStoppingTests` has the plain ones.
@Suite("A value asked for while it is being created")
struct ReentrantCreationTests {
  private static func report(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private final class First {
    init(second: Second) {}
  }
  private final class Second {
    init(third: Provider<Third>) { _ = third.get() }
  }
  private final class Third {
    init(first: WeakProvider<First>) { _ = first.get() }
  }
  private struct Chain: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: First.init)
      binder.bind().sharedInScope().to(factory: Second.init)
      binder.bind().to(factory: Third.init)
    }
  }

  @Test("is shown with every step, lazy ones too", .timeLimit(.minutes(2)))
  func lazySteps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try resolve(First.self, from: Chain.self)
    }
    let text = Self.report(result)
    #expect(text.contains("*** First *** asked for while it is being created"))
    #expect(text.contains("Second required by First at Lifetimes/ReentrantCreationTests.swift:"))
    #expect(text.contains("Third required by Second at Lifetimes/ReentrantCreationTests.swift:"))
    #expect(text.contains("First required by Third at Lifetimes/ReentrantCreationTests.swift:"))
  }

  private final class Main {
    init(part: Part) {}
  }
  private final class Part {
    init(main: WeakProvider<Main>) { _ = main.get() }
  }
  private struct Rooted: RootComponent {
    typealias Root = Main
    static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Part.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("may be a root that its own parts ask for", .timeLimit(.minutes(2)))
  func root() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Rooted.self).build()
    }
    let text = Self.report(result)
    #expect(text.contains("*** Main *** asked for while it is being created"))
    #expect(text.contains("Part required by Main at Lifetimes/ReentrantCreationTests.swift:"))
    #expect(text.contains("Main required by Part at Lifetimes/ReentrantCreationTests.swift:"))
  }

  private struct Child: Component {
    typealias Root = Holding<Parent>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private final class Parent {
    init(child: ComponentFactory<Child>) { _ = child.build() }
  }
  private struct Nesting: RootComponent {
    typealias Root = Holding<Provider<Parent>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Parent.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("is found without validation, through a component linked only then", .timeLimit(.minutes(2)))
  func withoutValidation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Nesting.self, validate: false).build().held.get()
    }
    let text = Self.report(result)
    #expect(text.contains("*** Parent *** asked for while it is being created"))
    #expect(text.contains("required by Parent at Lifetimes/ReentrantCreationTests.swift:"))
  }
}
