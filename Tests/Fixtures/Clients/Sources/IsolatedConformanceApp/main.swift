import Cleanse

// A module without default isolation whose components are isolated to the main actor one by one.

@MainActor
final class ViewModel {
  let name: TaggedProvider<ScreenName>
  let makeRow: Provider<Row>

  init(name: TaggedProvider<ScreenName>, makeRow: Provider<Row>) {
    self.name = name
    self.makeRow = makeRow
  }
}

@MainActor
final class Row {
  var height = 44

  init() {}
}

struct ScreenName: Tag {
  typealias Element = String
}

struct ScreenModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().tagged(with: ScreenName.self).to(value: "Home")
  }
}

struct RowModule: @MainActor Module {
  @MainActor
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Row.init)
  }
}

struct App: @MainActor RootComponent {
  typealias Root = ViewModel

  @MainActor
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ScreenModule.self)
    binder.include(module: RowModule.self)
    binder.bind(Int.self).to { (row: Row) in row.height }
  }

  @MainActor
  static func configureRoot(binder bind: ReceiptBinder<ViewModel>) -> BindingReceipt<ViewModel> {
    bind.to(factory: ViewModel.init)
  }
}

let viewModel = try ComponentFactory.of(App.self).build()
precondition(viewModel.name.get() == "Home")
precondition(viewModel.makeRow().height == 44)
precondition(viewModel.makeRow() === viewModel.makeRow())

struct TallRowModule: @MainActor Module {
  @MainActor
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Row.self).sharedInScope().to {
      let row = Row()
      row.height = 88
      return row
    }
  }
}

let tall = try ComponentFactory.of(App.self, overrides: [TallRowModule.self]).build()
precondition(tall.makeRow().height == 88)
print("IsolatedConformanceApp: OK")
