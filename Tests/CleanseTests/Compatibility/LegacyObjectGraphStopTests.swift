import Cleanse
import TestSupport
import Testing

@Suite("A legacy object graph stops the program")
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

  @Test("for a class that is not bound")
  func unknownClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Unbound.self)
    }
    #expect(message(of: result).contains("Unbound is not bound where it is looked up."))
  }

  final class `Light house` {}

  @Test("A look-up of an unbound class names it by its raw identifier as code writes it")
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

  @Test("for a class that is bound under tags only, and looked up without a name")
  func missingName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Address.self)
    }
    #expect(message(of: result).contains("Address is not bound where it is looked up."))
  }

  @Test("for a name that no tag has")
  func unknownName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Address.self, withName: "Elsewhere")
    }
    #expect(message(of: result).contains("Address named Elsewhere is not bound where it is looked up."))
  }

  @Test("for a name that two tags have, and shows their full names")
  func ambiguousName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: Address.self, withName: "Primary")
    }
    let tags = "\(String(reflecting: Network.Primary.self)), \(String(reflecting: Storage.Primary.self))"
    #expect(message(of: result).contains("Address named Primary is bound under several tags: \(tags)."))
  }

  @Test("for an object of whose classes none has an injector")
  func noInjector() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try App.build().injectPropertiesIntoObject(object: Unbound())
    }
    #expect(
      message(of: result).contains(
        "No PropertyInjector of Unbound or of one of its superclasses is bound in this component or its parents."))
  }

  @Test("where an object looks itself up without an end, and shows the way back", .endsEventually)
  func endless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try App.build().objectForClass(cls: LooksItselfUp.self)
    }
    #expect(message(of: result).contains("*** LooksItselfUp *** is requested while it is being created"))
  }
}
