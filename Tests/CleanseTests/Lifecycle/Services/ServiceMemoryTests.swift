import Cleanse
import TestSupport
import Testing

private actor Loop {
  private let ends = AsyncStream<Void>.makeStream()

  func run() async {
    for await _ in ends.stream {}
  }

  func end() { ends.continuation.finish() }
}

private struct LoopComponent: RootComponent {
  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<Loop>) -> BindingReceipt<Loop> {
    bind.running { await $0.run() }.onStop { await $0.end() }.to(factory: Loop.init)
  }
}

@Suite("Memory of services")
struct ServiceMemoryTests {
  @Test("20,000 runs of a service with a time limit of a minute leave no memory behind", .measuresMemory)
  func runs() async {
    await #expect(processExitsWith: .success) {
      let factory = try ComponentFactory.of(LoopComponent.self)
      for _ in 0..<2000 { try await factory.instantiate().run(hookTimeLimit: 60, serviceTimeLimit: 60) {} }
      guard let before = ResidentMemory.size else { return }
      for _ in 0..<20_000 { try await factory.instantiate().run(hookTimeLimit: 60, serviceTimeLimit: 60) {} }
      let growth = (ResidentMemory.size ?? before) - before
      if growth >= 4 << 20 { fatalError("resident memory grew by \(growth) bytes") }
    }
  }
}
