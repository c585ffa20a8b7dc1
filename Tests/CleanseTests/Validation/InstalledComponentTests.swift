import Cleanse
import Testing

@Suite("Errors in subcomponents")
struct InstalledComponentTests {
  struct Outer: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Middle>.self)
    }
  }

  struct Middle: Module {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Checked<Innermost>.self)
    }
  }

  struct Innermost: Module {
    static let first = #line + 2
    static func configure(binder: Binder<InnerScope>) {
      binder.bind(Int8.self).to { (_: String) in 1 }
      binder.bind(Int16.self).to { (_: Int16) in 1 }
      binder.bind(Int32.self).to(value: 1)
      binder.bind(Int32.self).to(value: 2)
      binder.bind(Int64.self).intoDictionary(key: 1).to(value: 1)
      binder.bind(Int64.self).intoDictionary(key: 1).to(value: 2)
      binder.install(dependency: Checked<SameScope>.self)
    }
  }

  struct SameScope: Module {
    static func configure(binder: Binder<InnerScope>) {}
  }

  @Test("Validation reports errors at every depth, even in unused subcomponents")
  func everyDepth() {
    #expect(
      faults(of: Checked<Outer>.self).map { FaultPlace($0) } == [
        FaultPlace(MissingProvider.self, Innermost.first),
        FaultPlace(DependencyCycle.self, Innermost.first + 1),
        FaultPlace(DuplicateBinding.self, Innermost.first + 2),
        FaultPlace(DuplicateKey.self, Innermost.first + 4),
        FaultPlace(InvalidScopeNesting.self, Innermost.first + 6),
      ])
  }
}
