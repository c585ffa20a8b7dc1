import Cleanse
import Testing

@Suite("Unused overrides")
struct UnusedOverrideTests {
  private struct NeverInstalled: Component {
    typealias Root = Holding<Double>
    static func configure(binder: UnscopedBinder) { binder.bind(Double.self).to(value: 1) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private func errors(_ overrides: Overrides) -> [any CleanseError] {
    GraphValidator.validate(Harbour.self, overrides: overrides).errors
  }

  private func unused(_ overrides: Overrides) throws -> UnusedOverride {
    let errors = errors(overrides)
    #expect(errors.count == 1)
    return try #require(errors.first as? UnusedOverride)
  }

  @Test("An override of a type without a binding is an error with the location of the override")
  func unbound() throws {
    let line: Int = #line + 1
    let error = try unused(.overriding(Double.self, with: 1))
    #expect(names([error.boundType]) == ["Double"])
    #expect(error.diagnostic.id == .unusedOverride)
    #expect(error.diagnostic.location?.line == line)
    #expect(error.diagnostic.location?.file.hasSuffix("UnusedOverrideTests.swift") == true)
    #expect(error.bindings.map(\.modulePath.count) == [0])
    #expect(error.scopeOfNoComponent == nil)
  }

  @Test("An override of a type that is only bound in another form is unused")
  func otherForms() throws {
    #expect(names([try unused(.overriding(Set<String>.self, with: [])).boundType]) == ["Set<String>"])
    #expect(names([try unused(.overriding(Sailors.self) { Sailors() }).boundType]) == ["Sailors"])
    struct OtherTag: Cleanse.Tag { typealias Element = String }
    #expect(
      names([try unused(.overriding(String.self, tag: OtherTag.self, with: "")).boundType])
        == ["TaggedProvider<OtherTag>"])
  }

  @Test("An override of a key that only a component outside the graph binds is unused")
  func neverInstalled() throws {
    #expect(throws: Never.self) {
      struct App: RootComponent {
        typealias Root = Holding<ComponentFactory<NeverInstalled>>
        static func configure(binder: Binder<Singleton>) { binder.install(dependency: NeverInstalled.self) }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
          bind.to(factory: Root.init)
        }
      }
      try GraphValidator.check(App.self, overrides: .overriding(Double.self, with: 2))
    }
    let error = try unused(.overriding(Double.self, with: 2))
    #expect(names([error.boundType]) == ["Double"])
  }

  @Test("Validation reports each unused binding of an override module that has other bindings in use")
  func partly() throws {
    struct Mixed: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to(value: "used")
        binder.bind(Double.self).to(value: 1)
        binder.bind(Float.self).intoCollection().to(value: 2)
        binder.bindOptional(Int8.self)
      }
    }
    let errors = errors([Mixed.self]).compactMap { $0 as? UnusedOverride }
    #expect(names(errors.map(\.boundType)) == ["Double", "Array<Float>"])
    #expect(errors.allSatisfy { $0.bindings.map { names($0.modulePath) } == [["Mixed"]] })
  }

  @Test("Several unused overrides of one key are one error with every location")
  func samePlace() throws {
    let error = try unused(
      Overrides()
        .overriding(Double.self, with: 1)
        .overriding(Double.self) { 2 })
    #expect(error.bindings.count == 2)
  }

  @Test("An override that replaces a binding of one component only is not unused")
  func usedSomewhere() {
    #expect(errors(.overriding(Set<Int>.self, with: [])).isEmpty)
  }

  @Test("An override that only installs a new component is unused")
  func installation() throws {
    struct Inner: Component {
      typealias Root = Holding<Int>
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Installing: Module {
      static let line: Int = #line + 1
      static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    }
    let error = try unused([Installing.self])
    #expect(names([error.boundType]) == ["ComponentFactory<Inner>"])
    #expect(error.diagnostic.location?.line == Installing.line)
  }

  // MARK: Modules without bindings

  private struct Nothing: Module {
    static func configure(binder: UnscopedBinder) {}
  }
  private struct OnlyOptional: Module {
    static func configure(binder: UnscopedBinder) { binder.bindOptional(Double.self) }
  }
  private struct Text: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(String.self).to(value: "other") }
  }
  private struct IncludingText: Module {
    static func configure(binder: UnscopedBinder) { binder.include(module: Text.self) }
  }

  @Test("An override module without bindings is unused")
  func empty() throws {
    let error = try unused([Nothing.self])
    #expect(names([error.boundType]) == ["Nothing"])
    #expect(error.bindings.isEmpty)
    #expect(
      error.description == """
        error: *** Nothing *** overrides nothing, because it binds nothing [unused-override]
          help: add the bindings that it should replace, or remove this override
          see: Documentation/Diagnostics.md#unused-override
        """)
    #expect(names([try unused([OnlyOptional.self]).boundType]) == ["OnlyOptional"])
  }

  @Test("An override module that only includes other modules counts as used through their bindings")
  func including() throws {
    #expect(try harbour([IncludingText.self]).text == "other")
    #expect(try harbour([Text.self, IncludingText.self]).text == "other")
    #expect(try harbour([IncludingText.self, Text.self, Text.self]).text == "other")
  }

  // MARK: Optional dependencies of overrides

  @Test("A bindOptional in an override module serves its own factories and is not unused")
  func optional() throws {
    struct Careful: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bindOptional(Double.self)
        binder.bindOptional(Int.self)
        binder.bind(String.self).to { (missing: Double?, bound: Int?) in
          "\(missing.map { "\($0)" } ?? "none") \(bound.map { "\($0)" } ?? "none")"
        }
      }
    }
    #expect(try harbour([Careful.self]).text == "none 5")
    #expect(try ComponentFactory.of(Harbour.self, validate: false, overrides: [Careful.self]).build().text == "none 5")
  }
}
