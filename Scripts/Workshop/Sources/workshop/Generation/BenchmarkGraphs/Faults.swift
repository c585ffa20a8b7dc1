/// A graph with 100 errors, and the same graph without them.
enum Faults {
  @SourceLines
  static var lines: [String] {
    """
    import Cleanse

    // A graph of 100 bindings, each of which has an unbound dependency, and the same graph without the errors. The
    // root has all, so that no binding is unused.

    final class Unbound<Place> {}

    final class Asking<Place> {
      init(_ unbound: Unbound<Place>) {}
    }

    package struct AskingRoot {
      private let asking: [AnyObject]

      init(_ asking: [AnyObject]) {
        self.asking = asking
      }
    }

    struct AskingModule<Place>: Module {
      static func configure(binder: Binder<Unscoped>) {
        binder.bind(AnyObject.self).intoCollection().to { (unbound: Unbound<Place>) in Asking<Place>(unbound) }
      }
    }

    struct AnsweringModule<Place>: Module {
      static func configure(binder: Binder<Unscoped>) {
        binder.bind(Unbound<Place>.self).to(factory: Unbound<Place>.init)
      }
    }
    """
    component("Faulty", modules: ["AskingModule"])
    component("Faultless", modules: ["AskingModule", "AnsweringModule"])
  }

  @SourceLines
  private static func component(_ name: String, modules: [String]) -> [String] {
    """

    package struct \(name): RootComponent {
      package static func configure(binder: Binder<Unscoped>) {
    """
    for place in 0..<100 {
      for module in modules { "    binder.include(module: \(module)<Place\(place)>.self)" }
    }
    """
      }

      package static func configureRoot(binder bind: ReceiptBinder<AskingRoot>) -> BindingReceipt<AskingRoot> {
        bind.to(factory: AskingRoot.init)
      }
    }
    """
  }
}
