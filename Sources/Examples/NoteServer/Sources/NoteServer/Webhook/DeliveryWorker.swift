import Logging

/// Sends stored notes to the receiver, as a service of the graph. A note is marked after its delivery, so it is sent again
/// if the program ends in between.
final class DeliveryWorker: Sendable {
  private let store: any NoteStore
  private let receiver: any NoteReceiver
  private let settings: Settings
  private let logger: Logger

  init(store: any NoteStore, receiver: any NoteReceiver, settings: Settings, logger: Logger) {
    self.store = store
    self.receiver = receiver
    self.settings = settings
    self.logger = logger
  }

  /// Runs until its task is cancelled.
  /// - Throws: `WebhookRefusal` if the receiver is gone. That stops the whole server.
  func run() async throws {
    defer { logger.info("deliveries stopped") }
    while true {
      for note in try await store.undelivered() { try await deliver(note) }
      try await Task.sleep(for: settings.deliveryInterval)
    }
  }

  /// A note that is refused is sent again in the next round. The others do not wait for it.
  private func deliver(_ note: Note) async throws {
    do {
      try await receiver.receive(note)
      try await store.markDelivered(note)
    } catch let error as WebhookRefusal where error.isFinal {
      throw error
    } catch  where !Task.isCancelled {
      logger.warning("delivery failed", metadata: ["note": "\(note.id)", "error": "\(error)"])
    }
  }
}
