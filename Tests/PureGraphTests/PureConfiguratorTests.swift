import Cleanse
import Pure
import PureGraph
import Testing

@Suite("Configurators in graphs") struct PureConfiguratorTests {
  @Test("A configurator in a graph receives its dependency from the graph") func dependency() throws {
    let list = try ComponentFactory.of(App.self).build()
    let cell = Cell()
    list.cells.configure(cell, payload: "Ada")
    #expect(cell.text == "plain Ada")
  }

  @Test("A configurator in a graph can have a tag and its own dependency") func tagged() throws {
    let list = try ComponentFactory.of(App.self).build()
    let cell = Cell()
    list.shoutingCells.get().configure(cell, payload: "Ada")
    #expect(cell.text == "LOUD Ada")
  }

  @Test("A configurator in a graph can be shared") func shared() throws {
    let list = try ComponentFactory.of(App.self).build()
    #expect(list.cells === list.sameCells)
  }

  @Test("A configurator in a graph requires no binding for a Void dependency") func void() throws {
    let list = try ComponentFactory.of(App.self).build()
    let switched = Switch()
    list.switches.configure(switched)
    #expect(switched.isOn)
  }
}

private struct Style {
  let name = "plain"
}

private final class Cell: ConfiguratorModule {
  struct Dependency {
    let style: String

    init(style: String) {
      self.style = style
    }

    init(style: Style) {
      self.init(style: style.name)
    }
  }
  typealias Payload = String

  var text = ""

  func configure(dependency: Dependency, payload: String) {
    text = "\(dependency.style) \(payload)"
  }
}

private final class Switch: ConfiguratorModule {
  typealias Dependency = Void
  typealias Payload = Void
  var isOn = false

  func configure(dependency: Void, payload: Void) {
    isOn = true
  }
}

private enum Shouting: Cleanse.Tag {
  typealias Element = Cell.Configurator
}

private struct List {
  let cells: Cell.Configurator
  let sameCells: Cell.Configurator
  let shoutingCells: TaggedProvider<Shouting>
  let switches: Switch.Configurator
}

private struct App: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Style.self).to(factory: Style.init)
    binder.bind(Cell.Dependency.self).to { (style: Style) in Cell.Dependency(style: style) }
    binder.bind(Cell.Configurator.self).sharedInScope().toPureConfigurator()
    binder.bind(Cell.Configurator.self).tagged(with: Shouting.self).to {
      Cell.Configurator(dependency: .init(style: "LOUD"))
    }
    binder.bindPureConfigurator(Switch.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<List>) -> BindingReceipt<List> {
    bind.to(factory: List.init)
  }
}
