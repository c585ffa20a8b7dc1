import Cleanse
import Pure
import PureGraph
import Testing

// Without this line, the name could be Pure's.
import protocol Cleanse.Module

private final class Cell: FactoryModule {
  struct Dependency {
    let title: String
  }

  let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }
}

private struct CellModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Cell.Dependency.self).to { Cell.Dependency(title: "Birds") }
    binder.bindPureFactory(Cell.self)
  }
}

private struct List {
  let cells: Cell.Factory
}

private struct App: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.include(module: CellModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<List>) -> BindingReceipt<List> {
    bind.to(factory: List.init)
  }
}

@Suite("A module in a file that imports Cleanse and Pure")
struct ImportedNamesTests {
  @Test("needs one line")
  func module() throws {
    #expect(try ComponentFactory.of(App.self).build().cells.create().dependency.title == "Birds")
  }
}
