import Cleanse
import Testing

private struct JobComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
    bind.to { (connection: Connection) in [connection.address] }
  }
}

private actor Queue {
  private let jobs: SendableComponentFactory<JobComponent>

  init(jobs: SendableComponentFactory<JobComponent>) {
    self.jobs = jobs
  }

  func run() -> [String] { jobs.build() }
}

private actor Diary {
  let name: String

  init(name: String) {
    self.name = name
  }
}

private struct DiaryName: Cleanse.Tag {
  typealias Element = String
}

private actor Upload {
  let name: String

  init(name: String) {
    self.name = name
  }
}

private struct UploadFactory: AssistedFactory {
  typealias Seed = String
  typealias Element = Upload
}

private final class Connection: Sendable {
  let address: String

  private init(address: String) {
    self.address = address
  }

  static func open() async throws -> Connection {
    await Task.yield()
    return Connection(address: "127.0.0.1")
  }
}

private struct Service {
  let queue: Queue
  let diary: Diary
  let uploads: Factory<UploadFactory>
}

private struct ServiceComponent: RootComponent {
  typealias Seed = Connection

  static func configure(binder: Binder<Singleton>) {
    binder.declareSendable(Connection.self)
    binder.install(dependency: JobComponent.self)
    binder.bind(String.self).tagged(with: DiaryName.self).to(value: "diary")
    binder.bind(Queue.self).sharedInScope().sendable().to(factory: Queue.init)
    binder.bind(Diary.self).sharedInScope().to { (name: TaggedProvider<DiaryName>) in Diary(name: name.get()) }
    binder.bindFactory(Upload.self).with(UploadFactory.self).to { (name: Assisted<String>) in Upload(name: name.get()) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Service>) -> BindingReceipt<Service> {
    bind.to(factory: Service.init)
  }
}

@Suite("Actors in a graph")
struct ActorTests {
  @Test("Actors in a graph inject sendable component factories, values and a connection opened beforehand")
  func actors() async throws {
    let connection = try await Connection.open()
    let application = try ComponentFactory.of(ServiceComponent.self).build(connection)
    #expect(await application.queue.run() == ["127.0.0.1"])
    #expect(application.diary.name == "diary")
    #expect(application.uploads.build("picture").name == "picture")
  }
}
