import Testing

@testable import Cleanse

/// Optimized clients bind shared objects with a function of objects only. Clients that are not optimized bind closures,
/// so these tests call the functions that the terminators of optimized clients call.
@Suite("Functions of objects")
struct ObjectFactoryTests {
  class Part {
    let name: String

    init(name: String) {
      self.name = name
    }
  }

  final class Bolt: Part {
    init() {
      super.init(name: "bolt")
    }
  }

  final class Nut<Thread>: Part {
    init() {
      super.init(name: "nut")
    }
  }

  final class Frame: Part {
    let parts: [Part]

    init(bolt: Bolt, nut: Nut<Int>, part: Part) {
      parts = [bolt, nut, part]
      super.init(name: "frame")
    }
  }

  struct Parts: Module {
    static func configure(binder: Binder<Singleton>) {
      finish(binder.bind(Bolt.self).sharedInScope()) { $0.finish($1, 1, $1, objects0: Bolt.init) }
      // Unshared, between two shared objects.
      finish(binder.bind(Nut<Int>.self)) { $0.finish($1, 2, $1, objects0: Nut<Int>.init) }
      finish(binder.bind(Part.self).sharedInScope()) {
        $0.finish($1, 3, $1, objects1: { (bolt: Bolt) in Part(name: "part of \(bolt.name)") })
      }
      finish(binder.bind(Frame.self).sharedInScope()) { $0.finish($1, 4, $1, objects3: Frame.init) }
    }

    static func finish<Element, Stage>(
      _ builder: BindingBuilder<Element, Singleton, Stage>, _ body: (BindingDraft, UnsafePointer<UInt8>) -> Void
    ) {
      let text: StaticString = "Parts"
      body(builder.draft, text.utf8Start)
    }
  }

  @Test("A function of objects receives shared and new objects in the order of its parameters")
  func order() throws {
    let asked = try resolve((Frame, Bolt, Nut<Int>, Part).self, from: Both.self)
    let frame = asked.0
    #expect(frame.name == "frame")
    #expect(frame.parts.map(\.name) == ["bolt", "nut", "part of bolt"])
    #expect(frame.parts[0] === asked.1)
    #expect(frame.parts[1] !== asked.2)
    #expect(frame.parts[2] === asked.3)
  }

  struct Both: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Parts.self)
      binder.bind((Frame, Bolt, Nut<Int>, Part).self).to { (frame: Frame, bolt: Bolt, nut: Nut<Int>, part: Part) in
        (frame, bolt, nut, part)
      }
    }
  }

  @Test("A function of objects neither leaks nor overreleases its arguments and its result")
  func references() throws {
    var frame: Frame? = try resolve(Frame.self, from: Parts.self)
    let made = Observer(frame)
    let handed = try #require(frame).parts.map { Observer($0) }
    #expect(handed.map { $0.isAlive } == [true, true, true])
    frame = nil
    #expect(!made.isAlive)
    #expect(handed.map { $0.isAlive } == [false, false, false])
  }

  struct SlowParts: Module {
    static func configure(binder: Binder<Singleton>) {
      Parts.finish(binder.bind(Bolt.self).sharedInScope()) {
        $0.finish(.factory, $1, 1, $1, by: .init(calling: Bolt.init))
      }
      Parts.finish(binder.bind(Nut<Int>.self)) { $0.finish(.factory, $1, 2, $1, by: .init(calling: Nut<Int>.init)) }
      binder.bind(Part.self).to { Part(name: "part") }
      Parts.finish(binder.bind(Frame.self).sharedInScope()) {
        for type in [Bolt.self, Nut<Int>.self, Part.self] as [Any.Type] { $0.require(type) }
        $0.finish(.factory, $1, 3, $1, by: .init(calling: Frame.init))
      }
    }
  }

  @Test("Functions of objects are callable on this compiler, and the slower fallback works too") func slowWay() throws {
    #expect(ObjectFunctions.areCallable)
    var frame: Frame? = try resolve(Frame.self, from: SlowParts.self)
    #expect(frame?.parts.map(\.name) == ["bolt", "nut", "part"])
    let observer = Observer(frame)
    frame = nil
    #expect(!observer.isAlive)
  }

  final class Secret: Sendable {}

  final class Maker {
    let make: () -> Part

    init(make: @escaping () -> Part) {
      self.make = make
    }
  }

  struct Capturing: RootComponent {
    @TaskLocal static var secret: Secret?

    static func configure(binder: Binder<Singleton>) {
      let secret = secret
      Parts.finish(binder.bind(Part.self)) {
        $0.finish($1, 1, $1, objects0: { Part(name: secret == nil ? "none" : "secret") })
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<Maker>) -> BindingReceipt<Maker> {
      bind.to(factory: Maker.init)
    }
  }

  @Test("A closure of objects keeps its captured values as long as a provider can call it")
  func captures() throws {
    var secret: Secret? = Secret()
    let observer = Observer(secret)
    var maker: Maker? = try Capturing.$secret.withValue(secret) {
      try ComponentFactory.of(Capturing.self).build()
    }
    secret = nil
    #expect(maker?.make().name == "secret")
    #expect(maker?.make().name == "secret")
    #expect(observer.isAlive)
    maker = nil
    #expect(!observer.isAlive)
  }

  struct Contributions: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Parts.self)
      let text: StaticString = "Contributions"
      for number in 0..<3 {
        binder.bind(Part.self).intoDictionary(key: number).sharedInScope().draft.finish(
          text.utf8Start, number, text.utf8Start, objects1: { (bolt: Bolt) in Part(name: "\(bolt.name) \(number)") })
      }
      binder.bind(Part.self).intoCollection().draft.finish(
        text.utf8Start, 4, text.utf8Start, objects2: { (frame: Frame, _: Nut<Int>) in frame })
    }
  }

  @Test("A function of objects contributes to multibindings")
  func contributions() throws {
    let dictionary = try resolve([Int: Part].self, from: Contributions.self)
    #expect(dictionary.mapValues(\.name) == [0: "bolt 0", 1: "bolt 1", 2: "bolt 2"])
    #expect(try resolve([Part].self, from: Contributions.self).map(\.name) == ["frame"])
  }

  @Test("A function of objects is overridden and traced like a closure")
  func overrides() throws {
    let bolt = Bolt()
    let trace = CreationTrace()
    let frame = try ComponentFactory.of(
      Asking<Parts, Frame>.self, overrides: Overrides().overriding(Bolt.self, with: bolt), trace: trace
    ).build().wanted
    #expect(frame.parts[0] === bolt)
    #expect(frame.parts[2].name == "part of bolt")
    #expect(trace.description.contains("Frame"))
  }

  final class Home {
    let graph: LegacyObjectGraph

    init(graph: LegacyObjectGraph) {
      self.graph = graph
    }
  }

  final class Visitor {
    let home: Home

    init(home: Home) {
      self.home = home
    }
  }

  struct Visited: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      let text: StaticString = "Visited"
      binder.bind(Visitor.self).draft.finish(text.utf8Start, 1, text.utf8Start, objects1: Visitor.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
      bind.to(factory: Home.init)
    }
  }

  @Test("A function of objects receives a root that its slot does not retain")
  func root() throws {
    var home: Home? = try ComponentFactory.of(Visited.self).build()
    let observer = Observer(home)
    var visitor = home?.graph.objectForClass(cls: Visitor.self) as? Visitor
    #expect(visitor != nil && visitor?.home === home)
    home = nil
    #expect(observer.isAlive)
    visitor = nil
    #expect(!observer.isAlive)
  }

  final class Whole {
    let names: [String]

    init(
      _ p1: Numbered<Int8>, _ p2: Numbered<Int16>, _ p3: Numbered<Int32>, _ p4: Numbered<Int64>,
      _ p5: Numbered<UInt8>, _ p6: Numbered<UInt16>, _ p7: Numbered<UInt32>, _ p8: Numbered<UInt64>,
      _ p9: Numbered<Float>, _ p10: Numbered<Double>, _ p11: Numbered<Bool>, _ p12: Numbered<Character>,
      _ p13: Numbered<String>, _ p14: Numbered<Void>, _ p15: Numbered<Int>, _ p16: Numbered<UInt>,
      _ p17: Numbered<Substring>, _ p18: Numbered<Never>, _ p19: Numbered<Int?>, _ p20: Numbered<[Int]>
    ) {
      names = [
        p1.name, p2.name, p3.name, p4.name, p5.name, p6.name, p7.name, p8.name, p9.name, p10.name,
        p11.name, p12.name, p13.name, p14.name, p15.name, p16.name, p17.name, p18.name, p19.name, p20.name,
      ]
    }
  }

  final class Numbered<Number> {
    var name: String { "\(Number.self)" }
  }

  struct Twenty: Module {
    static func configure(binder: Binder<Singleton>) {
      func bind<Number>(_ type: Number.Type, isShared: Bool) {
        if isShared {
          binder.bind(Numbered<Number>.self).sharedInScope().to { Numbered<Number>() }
        } else {
          binder.bind(Numbered<Number>.self).to { Numbered<Number>() }
        }
      }
      let types: [any Any.Type] = [
        Int8.self, Int16.self, Int32.self, Int64.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self, Float.self,
        Double.self, Bool.self, Character.self, String.self, Void.self, Int.self, UInt.self, Substring.self, Never.self,
        Int?.self, [Int].self,
      ]
      for (index, type) in types.enumerated() { bind(type, isShared: index.isMultiple(of: 3)) }
      let text: StaticString = "Twenty"
      binder.bind(Whole.self).sharedInScope().draft.finish(
        text.utf8Start, 1, text.utf8Start, objects20: Whole.init)
    }
  }

  @Test("A function of objects may have twenty parameters")
  func twenty() throws {
    let whole = try resolve(Whole.self, from: Twenty.self)
    #expect(
      whole.names == [
        "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "Bool",
        "Character",
        "String", "()", "Int", "UInt", "Substring", "Never", "Optional<Int>", "Array<Int>",
      ])
  }
}
