import Cleanse
import Foundation
import Testing

/// A shop whose warehouse is slow to create.
private enum Shop {
  static func work() {
    Thread.sleep(forTimeInterval: 0.01)
  }

  final class Warehouse {
    init() {
      work()
    }
  }

  final class Stock {
    let warehouse: Warehouse

    init(warehouse: Warehouse) {
      self.warehouse = warehouse
      work()
    }
  }

  struct Label {}

  struct Desk {
    let stock: Stock
    let again: Provider<Stock>
    let makeLabel: Provider<Label>
    let checkouts: ComponentFactory<Checkout>
    let parcels: Factory<ParcelFactory>
  }

  struct Parcel {
    let number: Int
    let label: Label
  }

  struct ParcelFactory: AssistedFactory {
    typealias Element = Parcel
    typealias Seed = Int
  }

  struct Customer: CustomStringConvertible {
    let name: String
    var description: String { name }
  }

  final class Receipt {
    let customer: Customer
    let stock: Stock

    init(customer: Customer, stock: Stock) {
      self.customer = customer
      self.stock = stock
    }
  }

  struct Checkout: Component {
    typealias Root = Receipt
    typealias Seed = Customer

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Receipt>) -> BindingReceipt<Receipt> {
      bind.to(factory: Receipt.init)
    }
  }

  struct App: RootComponent {
    typealias Root = Desk

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Warehouse.self).sharedInScope().to(factory: Warehouse.init)
      binder.bind(Stock.self).sharedInScope().to(factory: Stock.init)
      binder.bind(Label.self).to { Label() }
      binder.bindFactory(Parcel.self).with(ParcelFactory.self).to { (number: Assisted<Int>, label: Label) in
        Parcel(number: number.get(), label: label)
      }
      binder.install(dependency: Checkout.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> {
      bind.to { (stock: Stock, again: Provider<Stock>, makeLabel, checkouts, parcels) in
        Desk(stock: stock, again: again, makeLabel: makeLabel, checkouts: checkouts, parcels: parcels)
      }
    }
  }
}

extension CreationTrace {
  /// One line for each entry, for example `Stock for Desk in App #1`.
  fileprivate var story: [String] {
    entries.map { entry in
      "\(entry.subject)" + (entry.requester.map { " for \($0)" } ?? "") + (entry.instance.map { " in \($0)" } ?? "")
    }
  }
}

@Suite("Creation traces")
struct CreationTraceTests {
  private let trace = CreationTrace()

  @Test("A trace contains the graph, the instance and each object with its first dependent", arguments: [true, false])
  func entries(isValidated: Bool) throws {
    let desk = try ComponentFactory.of(Shop.App.self, validate: isValidated, trace: trace).build()
    #expect(desk.again.get() === desk.stock)
    #expect(
      trace.story == [
        "App", "App in App #1", "Desk in App #1", "Stock for Desk in App #1", "Warehouse for Stock in App #1",
      ])
    #expect(trace.entries.map(\.kind) == [.graph, .instance, .value, .value, .value])
  }

  @Test("A trace contains the location of each binding")
  func locations() throws {
    _ = try ComponentFactory.of(Shop.App.self, trace: trace).build()
    let stock = try #require(trace.entries.first { $0.subject.type == Shop.Stock.self })
    #expect(stock.location?.file == #filePath)
    #expect(stock.location?.function == "configure(binder:)")
  }

  @Test("A trace separates the own time of an object from that of nested creations")
  func times() throws {
    _ = try ComponentFactory.of(Shop.App.self, trace: trace).build()
    let entries = trace.entries.suffix(3).map { $0 }
    let (desk, stock, warehouse) = (entries[0], entries[1], entries[2])
    #expect(warehouse.ownTime >= 0.01)
    #expect(warehouse.ownTime == warehouse.totalTime)
    #expect(stock.ownTime >= 0.01)
    #expect(abs(stock.ownTime + warehouse.totalTime - stock.totalTime) < 0.000_001)
    #expect(abs(desk.ownTime + stock.totalTime - desk.totalTime) < 0.000_001)
    #expect(desk.start <= stock.start && stock.start <= warehouse.start)
    #expect(warehouse.start + warehouse.totalTime <= stock.start + stock.totalTime + 0.000_001)
    #expect(desk.start >= trace.entries[0].start + trace.entries[0].totalTime)
  }

  @Test("A trace records later requests, and each request of an unshared type")
  func later() throws {
    let desk = try ComponentFactory.of(Shop.App.self, trace: trace).build()
    let before = trace.entries.count
    _ = (desk.makeLabel.get(), desk.makeLabel.get())
    #expect(trace.story.dropFirst(before) == ["Label in App #1", "Label in App #1"])
  }

  @Test("A trace distinguishes instances of subcomponents by number and seed")
  func installedComponents() throws {
    let desk = try ComponentFactory.of(Shop.App.self, trace: trace).build()
    let before = trace.entries.count
    _ = (desk.checkouts.build(Shop.Customer(name: "Ann")), desk.checkouts.build(Shop.Customer(name: "Bob\n\"B\"")))
    #expect(
      trace.story.dropFirst(before) == [
        "Checkout in Checkout #2 (seed Ann)", "Receipt in Checkout #2 (seed Ann)",
        "Checkout in Checkout #3 (seed Bob \"B\")", "Receipt in Checkout #3 (seed Bob \"B\")",
      ])
    #expect(trace.entries.last?.instance?.seed == "Bob\n\"B\"")
    #expect(trace.entries.last?.instance?.component.type == Shop.Checkout.self)
  }

  @Test("A trace records objects of assisted factories with their dependencies")
  func assistedFactories() throws {
    let desk = try ComponentFactory.of(Shop.App.self, trace: trace).build()
    let before = trace.entries.count
    #expect(desk.parcels.build(7).number == 7)
    #expect(trace.story.dropFirst(before) == ["Parcel in App #1", "Label for Parcel in App #1"])
  }

  @Test("A trace continues its numbering in later builds and records objects of overrides")
  func again() throws {
    let overrides = Overrides.overriding(Shop.Label.self) {
      Shop.work()
      return Shop.Label()
    }
    let factory = try ComponentFactory.of(Shop.App.self, overrides: overrides, trace: trace)
    _ = factory.build().makeLabel.get()
    _ = factory.build().makeLabel.get()
    let labels = trace.entries.filter { $0.subject.type == Shop.Label.self }
    #expect(labels.map { $0.instance?.number } == [1, 2])
    #expect(labels.allSatisfy { $0.ownTime >= 0.01 })
  }

  @Test("A trace is empty before the first build and ignores graphs without a trace")
  func empty() throws {
    #expect(trace.entries.isEmpty)
    #expect(trace.description == "own ms  total ms  thread  created  required by  in  bound at")
    _ = try ComponentFactory.of(Shop.App.self).build()
    #expect(trace.entries.isEmpty)
  }

  @Test("A trace of an invalid graph contains only the graph")
  func faulty() {
    struct Faulty: RootComponent {
      typealias Root = Shop.Stock
      static func configure(binder: Binder<Unscoped>) {}
      static func configureRoot(binder bind: ReceiptBinder<Shop.Stock>) -> BindingReceipt<Shop.Stock> {
        bind.to(factory: Shop.Stock.init)
      }
    }
    #expect(throws: MissingProvider.self) { try ComponentFactory.of(Faulty.self, trace: trace) }
    #expect(trace.story == ["Faulty"])
  }
}
