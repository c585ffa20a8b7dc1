import Relay
import Testing

@Suite("Documented injected properties") struct InjectedExampleTests {
  @Test("Injected properties resolve the same objects as lazy properties") func equivalence() {
    DependencyContainer.global.register(FooType.self) { _ in Foo() }
    DependencyContainer.container(for: .custom).register(BarType.self) { _ in Bar() }
    let component = MyDependentComponent()
    let lazy = MyLazyComponent()
    #expect(component.foo === lazy.foo)
    #expect(component.bar === lazy.bar)
  }
}

private protocol FooType: AnyObject {}
private protocol BarType: AnyObject {}
private final class Foo: FooType {}
private final class Bar: BarType {}

extension DependencyContainerScope {
  fileprivate static let custom = DependencyContainerScope("custom")
}

private final class MyDependentComponent {
  @Injected var foo: FooType
  @Injected(scope: .custom) var bar: BarType
}

private final class MyLazyComponent {
  lazy var foo: FooType = DependencyContainer.global.resolve()
  lazy var bar: BarType = DependencyContainer.container(for: .custom).resolve()
}
