import TestSupport
import Cleanse
import Testing

@Suite("Memory growth of repeated builds", .measuresMemory)
struct MemoryGrowthTests {
  private final class Node {
    let peer: WeakProvider<Peer>
    init(peer: WeakProvider<Peer>) { self.peer = peer }
  }
  private final class Peer {
    let node: Node
    init(node: Node) { self.node = node }
  }
  private struct Inner: Component {
    typealias Root = HoldingBoth<Peer, [Token]>
    static func configure(binder: UnscopedBinder) {
      binder.bind(Token.self).intoCollection().to(value: Token("inner"))
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Life: Cleanse.Scope {}
  private struct Child: Component {
    typealias Root = HoldingBoth<Peer, ComponentFactory<Inner>>
    typealias Seed = Int
    static func configure(binder: Binder<Life>) {
      binder.bind(Node.self).sharedInScope().to(factory: Node.init)
      binder.bind(Peer.self).sharedInScope().to(factory: Peer.init)
      binder.bind(Token.self).intoCollection().sharedInScope().to { (number: Int) in Token("\(number)") }
      binder.bind(String.self).to(value: String(repeating: "child", count: 100))
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct App: RootComponent {
    typealias Root = Holding<ComponentFactory<Child>>
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Child.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("Memory stays steady over 20,000 builds of a subcomponent with a weak cycle")
  func subcomponents() async {
    await #expect(processExitsWith: .success) {
      let children = try ComponentFactory.of(App.self).build().held
      ResidentMemory.requireSteady(times: 20_000) { _ = children.build(1).first.node.peer.get() }
    }
  }

  @Test("Memory stays steady over 20,000 builds of a subcomponent and its own subcomponent")
  func grandchildren() async {
    await #expect(processExitsWith: .success) {
      let children = try ComponentFactory.of(App.self).build().held
      ResidentMemory.requireSteady(times: 20_000) { _ = children.build(1).second.build().second.count }
    }
  }

  @Test("Memory stays steady over 20,000 builds without validation")
  func unvalidated() async {
    await #expect(processExitsWith: .success) {
      let children = try ComponentFactory.of(App.self, validate: false).build().held
      ResidentMemory.requireSteady(times: 20_000) { _ = children.build(1).second.build().second.count }
    }
  }

  @Test("Memory stays steady over 20,000 builds of a root component by one factory")
  func roots() async {
    await #expect(processExitsWith: .success) {
      let factory = try ComponentFactory.of(App.self)
      ResidentMemory.requireSteady(times: 20_000) { _ = factory.build().held.build(1) }
    }
  }

  @Test("Memory stays steady over 5,000 root component factories")
  func factories() async {
    await #expect(processExitsWith: .success) {
      ResidentMemory.requireSteady(times: 5000) { _ = try? ComponentFactory.of(App.self).build().held.build(1) }
    }
  }

  @Test("Memory stays steady over 5,000 root component factories without validation")
  func unvalidatedFactories() async {
    await #expect(processExitsWith: .success) {
      ResidentMemory.requireSteady(times: 5000) {
        _ = try? ComponentFactory.of(App.self, validate: false).build().held.build(1)
      }
    }
  }
}
