import Cleanse
import Testing

@Suite("Shadowing bindings")
struct ShadowedBindingTests {
  struct Common: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.bind(Double.self).to(value: 1)
    }
  }

  struct CommonInside: Module {
    static func configure(binder: Binder<InnerScope>) { binder.include(module: Common.self) }
  }

  struct OwnInside: Module {
    static let line = #line + 2
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Double.self).to(value: 2)
    }
  }

  struct Outside<Inside: Module>: Module where Inside.Scope == InnerScope {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Common.self)
      binder.install(dependency: Level<Inside, Double>.self)
    }
  }

  @Test("Validation warns of a shadowing binding with both locations")
  func reports() {
    #expect(
      warnings(.shadowedBinding, of: Checked<Outside<OwnInside>>.self) == ["Double: \(OwnInside.line), \(Common.line)"])
  }

  @Test("Validation does not warn if both components include the same module")
  func sameModule() {
    #expect(warnings(.shadowedBinding, of: Checked<Outside<CommonInside>>.self) == [])
  }

  struct HelperInside: Module {
    static func configure(binder: Binder<InnerScope>) { bindDouble(in: binder) }
  }

  struct HelperOutside: Module {
    static func configure(binder: Binder<Singleton>) {
      bindDouble(in: binder)
      binder.install(dependency: Level<HelperInside, Double>.self)
    }
  }

  private static let helperLine = #line + 2
  private static func bindDouble<S>(in binder: Binder<S>) {
    binder.bind(Double.self).to(value: 3)
  }

  @Test("Validation warns of shadowing bindings that one helper function declares")
  func helper() {
    #expect(
      warnings(.shadowedBinding, of: Checked<HelperOutside>.self) == [
        "Double: \(Self.helperLine), \(Self.helperLine)"
      ])
  }

  struct Twice: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Common.self)
      binder.install(dependency: Level<OwnInside, Double>.self)
      binder.install(dependency: Level<OwnInside, Double?>.self)
    }
  }

  @Test("One binding that shadows in several components is one warning")
  func severalComponents() {
    #expect(
      warnings(.shadowedBinding, of: Checked<Twice>.self) == [
        "Double: \(OwnInside.line), \(OwnInside.line), \(Common.line)"
      ])
  }

  struct Seeded: Component {
    typealias Root = Int
    typealias Seed = Double
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  struct SeedOutside: Module {
    static let line = #line + 3
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Common.self)
      binder.install(dependency: Seeded.self)
    }
  }

  @Test("The warning of a shadowing seed has the location of the installation")
  func seed() {
    #expect(
      warnings(.shadowedBinding, of: Checked<SeedOutside>.self) == ["Double: \(SeedOutside.line), \(Common.line)"])
  }
}
