import Cleanse
import Testing

@Suite("Components installed at two levels")
struct InstalledAgainTests {
  struct Nothing: Module {
    static func configure(binder: UnscopedBinder) {}
  }

  /// Has no bindings of its own, so its root shows which component is its parent.
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

  @Test("A component that is installed at two levels has the nearest installation as its parent")
  func nearest() throws {
    #expect(
      try resolve(ComponentFactory<Visitor>.self, inside: Installing.self, of: Outer.self).build().wanted == "inner")
    #expect(try resolve(ComponentFactory<Visitor>.self, inside: Using.self, of: Outer.self).build().wanted == "outer")
    #expect(try resolve(ComponentFactory<Visitor>.self, from: Outer.self).build().wanted == "outer")
  }
}
