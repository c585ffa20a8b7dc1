import Cleanse
import Testing

/// The specification of `intoCollection(order:)`: middleware of a server, which several modules contribute.
@Suite("Order of contributions")
struct ContributionOrderTests {
  struct Middleware: Equatable, ExpressibleByStringLiteral {
    let name: String

    init(stringLiteral name: String) {
      self.name = name
    }
  }

  struct Tracing: Cleanse.Tag { typealias Element = [Middleware] }

  struct RoutingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: .last).to(value: "routing")
      binder.bind(Middleware.self).intoCollection().to(value: "compression")
    }
  }

  struct SecurityModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: 10).to(value: ["authentication", "authorization"])
      binder.bind(Middleware.self).intoCollection().to(value: "headers")
      binder.bind(Middleware.self).intoCollection(order: -10).sharedInScope().to { "limits" as Middleware }
    }
  }

  struct TracingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: .first).to(value: "tracing")
    }
  }

  struct Server: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: RoutingModule.self)
      binder.include(module: SecurityModule.self)
      binder.include(module: TracingModule.self)
    }
  }

  @Test("An array lists contributions by order, and those of equal order in binding order")
  func order() throws {
    #expect(
      try resolve([Middleware].self, from: Server.self)
        == [
          "tracing", "limits", "compression", "headers", "authentication", "authorization", "routing",
        ])
  }

  @Test("The orders .first and .last lie outside even the smallest and the largest numeric order")
  func extremes() {
    let (smallest, largest) = (ContributionOrder(.min), ContributionOrder(.max))
    let orders: [ContributionOrder] = [largest, .last, 0, 1, smallest, .first, -1]
    #expect(orders.sorted() == [.first, smallest, -1, .default, 1, largest, .last])
    #expect(
      orders.map(\.description) == ["2147483646", "last", "0", "1", "-2147483647", "first", "-1"])
    #expect(largest < .last && .first < smallest)
    #expect([2_147_483_647, ContributionOrder(Int(Int32.max))] == [largest, largest])
    #expect([-2_147_483_648, ContributionOrder(Int(Int32.min))] == [smallest, smallest])
  }

  struct Ends: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection(order: .last).to(value: 4)
      binder.bind(Int.self).intoCollection(order: ContributionOrder(.max)).to(value: 3)
      binder.bind(Int.self).intoCollection(order: ContributionOrder(.min)).to(value: 2)
      binder.bind(Int.self).intoCollection(order: .first).to(value: 1)
    }
  }

  @Test("An array keeps .first and .last outside the extreme numeric orders") func ends() throws {
    #expect(try resolve([Int].self, from: Ends.self) == [1, 2, 3, 4])
  }

  struct TaggedModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: 2).tagged(with: Tracing.self).to(value: "second")
      binder.bind(Middleware.self).intoCollection(order: 1).tagged(with: Tracing.self).to(value: "first")
      binder.bind(Middleware.self).intoCollection().to(value: "untagged")
    }
  }

  @Test("An array multibinding with a tag respects the order of its contributions")
  func tagged() throws {
    #expect(try resolve(TaggedProvider<Tracing>.self, from: TaggedModule.self).get() == ["first", "second"])
    #expect(try resolve([Middleware].self, from: TaggedModule.self) == ["untagged"])
  }

  // MARK: Subcomponents

  struct Chain {
    let middleware: [Middleware]
  }

  struct Request: Component {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind(Middleware.self).intoCollection().to(value: "session")
      binder.bind(Middleware.self).intoCollection(order: .last).to(value: "rendering")
    }

    static func configureRoot(binder bind: ReceiptBinder<Chain>) -> BindingReceipt<Chain> {
      bind.to(factory: Chain.init)
    }
  }

  /// Contributes without an order to a collection with ordered contributions.
  struct Unordered: Component {
    struct Root {
      let chain: [Middleware]
      let request: ComponentFactory<Request>
    }

    static func configure(binder: Binder<Unscoped>) {
      binder.install(dependency: Request.self)
      binder.bind(Middleware.self).intoCollection().to(value: "caching")
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  struct App: RootComponent {
    struct Root {
      let chain: [Middleware]
      let again: Provider<[Middleware]>
      let request: ComponentFactory<Request>
      let unordered: ComponentFactory<Unordered>
    }

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Server.self)
      binder.install(dependency: Request.self)
      binder.install(dependency: Unordered.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  @Test("A subcomponent sorts its contributions among those of its ancestors, before equal orders")
  func nested() throws {
    let app = try ComponentFactory.of(App.self).build()
    #expect(
      app.request.build().middleware
        == [
          "tracing", "limits", "session", "compression", "headers", "authentication", "authorization", "rendering",
          "routing",
        ])
    let inner = app.unordered.build()
    #expect(
      inner.chain
        == [
          "tracing", "limits", "caching", "compression", "headers", "authentication", "authorization", "routing",
        ])
    #expect(
      inner.request.build().middleware
        == [
          "tracing", "limits", "session", "caching", "compression", "headers", "authentication", "authorization",
          "rendering", "routing",
        ])
    #expect(app.chain.count == 7 && app.again.get() == app.chain)
  }

  // MARK: Overrides

  struct FakeMiddleware: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: .last).to(value: "fake routing")
      binder.bind(Middleware.self).intoCollection().to(value: "fake session")
    }
  }

  @Test("Contributions of an override are sorted by their own orders")
  func overrides() throws {
    let app = try ComponentFactory.of(App.self, overrides: [FakeMiddleware.self]).build()
    #expect(app.chain == ["fake session", "fake routing"])
    #expect(app.request.build().middleware == ["fake session", "fake routing"])
  }

  // MARK: Facts

  @Test("A plugin sees the order of each contribution and the elements in sorted order")
  func plugin() throws {
    let bindings = GraphValidator.validate(App.self).root.bindings(of: ProviderKey(Provider<[Middleware]>.self))
    #expect(bindings.prefix(6).map(\.order) == [.last, .default, 10, .default, -10, .first])
    let root = try #require(bindings[0].dependents.first)
    #expect(root.dependencies[0].bindings.map(\.order) == [.first, -10, .default, .default, 10, .last])
    #expect(root.order == nil)
  }
}
