import Cleanse
import CleanseTesting
import FeatureKit
import Testing

@Suite("Feature")
struct FeatureTests {
  @Test("A test of the library builds its graph")
  func build() throws {
    #expect(try ComponentFactory.of(FeatureComponent.self).build() == "library")
    #expect(try buildInLibrary(FeatureComponent.self) == "library")
  }

  @Test("A test of the library replaces its bindings")
  func overrides() throws {
    let graph = try TestGraph(FeatureComponent.self, overrides: .overriding(String.self, tag: Host.self, with: "test"))
    #expect(graph.root == "test")
  }

  @Test("A test of the library recognizes its errors")
  func errors() {
    assertValidGraph(FeatureComponent.self)
    #expect(throws: MissingProvider.self) { try buildInLibrary(Unbound.self) }
  }

  struct Unbound: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (number: Double) in "\(number)" }
    }
  }
}
