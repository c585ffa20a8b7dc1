import TestSupport
import BindingGraph
import Testing

@testable import cleansec

@Suite("Sendable dependencies in static checks") struct UnsendableRequestTests {
  private static let source = """
    import Cleanse

    final class Metrics: Sendable {}
    final class Log { var lines = 0 }
    struct Limits { let number: Int }
    actor Cache {}
    protocol Reporting {}
    struct Box<Value> { let value: Value }

    struct Request {
      init(metrics: Metrics, log: Log, limits: Limits, cache: Cache, reporting: any Reporting, box: Box<Int>) {}
      init(numbers: [Int]) {}
    }

    struct RequestComponent: Component {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Request>) -> BindingReceipt<Request> {
        bind.to(factory: Request.init(metrics:log:limits:cache:reporting:box:))
      }
    }

    struct Counter: Reporting {}

    struct Server: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: RequestComponent.self)
        binder.bind(Metrics.self).sharedInScope().to(factory: Metrics.init)
        binder.bind(Log.self).sharedInScope().to(factory: Log.init)
        binder.bind(Limits.self).to(value: Limits(number: 3))
        binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
        binder.bind((any Reporting).self).to(value: Counter())
        binder.bind(Box<Int>.self).to(value: Box(value: 3))
      }
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
        bind.to { (_: SendableComponentFactory<RequestComponent>) in true }
      }
    }

    struct Counting: Component {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Request>) -> BindingReceipt<Request> {
        bind.to(factory: Request.init(numbers:))
      }
    }

    struct Counters: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: Counting.self)
        binder.bind(Int.self).intoCollection().to(value: 1)
        binder.bind(Int.self).intoCollection().sharedInScope().to { 2 }
        binder.bind(Int.self).intoCollection().to(value: 3)
      }
      static func configureRoot(binder bind: ReceiptBinder<Int8>) -> BindingReceipt<Int8> {
        bind.to { (_: SendableComponentFactory<Counting>) in 1 }
      }
    }

    """

  private func diagnostics() throws -> [Diagnostic] {
    let source = try TemporaryFile(Self.source)
    return try GraphCheck([TestCompiler.facts(ofModule: "App", sources: [source.path])]).diagnostics
  }

  @Test("The help suggests .sendable() first only for types that are known to be Sendable") func sendability() throws {
    let advice = Dictionary(
      try diagnostics().map { ($0.subject?.name ?? "-", $0.suggestions.map(\.text.description)) }
    ) { first, _ in first }
    let binding = "bind it in RequestComponent"
    #expect(advice["Metrics"] == ["Metrics is Sendable: add .sendable() to the binding", "or \(binding)"])
    #expect(advice["Limits"] == ["Limits is Sendable: add .sendable() to the binding", "or \(binding)"])
    #expect(advice["Cache"] == ["Cache is Sendable: add .sendable() to the binding", "or \(binding)"])
    #expect(advice["Log"] == [binding, "or make Log Sendable, and add .sendable() to the binding"])
    #expect(advice["Box<Int>"] == ["add .sendable() to the binding, if Box<Int> is Sendable", "or \(binding)"])
    let reporting = advice.first { $0.key.contains("Reporting") }?.value
    #expect(reporting == [binding, "or bind any Reporting & Sendable instead, and add .sendable() to the binding"])
  }

  @Test("An undeclared multibinding has one note for each contribution") func contributions() throws {
    let found = try diagnostics().filter { $0.subject?.name == "Array<Int>" }
    #expect(found.flatMap(\.notes).map(\.location?.line) == [49, 50, 51])
  }
}
