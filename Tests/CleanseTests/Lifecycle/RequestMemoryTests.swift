import Cleanse
import TestSupport
import Testing

/// Not Sendable: it stays in the task of its request.
private final class Transaction {
  private let number: Int
  private var isOpen = true

  init(number: Int) {
    self.number = number
  }

  func close() { isOpen = false }
}

private struct RequestHandler {
  let transaction: Transaction
}

private struct RequestScope: Scope {}

private struct RequestComponent: Component {
  typealias Seed = Int

  static func configure(binder: Binder<RequestScope>) {
    binder.bind(Transaction.self).sharedInScope().onStop { $0.close() }.to(factory: Transaction.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<RequestHandler>) -> BindingReceipt<RequestHandler> {
    bind.to(factory: RequestHandler.init)
  }
}

private struct Server {
  let requests: SendableComponentFactory<RequestComponent>
}

private struct ServerComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: RequestComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    bind.to(factory: Server.init)
  }
}

@Suite("Memory of requests")
struct RequestMemoryTests {
  @Test("20,000 requests with hooks, each in a task of its own, leave no memory behind", .measuresMemory)
  func requests() async {
    await #expect(processExitsWith: .success) {
      let requests = try ComponentFactory.of(ServerComponent.self).build().requests
      let answer = { (count: Int) in
        for number in 0..<count {
          try await Task { try await requests.instantiate(number).run(hookTimeLimit: 60) {} }.value
        }
      }
      try await answer(2000)
      // A leak grows in each round. One round can grow because the system gives the threads of tasks more memory.
      var growths: [Int] = []
      for _ in 0..<3 {
        guard let before = ResidentMemory.size else { return }
        try await answer(20_000)
        growths.append((ResidentMemory.size ?? before) - before)
        if growths[growths.count - 1] < 4 << 20 { return }
      }
      fatalError("resident memory grew by \(growths) bytes")
    }
  }
}
