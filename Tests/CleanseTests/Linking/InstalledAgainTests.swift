import Cleanse
import Testing

@Suite("A component that is installed in a component and again inside it")
struct InstalledAgainTests {
  struct Nothing: Module {
    static func configure(binder: UnscopedBinder) {}
  }

  /// Binds nothing: what it sees shows where it stands.
  typealias Visitor = Level<Nothing, String>

  struct Outer: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "outer")
      binder.install(dependency: Visitor.self)
    }
  }

  struct Using: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "inner")
    }
  }

  struct Installing: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "inner")
      binder.install(dependency: Visitor.self)
    }
  }

  @Test("stands at the inner place for those inside, and at the outer one for all others")
  func nearest() throws {
    #expect(
      try resolve(ComponentFactory<Visitor>.self, inside: Installing.self, of: Outer.self).build().wanted == "inner")
    #expect(try resolve(ComponentFactory<Visitor>.self, inside: Using.self, of: Outer.self).build().wanted == "outer")
    #expect(try resolve(ComponentFactory<Visitor>.self, from: Outer.self).build().wanted == "outer")
  }
}
