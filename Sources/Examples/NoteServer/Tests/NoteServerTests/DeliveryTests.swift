import Cleanse
import CleanseTesting
@testable import NoteServer
import Testing

@Suite("Deliveries")
struct DeliveryTests {
  private let store = MemoryStore([
    Note(id: 1, author: "ada", text: "milk"), Note(id: 2, author: "ben", text: "ink"),
  ])

  private func graph(_ receiver: RecordingReceiver) throws -> TestGraph<ServerComponent> {
    try TestGraph(
      ServerComponent.self, seed: Settings(environment: ["PORT": "0", "DELIVERY_INTERVAL": "0.01"]),
      overrides: .overriding((any NoteStore).self, with: store).overriding((any NoteReceiver).self, with: receiver))
  }

  @Test("A refused note is delivered in the next round, and no note twice", .timeLimit(.minutes(1)))
  func retry() async throws {
    let receiver = RecordingReceiver(failures: [WebhookRefusal(url: "http://hook", status: 503)])
    try await graph(receiver).run { _ in
      while await receiver.received.count < 2 { await Task.yield() }
    }
    #expect(await receiver.received.map(\.text) == ["ink", "milk"])
    #expect(await store.undelivered() == [])
  }

  @Test("A webhook that answers 410 Gone stops the server with its error", .timeLimit(.minutes(1)))
  func gone() async throws {
    let receiver = RecordingReceiver(failures: [WebhookRefusal(url: "http://hook", status: 410)])
    let error = await #expect(throws: HookError.self) {
      try await graph(receiver).run { _ in try await Task.sleep(for: .seconds(600)) }
    }
    #expect((error?.underlyingError as? WebhookRefusal)?.status == 410)
    #expect(await store.undelivered().count == 2)
  }
}
