import Cleanse
import Pure

// Pure has a `Module` and a `Factory`, too.

final class Cell: FactoryModule {
  struct Dependency {
    let title: String
  }

  init(dependency: Dependency, payload: Void) {}
}

// expected-error@+1 {{'Module' is ambiguous for type lookup in this context}}
struct TitleModule: Module {
  static func configure(binder: UnscopedBinder) {}
}

struct CellModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {}
}

struct Page {
  // expected-error@+1 {{type 'Cell' does not conform to protocol 'AssistedFactory'}}
  let first: Factory<Cell>
  let cells: Cell.Factory
}
