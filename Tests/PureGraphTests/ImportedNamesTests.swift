import Cleanse
import Pure
import PureGraph
import Testing

// Selects Cleanse's Module; otherwise the name could be Pure's.
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

@Suite("Imports of both Cleanse and Pure")
struct ImportedNamesTests {
  @Test("A file that imports Cleanse and Pure needs one line for the name Module")
  func module() throws {
    #expect(try ComponentFactory.of(App.self).build().cells.create().dependency.title == "Birds")
  }
}
