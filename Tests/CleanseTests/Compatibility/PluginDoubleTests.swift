import Cleanse
import Testing

// A test double for square/Cleanse, whose `ComponentBinding` has only these six requirements.
private struct StubComponent: ComponentBinding {
  var scope: Scope.Type? { nil }
  var seed: Any.Type = Void.self
  var parentStub: [StubComponent] = []
  var parent: ComponentBinding? { parentStub.first }
  var subcomponents: [ComponentBinding] = []
  var componentType: Any.Type?
  var providers: [ProviderKey: [ProviderInfo]] = [:]
}

/// A plugin of a square/Cleanse program: no component may have bindings.
private struct NothingBound: CleanseBindingPlugin {
  func offenders(below root: ComponentBinding) -> [String] {
    (root.providers.isEmpty ? [] : [root.componentType.map { "\($0)" } ?? "nobody"])
      + root.subcomponents.flatMap(offenders)
  }

  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {}
}

@Suite("Test doubles of plugins for square/Cleanse")
struct PluginDoubleTests {
  private enum Outer {}
  private enum Inner {}

  @Test("A plugin inspects a component test double with the six legacy requirements")
  func visited() {
    let app = StubComponent(subcomponents: [StubComponent(componentType: Inner.self)], componentType: Outer.self)
    #expect(NothingBound().offenders(below: app).isEmpty)
  }

  @Test("A component test double has its type's name and no location, factory or modules by default")
  func filledIn() {
    let stub: any ComponentBinding = StubComponent(componentType: Inner.self)
    #expect(stub.name == "Inner")
    #expect(stub.sourceLocation == nil && stub.factory == nil && stub.includedModules.isEmpty)
    #expect(StubComponent().name.isEmpty)
  }

  @Test("A component test double derives its bindings from its providers in declaration order")
  func bindings() throws {
    let real = try #require(GraphValidator.validate(Library.self).root.subcomponents.first)
    let stub = StubComponent(providers: real.providers)
    #expect(stub.bindings == real.bindings)
  }

  @Test("A component test double has an identity derived from its path of component types")
  func ids() {
    let outer = StubComponent(componentType: Outer.self)
    let inner = StubComponent(parentStub: [outer], componentType: Inner.self)
    #expect(outer.id == StubComponent(componentType: Outer.self).id)
    #expect(inner.id == StubComponent(parentStub: [outer], componentType: Inner.self).id)
    #expect(Set([outer.id, inner.id, StubComponent(componentType: Inner.self).id, StubComponent().id]).count == 4)
  }
}
