import Cleanse
import Testing

@Suite("Cycles through component factories")
struct FactoryCycleTests {
  private final class Opener {
    let child: ComponentFactory<Child>
    let token = Journal.token("opener")
    init(child: ComponentFactory<Child>) { self.child = child }
  }
  private struct Child: Component {
    typealias Root = Holding<Opener>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = Holding<Provider<Opener>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Opener.self).to(factory: Opener.init)
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("An unshared object in a cycle through its component factory is released")
  func unshared() throws {
    try Journal.keep { journal in
      var opener: Opener? = try ComponentFactory.of(App.self).build().held.get()
      var child = opener?.child.build()
      #expect(child?.held !== opener)
      #expect(child?.held.child.build().held !== nil)
      opener = nil
      #expect(journal.alive.count == 1)
      #expect(child?.held.child.build() !== nil)
      child = nil
      #expect(journal.alive == [])
    }
  }

  private final class Main {
    let middle: ComponentFactory<Middle>
    let token = Journal.token("main")
    init(middle: ComponentFactory<Middle>) { self.middle = middle }
  }
  private struct Inner: Component {
    typealias Root = HoldingBoth<Main, MiddleRoot>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private final class MiddleRoot {
    let inner: ComponentFactory<Inner>
    let token = Journal.token("middle")
    init(inner: ComponentFactory<Inner>) { self.inner = inner }
  }
  private struct Middle: Component {
    typealias Root = MiddleRoot
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Deep: RootComponent {
    typealias Root = Main
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Middle.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A root that a component two levels down depends on is released")
  func grandchild() throws {
    try Journal.keep { journal in
      var main: Main? = try ComponentFactory.of(Deep.self).build()
      var middle = main?.middle.build()
      var inner = middle?.inner.build()
      #expect(inner?.first === main)
      #expect(inner?.second === middle)
      main = nil
      middle = nil
      #expect(Set(journal.alive) == ["main", "middle"])
      inner = nil
      #expect(journal.alive == [])
    }
  }

  @Test("The root of a middle component, if only it is retained, builds subcomponents with the right objects")
  func middleOnly() async {
    await #expect(processExitsWith: .success) {
      let middle = try ComponentFactory.of(Deep.self).build().middle.build()
      // Fills released memory, so that a dangling reference does not find its old object.
      let filler = (0..<1000).map { Token("\($0)") }
      for _ in 0..<10 {
        let inner = middle.inner.build()
        guard inner.second === middle, inner.first.middle.build() !== middle else { fatalError("wrong objects") }
      }
      withExtendedLifetime(filler) {}
    }
  }

  @Test("A component factory, if only it is retained, builds instances with the root objects of its ancestors")
  func factoryOnly() async {
    await #expect(processExitsWith: .success) {
      let factory = try ComponentFactory.of(Deep.self).build().middle.build().inner
      let filler = (0..<1000).map { Token("\($0)") }
      for _ in 0..<10 {
        let inner = factory.build()
        guard inner.first.token.name == "main", inner.second.token.name == "middle" else { fatalError("wrong objects") }
      }
      withExtendedLifetime(filler) {}
    }
  }

  private struct Panel: Component {
    typealias Root = Holding<any Displaying>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Abstract: RootComponent {
    typealias Root = any Displaying
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Display.self).to(factory: Display.init)
      binder.install(dependency: Panel.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { $0 as Display }
    }
  }
  private protocol Displaying: AnyObject {
    var panel: ComponentFactory<Panel> { get }
  }
  private final class Display: Displaying {
    let panel: ComponentFactory<Panel>
    let token = Journal.token("display")
    init(panel: ComponentFactory<Panel>) { self.panel = panel }
  }

  @Test("A root of a protocol type in a cycle with its subcomponent is one object and is released")
  func protocolRoot() throws {
    try Journal.keep { journal in
      var root: (any Displaying)? = try ComponentFactory.of(Abstract.self).build()
      #expect(root?.panel.build().held === root)
      #expect(journal.alive == ["display"])
      root = nil
      #expect(journal.alive == [])
    }
  }
}
