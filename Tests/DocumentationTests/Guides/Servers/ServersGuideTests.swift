import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Guide to servers")
struct ServersGuideTests {
  @Test("The guide's server rolls back only the transaction of a failed request")
  func transactions() async throws {
    let log = EventLog()
    let server = try ComponentFactory.of(Transfers.ServerComponent.self).build(Transfers.Settings(log: log))
    #expect(try await server.transfer(7) == "moved 7")
    await #expect(throws: Transfers.Refusal.self) { _ = try await server.transfer(-1) }
    #expect(log.events == ["commit 7", "roll back -1"])
  }

  @Test("The guide's server with Vapor stops its objects after the application")
  func vapor() async throws {
    let log = EventLog()
    try await Vapor.Application.$log.withValue(log) {
      try await Vapor.Program().serve(Transfers.Settings(log: log))
    }
    #expect(log.events == ["commit 7", "moved 7", "shut down", "closed"])
  }

  @Test("The guide's services end before the client that they need")
  func services() async throws {
    assertValidGraph(ServicesGuide.WorkerComponent.self, warnings: .fail)
    let worker = try TestGraph(ServicesGuide.WorkerComponent.self)
    let log = try worker.value(PostgresClient.self).log
    try await worker.instance.run(serviceTimeLimit: nil) {
      await worker.root.add("last job")
      // Waits until the services have begun, because a service cancelled earlier would note no event.
      while log.events.count < 3 { await Task.yield() }
    }
    #expect(log.events.sorted() == ["connected to localhost", "disconnected", "last job", "warm"])
    #expect(log.events.last == "disconnected")
  }
}
