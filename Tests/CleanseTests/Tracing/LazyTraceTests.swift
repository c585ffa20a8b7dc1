import Cleanse
import Testing

private enum Study {
  final class Paper {}

  final class Letter {
    init(paper: Paper) {}
  }

  struct Drawer {
    @Lazy var letter: Letter
  }

  /// Uses its lazy letter while it is created.
  final class Clerk {
    let letter: Letter

    init(drawer: Drawer) {
      letter = drawer.letter
    }
  }

  struct Root {
    let drawer: Drawer
    let clerk: Provider<Clerk>
  }

  struct Office: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Paper.self).to(factory: Paper.init)
      binder.bind(Letter.self).to(factory: Letter.init)
      binder.bind(Drawer.self).to { Drawer(letter: $0) }
      binder.bind(Clerk.self).to(factory: Clerk.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { Root(drawer: $0, clerk: $1) }
    }
  }
}

@Suite("Traces of lazy values")
struct LazyTraceTests {
  private let trace = CreationTrace()

  /// One line for each entry from an index on, for example `Paper for Letter`.
  private func story(from first: Int) -> [String] {
    trace.entries.dropFirst(first).map { "\($0.subject)" + ($0.requester.map { " for \($0)" } ?? "") }
  }

  @Test("A trace records a lazy value once at its first use, with its dependencies")
  func firstUse() throws {
    let desk = try ComponentFactory.of(Study.Office.self, trace: trace).build()
    #expect(story(from: 2) == ["Root", "Drawer for Root"])
    let built = trace.entries.count
    let letter = desk.drawer.letter
    #expect(story(from: built) == ["Letter", "Paper for Letter"])
    #expect(trace.entries[built].location?.function == "configure(binder:)")
    #expect(trace.entries[built].instance?.number == 1)
    #expect(desk.drawer.letter === letter)
    #expect(trace.entries.count == built + 2)
  }

  @Test("A trace records the dependent of a lazy value that is used during another creation")
  func useDuringCreation() throws {
    let desk = try ComponentFactory.of(Study.Office.self, trace: trace).build()
    let built = trace.entries.count
    _ = desk.clerk.get().letter
    #expect(story(from: built) == ["Clerk", "Drawer for Clerk", "Letter for Clerk", "Paper for Letter"])
  }
}
