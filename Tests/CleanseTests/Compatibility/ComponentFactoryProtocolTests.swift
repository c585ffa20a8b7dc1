import Cleanse
import Testing

@Suite("Helpers for component factory protocols")
struct ComponentFactoryProtocolTests {
  private enum Page: RootComponent {
    typealias Root = String
    typealias Seed = Provider<Int>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (number: Int) in "page \(number)" }
    }
  }

  private func page<F: ComponentFactoryProtocol>(_ number: Int, of factory: F) -> F.ComponentElement.Root
  where F.ComponentElement.Seed == Provider<Int> {
    factory.build(number)
  }

  private func factory<F: ComponentFactoryProtocol>(
    _ type: F.Type, serviceLoader: CleanseServiceLoader = .instance
  ) throws -> ComponentFactory<F.ComponentElement> where F.ComponentElement: RootComponent {
    try F.of(F.ComponentElement.self, serviceLoader: serviceLoader)
  }

  @Test("A generic helper for component factories builds from the element of a provider seed")
  func build() throws {
    #expect(try page(3, of: ComponentFactory.of(Page.self)) == "page 3")
    #expect(try ComponentFactory.of(Page.self).build(4) == "page 4")
  }

  private struct Refusing: CleanseBindingPlugin {
    struct Refusal: CleanseError {
      let description = "refused"
    }
    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
      errorReporter.append(error: Refusal())
    }
  }

  @Test("A generic helper creates root component factories and runs plugins")
  func of() throws {
    #expect(try factory(ComponentFactory<Page>.self).build(5) == "page 5")
    #expect(throws: Refusing.Refusal.self) {
      try factory(ComponentFactory<Page>.self, serviceLoader: CleanseServiceLoader([Refusing()]))
    }
  }
}
