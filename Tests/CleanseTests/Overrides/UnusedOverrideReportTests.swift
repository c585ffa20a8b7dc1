import Cleanse
import Foundation
import Testing

@Suite("Reports of unused overrides")
struct UnusedOverrideReportTests {
  private struct NightScope: Scope {}
  private struct URLText {}
  private struct Gulls: Crew { let name = "gulls" }
  private class FakeAnchor {}
  private final class HeavyFakeAnchor: FakeAnchor {}

  private func unused(_ overrides: Overrides) throws -> UnusedOverride {
    let errors = GraphValidator.validate(Harbour.self, overrides: overrides).errors
    #expect(errors.count == 1)
    return try #require(errors.first as? UnusedOverride)
  }

  private func hints(_ overrides: Overrides) throws -> [String] {
    try unused(overrides).diagnostic.suggestions.map(\.text.description)
  }

  // MARK: Suggestions

  @Test("The report of an unused override suggests a type of similar name and the same type with a tag")
  func nearMisses() throws {
    #expect(
      try hints(.overriding(URLText.self, with: URLText())).contains {
        $0.contains("URLTest, which has a similar name")
      })
    #expect(
      try hints(.overriding(Bool.self, with: true)).first == "TaggedProvider<Flag>, the same type with a tag")
  }

  @Test("The report of an unused tagged override suggests the same type without the tag")
  func withoutTag() throws {
    struct OtherAnchor: Cleanse.Tag { typealias Element = Anchor }
    #expect(
      try hints(.overriding(Anchor.self, tag: OtherAnchor.self) { Anchor(weight: 1) }).first
        == "Anchor, the same type without the tag")
  }

  @Test("The report of an unused override suggests the protocol to which the fake conforms")
  func conformedTo() throws {
    let hints = try hints(.overriding(Gulls.self) { Gulls() })
    #expect(hints.first == "Crew, to which Gulls conforms")
  }

  @Test("The report of an unused override suggests a superclass of the fake")
  func superclass() throws {
    struct App: RootComponent {
      typealias Root = FakeAnchor
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to { FakeAnchor() } }
    }
    let overrides = Overrides.overriding(HeavyFakeAnchor.self) { HeavyFakeAnchor() }
    let hints = GraphValidator.validate(App.self, overrides: overrides).errors
      .flatMap { $0.diagnostic.suggestions.map(\.text.description) }
    #expect(hints.first == "FakeAnchor, a superclass of HeavyFakeAnchor")
  }

  @Test("The report of an unused override of an optional suggests the wrapped type")
  func unwrapped() throws {
    #expect(
      try hints(.overriding(Anchor?.self, with: nil)).first
        == "Anchor, which is bound, unlike Optional<Anchor>")
  }

  // MARK: Scopes of no component

  private struct Fakes: Module {
    static let line: Int = #line + 2
    static func configure(binder: Binder<NightScope>) {
      binder.bind(Bool.self).to(value: false)
    }
  }
  private struct OtherLamps: Module {
    static let line: Int = #line + 2
    static func configure(binder: Binder<NightScope>) {
      binder.bind([String: Int].self).sharedInScope().to { [:] }
    }
  }

  private struct SeveralFakes: Module {
    static let line: Int = #line + 2
    static func configure(binder: Binder<NightScope>) {
      binder.bind(Bool.self).to(value: false)
      binder.bind(String.self).to(value: "")
      binder.bind(Anchor.self).to { Anchor(weight: 1) }
    }
  }

  @Test("An override module with a scope that no component has is one error for all its bindings")
  func strangeModule() throws {
    let error = try unused([SeveralFakes.self])
    #expect(error.bindings.count == 3)
    let report = error.description.components(separatedBy: "\n")
    #expect(
      report.first
        == "error: *** SeveralFakes *** overrides 3 types for a scope that no component has [unused-override]")
    let place = "Overrides/UnusedOverrideReportTests.swift"
    #expect(report.contains("  -> Bool overridden in SeveralFakes at \(place):\(SeveralFakes.line)"))
    #expect(report.contains("  -> Anchor overridden in SeveralFakes at \(place):\(SeveralFakes.line + 2)"))
    #expect(report.contains("  note: no component has the scope NightScope"))
    #expect(report.contains("  help: give SeveralFakes the scope of a component, or no scope"))
  }

  @Test("The report of an unused override lists both an unknown scope and a suggested type")
  func strangeScope() throws {
    #expect(
      try unused([Fakes.self]).description == """
        error: *** Bool *** is overridden by a module whose scope no component has [unused-override]
          -> overridden in Fakes at Overrides/UnusedOverrideReportTests.swift:\(Fakes.line)
          note: the override's module has the scope NightScope
          did you mean: TaggedProvider<Flag>, the same type with a tag (Overrides/Harbour.swift:\(HarbourModule.flagLine))
          help: give the override's module the scope of a component, or no scope
          see: Documentation/Diagnostics.md#unused-override
        """)
  }

  @Test("The report of an override with an unknown scope notes the component that binds the type")
  func strangeScopeOnly() throws {
    let error = try unused([OtherLamps.self])
    #expect(error.scopeOfNoComponent.map { names([$0]) } == ["NightScope"])
    #expect(error.bindings.map { names($0.modulePath) } == [["OtherLamps"]])
    #expect(error.diagnostic.location?.line == OtherLamps.line)
    #expect(
      error.diagnostic.notes.map(\.text.description) == [
        "the override's module has the scope NightScope",
        "Dictionary<String, Int> is bound in Ship, which has a different scope",
      ])
    // The location is that of the original binding, not of the override.
    #expect(error.diagnostic.notes.map { $0.location?.line } == [nil, Ship.bowLine])
    #expect(
      error.diagnostic.suggestions.map(\.text.description)
        == ["give the override's module the scope of a component, or no scope"])
  }

  @Test("The scope of a component that an override installs counts as a known scope")
  func installedScope() throws {
    struct Inner: Component {
      typealias Root = Holding<Int>
      static func configure(binder: Binder<NightScope>) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Outer: RootComponent {
      typealias Root = Holding<ComponentFactory<Inner>>
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).to(value: 1)
        binder.bind(ComponentFactory<Inner>.self).to { (never: Never) -> ComponentFactory<Inner> in }
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
      }
    }
    struct Installing: Module {
      static func configure(binder: Binder<NightScope>) {
        binder.install(dependency: Inner.self)
        binder.bind(Int.self).to(value: 2)
      }
    }
    let root = try ComponentFactory.of(Outer.self, overrides: [Installing.self]).build()
    #expect(root.held.build().held == 2)
  }
}
