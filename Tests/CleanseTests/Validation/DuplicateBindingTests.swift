import Cleanse
import Testing

@Suite("Duplicate bindings")
struct DuplicateBindingTests {
  struct Name: Cleanse.Tag {
    typealias Element = String
  }

  struct Names: Cleanse.Tag {
    typealias Element = [String]
  }

  struct Twice: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "a")
      binder.include(module: Again.self)
      binder.bind(String.self).sharedInScope().to { "c" }
    }
  }

  struct Again: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.bind(String.self).to(value: "b")
    }
  }

  struct BesideContribution: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).intoCollection().to(value: "a")
      binder.bind([String].self).to(value: ["b"])
      binder.bind(String.self).intoCollection().tagged(with: Names.self).to(value: "a")
      binder.bind([String].self).tagged(with: Names.self).to(value: ["b"])
    }
  }

  struct BesideRoot: RootComponent {
    static let line = #line + 3

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to(value: 2)
    }
  }

  struct BesideSeed: RootComponent {
    typealias Root = Int
    typealias Seed = String
    static let line = #line + 3

    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "a")
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to(value: 2)
    }
  }

  struct InstallingSeed: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: BesideSeed.self)
    }
  }

  struct Distinct: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "a")
      binder.bind(String.self).tagged(with: Name.self).to(value: "b")
      binder.bind(String.self).intoCollection().to(value: "c")
      binder.bind(String.self).intoCollection().tagged(with: Names.self).to(value: "d")
      binder.bind(String.self).intoSet().to(value: "e")
      binder.bind(String?.self).to(value: "f")
      binder.include(module: Elsewhere.self)
      binder.include(module: Elsewhere.self)
      binder.install(dependency: Level<DistinctInside, String>.self)
    }
  }

  struct Elsewhere: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 1)
    }
  }

  struct DistinctInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(String.self).to(value: "g")
      binder.include(module: Elsewhere.self)
    }
  }

  struct TwiceInTwo: Module {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Level<TwiceUnscoped, Int>.self)
      binder.install(dependency: Level<AlsoTwiceUnscoped, Int>.self)
    }
  }

  struct TwiceUnscoped: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(Int.self).to(value: 2)
    }
  }

  struct AlsoTwiceUnscoped: Module {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: TwiceUnscoped.self)
    }
  }

  @Test("Duplicate bindings are one error with every location and module path")
  func modules() throws {
    let duplicate = try onlyFault(of: Checked<Twice>.self)
    #expect(TypeReference(duplicate.boundType) == TypeReference(String.self))
    #expect(duplicate.bindings.map { $0.sourceLocation?.line } == [Twice.first, Twice.first + 2, Again.line])
    #expect(
      duplicate.bindings.map { names($0.modulePath) } == [
        ["Checked<Twice>", "Twice"], ["Checked<Twice>", "Twice"], ["Checked<Twice>", "Twice", "Again"],
      ])
    #expect(duplicate.description.hasPrefix("error: *** String *** is bound 3 times [duplicate-binding]\n"))
    #expect(
      duplicate.description.contains(
        "bound in Checked<Twice> > Twice > Again at Validation/DuplicateBindingTests.swift:\(Again.line)"))
  }

  @Test("A contribution and a binding of the whole collection are a duplicate")
  func contribution() throws {
    let errors = faults(of: Checked<BesideContribution>.self)
    let duplicates = errors.compactMap { $0 as? DuplicateBinding }
    #expect(errors.count == duplicates.count)
    #expect(names(duplicates.map(\.boundType)) == ["Array<String>", "TaggedProvider<Names>"])
    let first = BesideContribution.first
    #expect(
      duplicates.map { $0.bindings.map { $0.sourceLocation?.line } } == [[first, first + 1], [first + 2, first + 3]])
  }

  @Test("A binding of the root's type is a duplicate")
  func root() throws {
    let duplicate = try onlyFault(of: BesideRoot.self)
    #expect(TypeReference(duplicate.boundType) == TypeReference(Int.self))
    #expect(duplicate.bindings.map { $0.sourceLocation?.line } == [BesideRoot.line, BesideRoot.line + 4])
    #expect(duplicate.bindings.map { names($0.modulePath) } == [["BesideRoot"], ["BesideRoot"]])
  }

  @Test("A binding of the seed's type is a duplicate")
  func seed() throws {
    let duplicate = try onlyFault(of: BesideSeed.self)
    #expect(TypeReference(duplicate.boundType) == TypeReference(String.self))
    #expect(duplicate.bindings.map { $0.sourceLocation?.line } == [BesideSeed.line, nil])
    let installed = try onlyFault(of: Checked<InstallingSeed>.self)
    #expect(installed.bindings.map { $0.sourceLocation?.line } == [BesideSeed.line, InstallingSeed.line])
  }

  @Test("Bindings with different tags or components, and modules included twice, are no duplicates")
  func distinct() {
    #expect(faults(of: Checked<Distinct>.self).map(\.description) == [])
  }

  @Test("A duplicate in a module of two components is one error")
  func twoComponents() throws {
    _ = try onlyFault(of: Checked<TwiceInTwo>.self)
  }

  private func onlyFault<C: RootComponent>(of component: C.Type) throws -> DuplicateBinding {
    let errors = faults(of: component)
    try #require(errors.count == 1, "\(errors)")
    return try #require(errors[0] as? DuplicateBinding)
  }

  @Test("The report of a duplicate distinguishes seeds, roots and contributions from other bindings")
  func roles() throws {
    #expect(
      try steps(of: BesideRoot.self) == [
        "bound in BesideRoot at Validation/DuplicateBindingTests.swift:\(BesideRoot.line)",
        "bound as the root of BesideRoot at Validation/DuplicateBindingTests.swift:\(BesideRoot.line + 4)",
      ])
    #expect(
      try steps(of: BesideSeed.self) == [
        "bound in BesideSeed at Validation/DuplicateBindingTests.swift:\(BesideSeed.line)", "seed of BesideSeed",
      ])
    #expect(
      try steps(of: Checked<InstallingSeed>.self) == [
        "bound in BesideSeed at Validation/DuplicateBindingTests.swift:\(BesideSeed.line)",
        "seed of BesideSeed, installed at Validation/DuplicateBindingTests.swift:\(InstallingSeed.line)",
      ])
    let errors = faults(DuplicateBinding.self, of: Checked<BesideContribution>.self)
    #expect(
      errors.map(\.diagnostic.headline.description) == [
        "Array<String>: is bound both as a whole and through contributions",
        "TaggedProvider<Names>: is bound both as a whole and through contributions",
      ])
    #expect(
      errors[0].diagnostic.steps.map(\.text.description) == [
        "contributed in Checked<BesideContribution> > BesideContribution",
        "bound in Checked<BesideContribution> > BesideContribution",
      ])
  }

  private func steps<C: RootComponent>(of component: C.Type) throws -> [String] {
    let errors = faults(DuplicateBinding.self, of: component)
    try #require(errors.count == 1)
    return errors[0].diagnostic.steps.map(\.description)
  }
}
