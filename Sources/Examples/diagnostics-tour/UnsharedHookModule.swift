import Cleanse

/// Starts a mixer that is created anew for each request.
struct UnsharedHookModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Mixer.self).configured(with: mixer)
  }

  private static func mixer(binder bind: ReceiptBinder<Mixer>) -> BindingReceipt<Mixer> {
    bind.onStart { $0.turn() }.to(factory: Mixer.init)
  }
}

final class Mixer {
  func turn() {}
}
