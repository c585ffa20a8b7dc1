import TestSupport
import Cleanse
import Testing

@Suite("Overlapping builds")
struct OverlappingBuildsTests {
  final class Visit {
    init(hall: Hall) { hall.waitForAll() }
  }

  /// Each visit starts while all others are being created.
  final class Hall: Sendable {
    static let visitors = 2000
    private let barrier = Barrier(parties: visitors)

    func waitForAll() { barrier.wait() }
  }

  struct VisitComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Visit>) -> BindingReceipt<Visit> {
      bind.to(factory: Visit.init)
    }
  }

  struct Museum {
    let visits: ComponentFactory<VisitComponent>
    let guided: WeakProvider<Visit>
  }

  struct MuseumComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: VisitComponent.self)
      binder.bind().to(factory: Visit.init)
      binder.bind().sharedInScope().to(factory: Hall.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Museum>) -> BindingReceipt<Museum> {
      bind.to(factory: Museum.init)
    }
  }

  @Test("Overlapping builds of a component on 2000 threads are not reported as recursion")
  func components() throws {
    let museum = try ComponentFactory.of(MuseumComponent.self).build()
    let visits = Race.run(threads: Hall.visitors) { _ in museum.visits.build() }
    #expect(Set(visits.map { ObjectIdentifier($0) }).count == Hall.visitors)
  }

  @Test("Overlapping calls of a weak provider on 2000 threads are not reported as recursion")
  func weakProviders() throws {
    let museum = try ComponentFactory.of(MuseumComponent.self).instantiate()
    let visits = Race.run(threads: Hall.visitors) { _ in museum.root.guided.get() }
    #expect(Set(visits.compactMap { $0.map { ObjectIdentifier($0) } }).count == Hall.visitors)
  }
}
