import Cleanse
import TestSupport
import Testing

/// Cycles during the creation of an object; `ThreadsStoppingTests` has the simple ones.
@Suite("Reentrant creation")
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

  @Test("A reentrant creation stops the program with a path that includes lazy steps", .endsEventually)
  func lazySteps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try resolve(First.self, from: Chain.self)
    }
    let text = Self.report(result)
    #expect(text.contains("*** First *** is requested while it is being created"))
    #expect(text.contains("Second required by First at Slots/ReentrantCreationTests.swift:"))
    #expect(text.contains("Third required by Second at Slots/ReentrantCreationTests.swift:"))
    #expect(text.contains("First required by Third at Slots/ReentrantCreationTests.swift:"))
  }

  private final class Recorder {}
  private struct SelfRequesting: Module {
    static let line: Int = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Recorder.self).sharedInScope().to {
        _ = RequestsOutsideOfGraph.recorder?.get()
        return Recorder()
      }
    }
  }
  private enum RequestsOutsideOfGraph {
    nonisolated(unsafe) static var recorder: Provider<Recorder>?
  }

  @Test("A reentrant creation through a global variable names the binding and draws no loop", .endsEventually)
  func globalVariable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let provider = try resolve(Provider<Recorder>.self, from: SelfRequesting.self)
      RequestsOutsideOfGraph.recorder = provider
      _ = provider.get()
    }
    let text = Self.report(result)
    #expect(
      text.contains(
        """
        error: *** Recorder *** is requested while it is being created [reentrant-creation]
          -> bound at Slots/ReentrantCreationTests.swift:\(SelfRequesting.line)
          note: no dependency of the graph leads back to it: the request comes from other code
        """))
    #expect(!text.contains("+->"))
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

  @Test("A reentrant creation of a root by its own parts stops the program", .endsEventually)
  func root() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Rooted.self).build()
    }
    let text = Self.report(result)
    #expect(text.contains("*** Main *** is requested while it is being created"))
    #expect(text.contains("Part required by Main at Slots/ReentrantCreationTests.swift:"))
    #expect(text.contains("Main required by Part at Slots/ReentrantCreationTests.swift:"))
  }

  private final class Snake {
    init(skin: Skin, tail: Snake) {}
  }
  private struct Skin {}
  private struct Swallowing: RootComponent {
    typealias Root = Holding<Snake>
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Skin.init)
      binder.bind().to(factory: Snake.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("An object that depends on itself stops an unvalidated program", .endsEventually)
  func itself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Swallowing.self, validate: false).build()
    }
    let text = Self.report(result)
    #expect(text.contains("*** Snake *** is requested while it is being created"))
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

  @Test("A reentrant creation through a subcomponent stops an unvalidated program", .endsEventually)
  func withoutValidation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try ComponentFactory.of(Nesting.self, validate: false).build().held.get()
    }
    let text = Self.report(result)
    #expect(text.contains("*** Parent *** is requested while it is being created"))
    #expect(text.contains("required by Parent at Slots/ReentrantCreationTests.swift:"))
  }

  private final class Node {
    init(next: WeakProvider<Node>) { _ = next.get() }
  }
  private struct Endless: Module {
    static func configure(binder: Binder<Singleton>) { binder.bind().to(factory: Node.init) }
  }

  @Test("An unshared object that creates itself without end stops the program", .endsEventually)
  func endlessValues() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try resolve(Node.self, from: Endless.self)
    }
    let text = Self.report(result)
    #expect(text.contains("*** Node *** is requested while it is being created"))
    #expect(text.contains("Node required by Node at Slots/ReentrantCreationTests.swift:"))
  }

  private final class Builder {
    init(factory: ComponentFactory<Inner>) { _ = factory.build() }
  }
  private struct Inner: Component {
    typealias Root = InnerRoot
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private final class InnerRoot {
    init(builder: Builder) {}
  }
  private struct EndlessBuilds: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Inner.self)
      binder.bind().to(factory: Builder.init)
    }
  }

  @Test("A component that builds itself without end stops the program", .endsEventually)
  func endlessBuilds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try resolve(Builder.self, from: EndlessBuilds.self)
    }
    #expect(Self.report(result).contains("is requested while it is being created"))
  }

  private final class Gallery {
    init() { _ = ReentrantCreationTests.galleries.value?.build() }
  }
  private struct Galleries: RootComponent {
    typealias Root = Gallery
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private static let galleries = Locked<ComponentFactory<Galleries>?>(nil)

  @Test("A root component whose root builds it again without end stops the program", .endsEventually)
  func endlessRoots() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let factory = try ComponentFactory.of(Galleries.self)
      Self.galleries.update { $0 = factory }
      _ = factory.build()
    }
    #expect(Self.report(result).contains("Galleries builds itself recursively while it is being built."))
  }

  private final class Branch {
    let children: [Branch]
    init(depth: WeakProvider<Depth>, next: WeakProvider<Branch>) {
      children = depth.get().map { $0.descend() ? [next.get()].compactMap { $0 } : [] } ?? []
    }
  }
  private final class Depth {
    private var left = 200
    init() {}
    func descend() -> Bool {
      left -= 1
      return left > 0
    }
  }
  private struct Tree: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Depth.init)
      binder.bind().to(factory: Branch.init)
    }
  }

  @Test("A recursive creation of 200 levels succeeds if it ends")
  func endingValues() throws {
    var depth = 0
    var branch: Branch? = try resolve(Branch.self, from: Tree.self)
    while let next = branch {
      depth += 1
      branch = next.children.first
    }
    #expect(depth == 200)
  }
}
