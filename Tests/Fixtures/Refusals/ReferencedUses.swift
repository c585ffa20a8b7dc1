import Cleanse
import CleanseTesting

// The use of an awaited root in a test must be a closure, not a reference to a function.

struct Harbour {}

struct HarbourComponent: RootComponent {
  typealias Seed = Int

  static func configure(binder: Binder<Singleton>) {
    binder.bind(UInt.self).sharedInScope().to(asyncFactory: { 3 })
  }

  static func configureRoot(binder bind: ReceiptBinder<Harbour>) -> BindingReceipt<Harbour> {
    bind.to { (_: UInt) in Harbour() }
  }
}

struct HarbourTests {
  static func visit(_ harbour: Harbour) async throws {}

  func isReleased() async throws {
    // expected-error@+1 {{'assertReleased(awaiting:seed:overrides:serviceLoader:except:_:_:)' is unavailable: write a trailing closure: assertReleased(awaiting:) { try await function($0) }}}
    try await assertReleased(awaiting: HarbourComponent.self, seed: 1, HarbourTests.visit)

    try await assertReleased(awaiting: HarbourComponent.self, seed: 1) { try await HarbourTests.visit($0) }
  }
}
