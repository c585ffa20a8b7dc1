import Cleanse
import Testing

@Suite("Reused binding builders")
struct BuilderReuseTests {
  final class Engine {}

  struct Spare: Cleanse.Tag {
    typealias Element = Engine
  }

  struct Kept: Module {
    static func configure(binder: Binder<Singleton>) {
      let engine = binder.bind(Engine.self)
      let shared = engine.sharedInScope()
      let tagged = engine.tagged(with: Spare.self)
      // Another binding between the steps of the reused builder.
      binder.bind(Int.self).to(value: 1)
      shared.to(factory: Engine.init)
      tagged.to(factory: Engine.init)
      engine.intoCollection().to(factory: Engine.init)
      engine.intoCollection().sharedInScope().to(factory: Engine.init)
    }
  }

  struct Engines {
    let first: Engine
    let second: Engine
    let spare: TaggedProvider<Spare>
    let all: [Engine]
    let number: Int
  }

  struct Garage: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Kept.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Engines>) -> BindingReceipt<Engines> {
      bind.to(factory: Engines.init)
    }
  }

  @Test("A reused binding builder creates several bindings with independent steps")
  func several() throws {
    let engines = try ComponentFactory.of(Garage.self).build()
    #expect(engines.first === engines.second)
    #expect(engines.spare.get() !== engines.spare.get())
    #expect(engines.spare.get() !== engines.first)
    #expect(engines.all.count == 2)
    #expect(!engines.all.contains { $0 === engines.first })
    #expect(engines.number == 1)
  }
}
