import Cleanse
import Testing

@Suite("Tagged bindings")
struct TaggingTests {
  struct BaseURL: Cleanse.Tag {
    typealias Element = String
  }

  struct ImageURL: Cleanse.Tag {
    typealias Element = String
  }

  struct SeveralStrings: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: "plain")
      binder.bind(String.self).tagged(with: BaseURL.self).to(value: "base")
      binder.bind().tagged(with: ImageURL.self).to { (base: TaggedProvider<BaseURL>) in base.get() + "/image" }
    }
  }

  struct OnlyTagged: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().tagged(with: BaseURL.self).to(value: "base")
    }
  }

  @Test("A plain binding and bindings with two tags of one type are three separate bindings")
  func threeKeys() throws {
    #expect(try resolve(String.self, from: SeveralStrings.self) == "plain")
    #expect(try resolve((() -> String).self, from: SeveralStrings.self)() == "plain")
    #expect(try resolve(TaggedProvider<BaseURL>.self, from: SeveralStrings.self).get() == "base")
    #expect(try resolve(TaggedProvider<ImageURL>.self, from: SeveralStrings.self).get() == "base/image")
  }

  @Test("A tagged provider converted with asProvider() returns the tagged value")
  func asProvider() throws {
    let provider = try resolve(TaggedProvider<BaseURL>.self, from: OnlyTagged.self).asProvider()
    #expect(provider.get() == "base")
  }
}
