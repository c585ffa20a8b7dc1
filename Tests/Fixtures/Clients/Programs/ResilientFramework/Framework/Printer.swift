internal import Cleanse

// A module for a binary framework. Only its own code names types of Cleanse, so its interface does not mention them.

public final class Printer {
  private let paper: Paper

  init(paper: Paper) {
    self.paper = paper
  }

  public func printed(_ text: String) -> String { "\(text) on \(paper.format)" }
}

extension Printer {
  /// A printer with its graph.
  public static func make() throws -> Printer { try ComponentFactory.of(Shop.self).build() }
}

struct Paper {
  let format = "A4"
}

private struct Shop: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Paper.self).sharedInScope().to { Paper() }
  }

  static func configureRoot(binder bind: ReceiptBinder<Printer>) -> BindingReceipt<Printer> {
    bind.to(factory: Printer.init)
  }
}
