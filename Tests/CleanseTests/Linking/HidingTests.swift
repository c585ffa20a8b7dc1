import Cleanse
import Testing

@Suite("Bindings that shadow a binding of an ancestor")
struct HidingTests {
  struct Name: Cleanse.Tag {
    typealias Element = String
  }

  /// An object of the parent component that exposes the bindings visible there.
  struct OuterView {
    let plain: String
    let lazy: () -> String
    let tagged: TaggedProvider<Name>
    let list: [String]

    var all: [String] { [plain, lazy(), tagged.get()] + list }
  }

  struct Sight {
    let plain: String
    let lazy: () -> String
    let optional: String?
    let tagged: TaggedProvider<Name>
    let list: [String]
    let outer: OuterView

    var all: [String] { [plain, lazy(), optional ?? "", tagged.get()] + list }
  }

  struct Outer: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "outer")
      binder.bind(String.self).tagged(with: Name.self).to(value: "outer name")
      binder.bind(String.self).intoCollection().to(value: "outer element")
      binder.bind().to(factory: OuterView.init)
    }
  }

  struct Plain: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "inner")
      binder.bind().to(factory: Sight.init)
    }
  }

  struct Tagged: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).tagged(with: Name.self).to(value: "inner name")
      binder.bind().to(factory: Sight.init)
    }
  }

  struct WholeCollection: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind([String].self).to(value: ["inner list"])
      binder.bind().to(factory: Sight.init)
    }
  }

  struct Nesting: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Outer.self)
      binder.install(dependency: Level<NestingMiddle, ComponentFactory<Level<Innermost, Sight>>>.self)
    }
  }

  struct NestingMiddle: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "middle")
      binder.install(dependency: Level<Innermost, Sight>.self)
    }
  }

  struct Innermost: Module {
    static func configure(binder: Binder<InnermostScope>) {
      binder.bind().to(factory: Sight.init)
    }
  }

  static let outerView = ["outer", "outer", "outer name", "outer element"]

  @Test("A binding shadows its parent's binding inside its own component only")
  func plain() throws {
    let sight = try resolve(Sight.self, inside: Plain.self, of: Outer.self)
    #expect(sight.all == ["inner", "inner", "inner", "outer name", "outer element"])
    #expect(sight.outer.all == Self.outerView)
  }

  @Test("A tagged binding shadows only the parent's binding with the same tag")
  func tagged() throws {
    let sight = try resolve(Sight.self, inside: Tagged.self, of: Outer.self)
    #expect(sight.all == ["outer", "outer", "outer", "inner name", "outer element"])
    #expect(sight.outer.all == Self.outerView)
  }

  @Test("A binding of a collection type shadows all contributions of the parent")
  func wholeCollection() throws {
    let sight = try resolve(Sight.self, inside: WholeCollection.self, of: Outer.self)
    #expect(sight.list == ["inner list"])
    #expect(sight.outer.all == Self.outerView)
  }

  @Test("A binding shadows its ancestor's binding for all nested subcomponents")
  func nested() throws {
    typealias Middle = Level<NestingMiddle, ComponentFactory<Level<Innermost, Sight>>>
    let middle = try resolve(ComponentFactory<Middle>.self, from: Nesting.self)
    let sight = middle.build().wanted.build().wanted
    #expect(sight.plain == "middle")
    #expect(sight.outer.all == Self.outerView)
  }
}
