import BenchmarkHarness
import Cleanse

/// The forms of a dependency. Each call creates a new object, except for the weak form.
enum FormCases {
  static var all: [BenchmarkCase] {
    [provider, closure, tagged, weak, collection]
  }

  private static var provider: BenchmarkCase {
    BenchmarkCase("provider", operation: "call") {
      let provider = try ComponentFactory.of(Forms.self).build().provider
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count { use(provider.get()) }
        }, byClosure,
      ]
    }
  }

  private static var closure: BenchmarkCase {
    BenchmarkCase("closure", operation: "call") {
      let makeTicket = try ComponentFactory.of(Forms.self).build().closure
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count { use(makeTicket()) }
        }, byClosure,
      ]
    }
  }

  private static var tagged: BenchmarkCase {
    BenchmarkCase("tagged", operation: "call") {
      let provider = try ComponentFactory.of(Forms.self).build().tagged
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count { use(provider.get()) }
        }, byClosure,
      ]
    }
  }

  /// The hand-written equivalent of all three: a closure that creates the object.
  private static var byClosure: Contender {
    let desk = Desk()
    let makeTicket = { Ticket(desk) }
    return Contender("by hand") { count in
      for _ in 0..<count { use(makeTicket()) }
    }
  }

  private static var weak: BenchmarkCase {
    BenchmarkCase("weak", operation: "call") {
      let root = try ComponentFactory.of(Forms.self).build()
      let desk = Desk()
      let reference = WeakDesk(desk)
      return [
        Contender("Cleanse") { count in
          withExtendedLifetime(root.desk) {
            for _ in 0..<count {
              if let desk = root.weak.get() { use(desk) }
            }
          }
        },
        Contender("by hand") { count in
          withExtendedLifetime(desk) {
            for _ in 0..<count {
              if let desk = reference.get() { use(desk) }
            }
          }
        },
      ]
    }
  }

  private static var collection: BenchmarkCase {
    BenchmarkCase("collection-50", operation: "call") {
      let collection = try ComponentFactory.of(Forms.self).build().collection
      let makers = (0..<50).map { number in { Entry(number) } }
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count { collection.get().withUnsafeBufferPointer { use($0) } }
        },
        Contender("by hand") { count in
          for _ in 0..<count { makers.map { $0() }.withUnsafeBufferPointer { use($0) } }
        },
      ]
    }
  }
}

private final class Desk {}

private final class Ticket {
  private let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }
}

private final class Entry {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

private final class WeakDesk {
  private weak var desk: Desk?

  init(_ desk: Desk) {
    self.desk = desk
  }

  @inline(never)
  func get() -> Desk? { desk }
}

private struct NightTicket: Tag {
  typealias Element = Ticket
}

private struct FormsRoot {
  let desk: Desk
  let provider: Provider<Ticket>
  let closure: () -> Ticket
  let tagged: TaggedProvider<NightTicket>
  let weak: WeakProvider<Desk>
  let collection: Provider<[Entry]>
}

private struct Forms: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Desk.self).sharedInScope().to(factory: Desk.init)
    binder.bind(Ticket.self).to(factory: Ticket.init)
    binder.bind(Ticket.self).tagged(with: NightTicket.self).to(factory: Ticket.init)
    for number in 0..<50 {
      binder.bind(Entry.self).intoCollection().to { Entry(number) }
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<FormsRoot>) -> BindingReceipt<FormsRoot> {
    bind.to(factory: FormsRoot.init)
  }
}
