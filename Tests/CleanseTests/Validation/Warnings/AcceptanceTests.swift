import Cleanse
import Testing

@Suite("Suppression of warnings")
struct AcceptanceTests {
  final class Engine {}
  struct Wheel {
    let engine: Engine
  }

  struct Name: Cleanse.Tag {
    typealias Element = String
  }

  struct OneType: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.accept(.unusedBinding, for: Wheel.self)
      binder.bind().to(factory: Engine.init)
      binder.bind().to(factory: Wheel.init)
      binder.bind(Double.self).to(value: 1)
    }
  }

  @Test("A suppression applies to its type and to the dependencies of that type")
  func oneType() {
    #expect(subjects(OneType.self) == ["Double"])
  }

  struct EveryKey: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).tagged(with: Name.self).to(value: "")
      binder.bind(Int8.self).intoCollection().to(value: 1)
      binder.install(dependency: Checked<NothingInside>.self)
      binder.bind(String.self).to(value: "")
      binder.accept(.unusedBinding, for: TaggedProvider<Name>.self)
      binder.accept(.unusedBinding, for: [Int8].self)
      binder.accept(.unusedBinding, for: ComponentFactory<Checked<NothingInside>>.self)
    }
  }

  @Test("A suppression distinguishes tagged, collection and component factory keys from the plain type")
  func everyKey() {
    #expect(subjects(EveryKey.self) == ["String"])
  }

  struct Toolbox: Module {
    static func configure(binder: UnscopedBinder) {
      binder.accept(.unusedBinding)
      binder.bind().to(factory: Engine.init)
      binder.include(module: Drawer.self)
    }
  }

  struct Drawer: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Wheel.init)
    }
  }

  struct IncludingToolbox: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Toolbox.self)
      binder.bind(Double.self).to(value: 1)
    }
  }

  @Test("A suppression without a type applies to its module and the included modules only")
  func wholeModule() {
    #expect(subjects(IncludingToolbox.self) == ["Double"])
  }

  struct IncludingDrawerFirst: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Drawer.self)
      binder.include(module: Cabinet.self)
      binder.include(module: Toolbox.self)
    }
  }

  struct Cabinet: Module {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: Cabinet.self)
      binder.include(module: Drawer.self)
    }
  }

  @Test("A suppression applies to a module that another module has already included")
  func includedAgain() {
    #expect(subjects(IncludingDrawerFirst.self) == [])
  }

  struct Installing: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.accept(.unusedBinding, for: Engine.self)
      binder.install(dependency: Checked<UnusedInside>.self)
    }
  }

  struct UnusedInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().to(factory: Engine.init)
    }
  }

  @Test("A suppression does not apply to subcomponents")
  func installed() {
    #expect(subjects(Installing.self) == ["ComponentFactory<Checked<UnusedInside>>", "Engine"])
  }

  struct OtherKind: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.accept(.shadowedBinding)
      binder.bind().to(factory: Engine.init)
    }
  }

  @Test("A suppression applies only to its kind of warning")
  func otherKind() {
    #expect(subjects(OtherKind.self) == ["Engine"])
  }

  struct Hiding: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Double.self).to(value: 2)
      binder.accept(.shadowedBinding, for: Double.self)
    }
  }

  struct Hidden: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Double.self).to(value: 1)
      binder.install(dependency: Level<Hiding, Double>.self)
    }
  }

  @Test("A suppression of a shadowing warning belongs to the component of the inner binding")
  func hiding() {
    #expect(warnings(.shadowedBinding, of: Checked<Hidden>.self) == [])
  }

  @Test("A suppression does not count as a changed configuration in later builds")
  func builds() throws {
    let factory = try ComponentFactory.of(Checked<OneType>.self)
    for _ in 0..<3 { _ = factory.build() }
  }

  private func subjects<M: Module>(_ module: M.Type) -> [String] {
    warnings(.unusedBinding, of: Checked<M>.self).map { String($0.split(separator: ":")[0]) }
  }
}
