import Cleanse
import Testing

@Suite("Nesting of scopes")
struct ScopeNestingTests {
  struct Outer: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Inner>.self)
    }
  }

  struct Inner: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  struct OverUnscoped: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Middle>.self)
    }
  }

  struct Middle: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Checked<Inner>.self)
    }
  }

  struct OverScoped: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<ScopedMiddle>.self)
    }
  }

  struct ScopedMiddle: Module {
    static let line = #line + 2
    static func configure(binder: Binder<InnerScope>) {
      binder.install(dependency: Checked<Inner>.self)
    }
  }

  struct ThreeLevels: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Outer>.self)
    }
  }

  struct Sound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Left>.self)
      binder.install(dependency: Checked<Right>.self)
    }
  }

  struct Left: Module {
    static func configure(binder: Binder<InnerScope>) {}
  }

  struct Right: Module {
    static func configure(binder: Binder<InnerScope>) {}
  }

  struct Unscopeds: Module {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Checked<NothingUnscoped>.self)
    }
  }

  struct NothingUnscoped: Module {
    static func configure(binder: UnscopedBinder) {}
  }

  @Test("A component inside one of the same scope is an error with the scope and both components")
  func direct() throws {
    let nesting = try onlyNesting(of: Checked<Outer>.self)
    #expect(TypeReference(nesting.scope) == TypeReference(Singleton.self))
    #expect(TypeReference(nesting.innerComponent) == TypeReference(Checked<Inner>.self))
    #expect(TypeReference(nesting.outerComponent) == TypeReference(Checked<Outer>.self))
    #expect(FaultPlace(nesting).line == Outer.line)
    #expect(nesting.description.contains("with the same scope: (Singleton)"))
    #expect(nesting.description.contains("installed at Validation/ScopeNestingTests.swift:\(Outer.line)"))
  }

  @Test("A component is an error below one of the same scope even with other components in between")
  func overAnotherLevel() throws {
    let unscoped = try onlyNesting(of: Checked<OverUnscoped>.self)
    #expect(TypeReference(unscoped.innerComponent) == TypeReference(Checked<Inner>.self))
    #expect(TypeReference(unscoped.outerComponent) == TypeReference(Checked<OverUnscoped>.self))
    #expect(FaultPlace(unscoped).line == Middle.line)
    let scoped = try onlyNesting(of: Checked<OverScoped>.self)
    #expect(TypeReference(scoped.innerComponent) == TypeReference(Checked<Inner>.self))
    #expect(TypeReference(scoped.outerComponent) == TypeReference(Checked<OverScoped>.self))
    #expect(FaultPlace(scoped).line == ScopedMiddle.line)
  }

  @Test("Invalid nesting is an error at each level with the nearest outer component")
  func threeLevels() {
    let errors = faults(InvalidScopeNesting.self, of: Checked<ThreeLevels>.self)
    let places = errors.map { "\($0.innerComponent) in \($0.outerComponent)" }
    #expect(
      Set(places) == ["Checked<Outer> in Checked<ThreeLevels>", "Checked<Inner> in Checked<Outer>"])
    #expect(errors.count == 2)
  }

  struct Floor<Number>: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.include(module: Lodging.self)
    }
  }

  struct Lodging: Module {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Checked<NothingInside>.self)
    }
  }

  struct House: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Floor<Int>>.self)
      binder.install(dependency: Checked<Floor<Int8>>.self)
      binder.install(dependency: Checked<Floor<Int16>>.self)
      binder.install(dependency: Checked<Floor<Int32>>.self)
      binder.install(dependency: Checked<Floor<Int64>>.self)
    }
  }

  @Test("Nesting errors with the same location have a stable order")
  func order() {
    let errors = faults(InvalidScopeNesting.self, of: Checked<House>.self)
    #expect(
      names(errors.map(\.outerComponent)) == ["Int", "Int8", "Int16", "Int32", "Int64"].map { "Checked<Floor<\($0)>>" })
  }

  @Test("Siblings of one scope and nested components without a scope are valid")
  func sound() throws {
    try GraphValidator.check(Checked<Sound>.self)
    try GraphValidator.check(Checked<Unscopeds>.self)
  }

  private func onlyNesting<C: RootComponent>(of component: C.Type) throws -> InvalidScopeNesting {
    let errors = faults(of: component)
    try #require(errors.count == 1, "\(errors)")
    return try #require(errors[0] as? InvalidScopeNesting)
  }
}
