import Cleanse
import TestSupport
import Testing

@Suite("Fatal lookups in a legacy object graph")
struct LegacyObjectGraphStopTests {
  enum Network {
    struct Primary: Cleanse.Tag { typealias Element = Address }
  }
  enum Storage {
    struct Primary: Cleanse.Tag { typealias Element = Address }
  }

  final class Address {}
  final class Unbound {}
  final class LooksItselfUp {
    let other: AnyObject
    init(graph: LegacyObjectGraph) { other = graph.objectForClass(cls: LooksItselfUp.self) }
  }

  struct App: RootComponent {
    typealias Root = LegacyObjectGraph
    static func configure(binder: UnscopedBinder) {
      binder.bind().tagged(with: Network.Primary.self).to(factory: Address.init)
      binder.bind().tagged(with: Storage.Primary.self).to(factory: Address.init)
      binder.bind().to(factory: LooksItselfUp.init)
    }

    static func build() throws -> LegacyObjectGraph { try ComponentFactory.of(App.self).build() }
  }

  private func message(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A legacy lookup of an unbound class stops the program and reports the class")
  func unknownClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Unbound.self)
    }
    #expect(message(of: result).contains("Unbound is not bound where it is looked up."))
  }

  final class `Light house` {}

  @Test("A legacy lookup of an unbound class names it by its raw identifier as code writes it")
  func rawIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: `Light house`.self)
    }
    #expect(message(of: result).contains("`Light house` is not bound where it is looked up."))
    let injected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try App.build().injectPropertiesIntoObject(object: `Light house`())
    }
    #expect(message(of: injected).contains("No PropertyInjector of `Light house` or of one"))
  }

  @Test("A legacy lookup without a name stops the program if the class has only tagged bindings")
  func missingName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Address.self)
    }
    #expect(message(of: result).contains("Address is not bound where it is looked up."))
  }

  @Test("A legacy lookup with a name that no tag has stops the program and reports the name")
  func unknownName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Address.self, withName: "Elsewhere")
    }
    #expect(message(of: result).contains("Address named Elsewhere is not bound where it is looked up."))
  }

  @Test("A legacy lookup with a name that two tags have stops the program and reports their full names")
  func ambiguousName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Address.self, withName: "Primary")
    }
    let tags = "\(String(reflecting: Network.Primary.self)), \(String(reflecting: Storage.Primary.self))"
    #expect(message(of: result).contains("Address named Primary is bound under several tags: \(tags)."))
  }

  @Test("A legacy injection into a class without a property injector stops the program")
  func noInjector() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try App.build().injectPropertiesIntoObject(object: Unbound())
    }
    #expect(
      message(of: result).contains(
        "No PropertyInjector of Unbound or of one of its superclasses is bound in this component or its parents."))
  }

  @Test("An endless recursive legacy lookup stops the program with a message", .endsEventually)
  func endless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: LooksItselfUp.self)
    }
    #expect(message(of: result).contains("*** LooksItselfUp *** is requested while it is being created"))
  }
}
