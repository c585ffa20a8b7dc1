import Cleanse
import Testing

// A test double as written for square/Cleanse, whose protocol has these six requirements.
private struct StubComponent: ComponentBinding {
  var scope: Scope.Type? { nil }
  var seed: Any.Type = Void.self
  var parentStub: [StubComponent] = []
  var parent: ComponentBinding? { parentStub.first }
  var subcomponents: [ComponentBinding] = []
  var componentType: Any.Type?
  var providers: [ProviderKey: [ProviderInfo]] = [:]
}

/// A rule of those days: no component may bind anything.
private struct NothingBound: CleanseBindingPlugin {
  func offenders(below root: ComponentBinding) -> [String] {
    (root.providers.isEmpty ? [] : [root.componentType.map { "\($0)" } ?? "nobody"])
      + root.subcomponents.flatMap(offenders)
  }

  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {}
}

@Suite("A plugin's test double, as written for square/Cleanse")
struct PluginDoubleTests {
  private enum Outer {}
  private enum Inner {}

  @Test("is a component for the plugin")
  func visited() {
    let app = StubComponent(subcomponents: [StubComponent(componentType: Inner.self)], componentType: Outer.self)
    #expect(NothingBound().offenders(below: app).isEmpty)
  }

  @Test("has no place, factory and modules, and the name of its type")
  func filledIn() {
    let stub: any ComponentBinding = StubComponent(componentType: Inner.self)
    #expect(stub.name == "Inner")
    #expect(stub.sourceLocation == nil && stub.factory == nil && stub.includedModules.isEmpty)
    #expect(StubComponent().name.isEmpty)
  }

  @Test("has the bindings of its providers, in the order in which they were declared")
  func bindings() throws {
    let real = try #require(GraphValidator.validate(Library.self).root.subcomponents.first)
    let stub = StubComponent(providers: real.providers)
    #expect(stub.bindings == real.bindings)
  }

  @Test("is told apart by the types of the components to it")
  func ids() {
    let outer = StubComponent(componentType: Outer.self)
    let inner = StubComponent(parentStub: [outer], componentType: Inner.self)
    #expect(outer.id == StubComponent(componentType: Outer.self).id)
    #expect(inner.id == StubComponent(parentStub: [outer], componentType: Inner.self).id)
    #expect(Set([outer.id, inner.id, StubComponent(componentType: Inner.self).id, StubComponent().id]).count == 4)
  }
}
