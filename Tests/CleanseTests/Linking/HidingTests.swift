import Cleanse
import Testing

@Suite("A binding that an ancestor has too")
struct HidingTests {
  struct Name: Cleanse.Tag {
    typealias Element = String
  }

  /// An object of the outer component that shows what it sees there.
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

  @Test("hides it inside the component only")
  func plain() throws {
    let sight = try resolve(Sight.self, inside: Plain.self, of: Outer.self)
    #expect(sight.all == ["inner", "inner", "inner", "outer name", "outer element"])
    #expect(sight.outer.all == Self.outerView)
  }

  @Test("hides it under a tag, and leaves the type without the tag alone")
  func tagged() throws {
    let sight = try resolve(Sight.self, inside: Tagged.self, of: Outer.self)
    #expect(sight.all == ["outer", "outer", "outer", "inner name", "outer element"])
    #expect(sight.outer.all == Self.outerView)
  }

  @Test("hides its collection as a whole where it binds the collection")
  func wholeCollection() throws {
    let sight = try resolve(Sight.self, inside: WholeCollection.self, of: Outer.self)
    #expect(sight.list == ["inner list"])
    #expect(sight.outer.all == Self.outerView)
  }

  @Test("hides it for all components further inside")
  func nested() throws {
    typealias Middle = Level<NestingMiddle, ComponentFactory<Level<Innermost, Sight>>>
    let middle = try resolve(ComponentFactory<Middle>.self, from: Nesting.self)
    let sight = middle.build().wanted.build().wanted
    #expect(sight.plain == "middle")
    #expect(sight.outer.all == Self.outerView)
  }
}
