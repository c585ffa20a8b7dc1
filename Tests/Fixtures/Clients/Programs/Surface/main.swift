// Uses the public API that clients need first: errors, reports, overrides, stubs, lifecycles and documents.
import Cleanse
import CleanseFoundation
import CleanseGraph
import Foundation

struct BaseURL: Cleanse.Tag { typealias Element = String }
struct StartPages: Cleanse.Tag { typealias Element = [String] }
struct Settings: Sendable { var year = 2026 }
struct Calendar: Sendable { var year: Int }

final class Server {
  let url: TaggedSendableProvider<BaseURL>
  let calendar: Calendar
  init(url: TaggedSendableProvider<BaseURL>, calendar: Calendar) {
    self.url = url
    self.calendar = calendar
  }
}

struct App: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(String.self).tagged(with: BaseURL.self).to(value: "https://example.org")
    binder.bind().to { Settings() }
    binder.bind().sharedInScope().to { (settings: Settings) in Calendar(year: settings.year) }
    binder.declareCollection(tag: StartPages.self)
    binder.accept(.unusedBinding, tag: StartPages.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    bind.onStart { _ in print("started") }.onStop { _ in print("stopped") }.to(factory: Server.init)
  }
}

struct Broken: RootComponent {
  static func configure(binder: Binder<Singleton>) {}
  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { (_: Server, _: Calendar) in 1 }
  }
}

struct Failing: RootComponent {
  static func configure(binder: Binder<Singleton>) {}
  static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
    bind.onStart { _ in throw CancellationError() }.to(value: [])
  }
}

struct Looping: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).sharedInScope().running(onReturn: .ignore, onThrow: .ignore) { _ in }.to { 1 }
  }
  static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.running(onReturn: .stop) { print("runs \($0)") }.to { (number: Int) in "\(number)" }
  }
}

struct Session: Component {
  typealias Seed = String
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
    bind.to { (user: String) in [user] }
  }
}

struct YearRule: GraphRule {
  func diagnostics(in graph: GraphDocument) -> [Cleanse.Diagnostic] {
    graph.nodes(matching: "Calendar").map {
      Cleanse.Diagnostic(
        id: "calendar", severity: .warning, headline: "\($0.key) is bound", location: $0.sourceLocation)
    }
  }
}

@MainActor func run() async throws {
  // Errors: one `catch` clause receives all diagnostics with their locations, and a text for crash reporters.
  do {
    _ = try ComponentFactory.of(Broken.self)
  } catch let error as any CleanseError {
    print(
      error.diagnostics.map(\.id), error.diagnostics.allSatisfy { $0.location != nil }, Set(error.diagnostics).count)
    print(error.localizedDescription.hasPrefix("Multiple Errors (2)"))
    print(error.diagnostics.flatMap(\.subjects).map(\.name))
  }
  // Reports: they can be sent to another isolation, and `text(as:)` renders them.
  let report = await Task.detached { GraphValidator.validate(App.self) }.value
  print(report.text(as: .compiler).isEmpty, report.diagnostics.filter { $0.severity > .note }.count)
  let checked = try GraphValidator.check(App.self, overrides: Overrides(), serviceLoader: .instance)
  print(checked.root.subcomponents.map(\.name), Set(checked.root.subcomponents.map(\.id)).count)
  _ = try ComponentFactory.of(App.self, overrides: Overrides(), serviceLoader: .instance)
  // Overrides: they can be joined with `+`, name just a tag, and have dependencies.
  let overrides =
    Overrides.overriding(tag: BaseURL.self, with: "file:///")
    + .overriding(Calendar.self) { (settings: Settings) in Calendar(year: settings.year + 1) }
  let server = try ComponentFactory.of(App.self, overrides: overrides).build()
  print(server.url(), server.calendar.year)
  // Lifecycles: time limits for hooks, a run without a closure, errors that tell when they occurred.
  let instance = try ComponentFactory.of(App.self).instantiate()
  try await instance.start(hookTimeLimit: 5)
  try await instance.stop()
  do {
    try await instance.start()
  } catch let error as InstanceStopped {
    print(error.reason == .stoppedBefore)
  }
  do {
    try await ComponentFactory.of(Failing.self).instantiate().run()
  } catch let error as HookError {
    print(error.occasion)
  }
  // Services: a service runs from the start to the stop, and can end the run earlier.
  try await ComponentFactory.of(Looping.self).instantiate().run(hookTimeLimit: 5, serviceTimeLimit: 5)
  // Factories: they can be used as functions, and created from closures.
  let build: () async throws -> Server = try await AsyncComponentFactory.of(App.self).build
  print(try await build().calendar.year)
  print(ComponentFactory<Session> { ["fake \($0)"] }.build("Ann"))
  print(try await AsyncComponentFactory<Session> { ["fake \($0)"] }.build("Ben"))
  print(await Task.detached { SendableComponentFactory<Session> { ["fake \($0)"] }("Cid") }.value)
  PropertyInjector<NSObject> { _ in print("injected") }(NSObject())
  print(SendableProvider(value: 1).map { $0 + 1 }())
  // Documents: formats, look-ups, error codes, coding as JSON, and rules.
  let document = GraphDocument(App.self)
  print(try GraphFormat(forFile: "graph.mmd") == .mermaid, document.nodes(matching: "Server").count, document.version)
  do {
    _ = try GraphDocument(contentsOf: URL(fileURLWithPath: "/nowhere/graph.json"))
  } catch let error as GraphDocumentError {
    print(error.code)
  }
  print(try JSONDecoder().decode(GraphDocument.self, from: JSONEncoder().encode(document)) == document)
  print(document.diagnostics(of: [YearRule()]).map(\.id))
}

try await run()
