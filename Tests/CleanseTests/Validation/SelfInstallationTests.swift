import Cleanse
import Testing

@Suite("Self-installing components")
struct SelfInstallationTests {
  struct Direct: Module {
    static let line = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Direct>.self)
    }
  }

  struct Through: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Checked<Between>.self)
    }
  }

  struct Between: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Checked<Through>.self)
    }
  }

  struct Above: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.install(dependency: Checked<Through>.self)
    }
  }

  struct WithFault: Module {
    static let line = #line + 2
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to { (_: String) in 1 }
      binder.install(dependency: Checked<WithFault>.self)
    }
  }

  @Test("A component that installs itself is an error with the path of installations")
  func direct() throws {
    let error = try onlyFault(of: Checked<Direct>.self)
    #expect(names(error.chain) == ["Checked<Direct>", "Checked<Direct>"])
    #expect(FaultPlace(error).line == Direct.line)
    #expect(error.description.contains("*** Checked<Direct> *** installs itself"))
    #expect(
      error.description.contains(
        "Checked<Direct> installs Checked<Direct> at Validation/SelfInstallationTests.swift:\(Direct.line)"))
  }

  @Test("A component that installs itself through another one is an error")
  func throughAnother() throws {
    let error = try onlyFault(of: Checked<Through>.self)
    #expect(names(error.chain) == ["Checked<Through>", "Checked<Between>", "Checked<Through>"])
    #expect(FaultPlace(error).line == Between.line)
  }

  @Test("The path of a self-installation below the root omits the components above it")
  func belowRoot() throws {
    let error = try onlyFault(of: Checked<Above>.self)
    #expect(names(error.chain) == ["Checked<Through>", "Checked<Between>", "Checked<Through>"])
  }

  @Test("Other errors of a component that installs itself are reported once")
  func otherFaults() {
    #expect(
      faults(of: Checked<WithFault>.self).map { FaultPlace($0) } == [
        FaultPlace(MissingProvider.self, WithFault.line),
        FaultPlace(SelfInstallingComponent.self, WithFault.line + 1),
      ])
  }

  struct Hall: Module {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Checked<Door<Int>>.self)
      binder.install(dependency: Checked<Door<Int8>>.self)
      binder.install(dependency: Checked<Door<Int16>>.self)
      binder.install(dependency: Checked<Door<Int32>>.self)
      binder.install(dependency: Checked<Door<Int64>>.self)
    }
  }

  struct Door<Number>: Module {
    static func configure(binder: UnscopedBinder) {
      binder.include(module: WayBack.self)
    }
  }

  struct WayBack: Module {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Checked<Hall>.self)
    }
  }

  @Test("Self-installation errors with the same location have a stable order")
  func order() {
    let errors = faults(SelfInstallingComponent.self, of: Checked<Hall>.self)
    #expect(
      errors.map { String(describing: $0.chain[1]) }
        == ["Int", "Int8", "Int16", "Int32", "Int64"].map { "Checked<Door<\($0)>>" })
  }

  private func onlyFault<C: RootComponent>(of component: C.Type) throws -> SelfInstallingComponent {
    let errors = faults(of: component)
    try #require(errors.count == 1, "\(errors)")
    return try #require(errors[0] as? SelfInstallingComponent)
  }
}
