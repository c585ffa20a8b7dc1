import Cleanse
import Testing

private enum Forest {
  final class Ledger: Sendable {}

  final class Vault: Sendable {
    static func open() async throws -> Vault { Vault() }
  }

  // A component that injects its own factory.

  struct Node {
    let number: Int
    let children: SendableComponentFactory<NodeComponent>
    let ledger: Ledger
  }

  struct NodeComponent: Component {
    typealias Seed = Int

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Node>) -> BindingReceipt<Node> {
      bind.to(factory: Node.init)
    }
  }

  // Components that inject the factories of each other.

  struct Ping {
    let pongs: Provider<SendableComponentFactory<PongComponent>>
    let vault: Vault
  }

  struct PingComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Ping>) -> BindingReceipt<Ping> {
      bind.to(factory: Ping.init)
    }
  }

  struct Pong {
    let pings: SendableComponentFactory<PingComponent>
    let leaves: SendableComponentFactory<LeafComponent>
  }

  struct PongComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Pong>) -> BindingReceipt<Pong> {
      bind.to(factory: Pong.init)
    }
  }

  struct Leaf {
    let ledger: Ledger
    let seen: WeakProvider<Vault>
  }

  struct LeafComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Leaf>) -> BindingReceipt<Leaf> {
      bind.to(factory: Leaf.init)
    }
  }

  struct Tree {
    let nodes: SendableComponentFactory<NodeComponent>
    let pings: SendableComponentFactory<PingComponent>
    let ledger: Ledger
  }

  struct VaultModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Vault.self).sharedInScope().sendable().to(factory: Vault.init)
    }
  }

  struct TreeComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: NodeComponent.self)
      binder.install(dependency: PingComponent.self)
      binder.install(dependency: PongComponent.self)
      binder.install(dependency: LeafComponent.self)
      binder.bind(Ledger.self).sharedInScope().sendable().to(factory: Ledger.init)
      binder.bind(Vault.self).sharedInScope().sendable().to(asyncFactory: Vault.open)
    }

    static func configureRoot(binder bind: ReceiptBinder<Tree>) -> BindingReceipt<Tree> {
      bind.to(factory: Tree.init)
    }
  }
}

@Suite("Nested sendable component factories")
struct HandedOnFactoryTests {
  private func tree(validate: Bool) throws -> Forest.Tree {
    try ComponentFactory.of(Forest.TreeComponent.self, validate: validate, overrides: [Forest.VaultModule.self]).build()
  }

  @Test("A component with its own sendable factory builds itself on other threads", arguments: [true, false])
  func itself(isValidated: Bool) async throws {
    let tree = try tree(validate: isValidated)
    let (nodes, ledger) = (tree.nodes, tree.ledger)
    let areSame = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          var node = nodes.build(number)
          for depth in 1...20 { node = node.children.build(depth) }
          return node.number == 20 && node.ledger === ledger
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(areSame == Array(repeating: true, count: 8))
  }

  @Test("Components with each other's sendable factories build after the root is released", arguments: [true, false])
  func others(isValidated: Bool) async throws {
    var tree: Forest.Tree? = try tree(validate: isValidated)
    let (pings, ledger) = (try #require(tree?.pings), try #require(tree?.ledger))
    tree = nil
    let found = await Task.detached {
      var ping = pings.build()
      let vault = ping.vault
      for _ in 0..<5 { ping = ping.pongs.get().build().pings.build() }
      let leaf = ping.pongs.get().build().leaves.build()
      return (ping.vault === vault, leaf.ledger === ledger, leaf.seen.get() === vault)
    }.value
    #expect(found == (true, true, true))
  }

  @Test("A sendable component factory captures the async bindings of all components it can build")
  func awaited() async throws {
    let tree = try await AsyncComponentFactory.of(Forest.TreeComponent.self).build()
    let ping = tree.pings.build()
    let leaf = ping.pongs.get().build().leaves.build()
    #expect(leaf.seen.get() === ping.vault)
  }

  @Test("Nested sendable component factories retain nothing after their release")
  func released() throws {
    weak var ledger: Forest.Ledger?
    weak var vault: Forest.Vault?
    do {
      let tree = try tree(validate: true)
      ledger = tree.ledger
      let ping = tree.pings.build().pongs.get().build().pings.build()
      vault = ping.vault
      #expect(tree.nodes.build(1).children.build(2).ledger === ledger)
    }
    #expect(ledger == nil)
    #expect(vault == nil)
  }
}
