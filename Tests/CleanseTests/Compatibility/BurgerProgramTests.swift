import Cleanse
import Testing

// A kitchen with memberwise initializers, counters captured by closures and tags nested in types.

private enum Cheese {
  case american
  case cheddar
}

private enum Roll {
  case ciabatta
  case kaiser
}

private struct Burger {
  let index: TaggedProvider<Index>
  let cheese: Cheese
  let roll: Roll
  let slicesOfCheese: TaggedProvider<SlicesOfCheese>

  struct Index: Cleanse.Tag {
    typealias Element = Int
  }

  struct SlicesOfCheese: Cleanse.Tag {
    typealias Element = Int
  }

  struct Module: Cleanse.Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: Burger.init)
      binder.bind().to { Cheese.cheddar }
      binder.bind().to { Roll.ciabatta }

      var slices = 1
      binder
        .bind(Int.self)
        .tagged(with: SlicesOfCheese.self)
        .sharedInScope()
        .to {
          defer { slices += 1 }
          return slices
        }

      var index = 0
      binder
        .bind(Int.self)
        .tagged(with: Index.self)
        .to {
          defer { index += 1 }
          return index
        }
    }
  }
}

private struct Grill {
  let burgerProvider: () -> Burger

  struct Module: Cleanse.Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Burger.Module.self)
      binder.bind().to(factory: Grill.init)
    }
  }
}

private struct Kitchen {
  let grill: Grill

  struct Component: Cleanse.RootComponent {
    typealias Root = Kitchen

    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Grill.Module.self)
      binder.include(module: Burger.Module.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }
}

private struct ThreeComponent: RootComponent {
  typealias Root = Int

  static func configure(binder: UnscopedBinder) {
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(value: 3)
  }
}

@Suite("Kitchen of a square/Cleanse program")
struct BurgerProgramTests {
  @Test("A program for square/Cleanse counts unshared values and shares a tagged value")
  func burgers() {
    let kitchen = try! ComponentFactory.of(Kitchen.Component.self).build(())
    let grill = kitchen.grill
    #expect(grill.burgerProvider().index.get() == 0)
    #expect(grill.burgerProvider().slicesOfCheese.get() == 1)
    #expect(grill.burgerProvider().slicesOfCheese.get() == 1)
    #expect(grill.burgerProvider().index.get() == 1)
    #expect(grill.burgerProvider().cheese == .cheddar)
    #expect(grill.burgerProvider().roll == .ciabatta)
  }

  @Test("A second instance of a square/Cleanse component starts with new captured variables")
  func secondKitchen() {
    let factory = try! ComponentFactory.of(Kitchen.Component.self)
    #expect(factory.build(()).grill.burgerProvider().index.get() == 0)
    #expect(factory.build(()).grill.burgerProvider().index.get() == 0)
  }

  @Test("A minimal square/Cleanse component has a value as its root")
  func smallest() {
    #expect(try! ComponentFactory.of(ThreeComponent.self).build(()) == 3)
  }
}
