import Cleanse
import Observation

protocol TimeSource { var hour: Int { get } }

struct FixedTime: TimeSource { var hour: Int { 9 } }

@MainActor @Observable
final class GreetingModel {
  private(set) var greeting = ""
  private let time: any TimeSource

  init(time: any TimeSource) { self.time = time }

  func refresh() { greeting = time.hour < 12 ? "Good morning" : "Good evening" }
}

@MainActor
struct GreetingComponent: @MainActor RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind((any TimeSource).self).sharedInScope().to(factory: FixedTime.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<GreetingModel>) -> BindingReceipt<GreetingModel> {
    bind.to(factory: GreetingModel.init)
  }
}
