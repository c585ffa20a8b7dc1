import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("assertValidGraph", .collectsFailures)
struct AssertValidGraphTests {
  @Test("assertValidGraph records nothing for a valid graph")
  func valid() throws {
    assertValidGraph(Garage.self)
    assertValidGraph(Garage.self, overrides: .overriding((any Horn).self) { FakeHorn() })
    try GraphValidator.check(Garage.self)
  }

  @Test("assertValidGraph records the full report of an invalid graph at the line of the call")
  func faulty() throws {
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertValidGraph(Wreck.self) }
    #expect(failure.line == line)
    let report = GraphValidator.validate(Wreck.self).description
    #expect(failure.text.hasPrefix("Multiple Errors (3)\n\nerror: *** Wheel *** Dependency Cycle Detected"))
    let isSource = { (line: Substring) in line.contains(" | bind") }
    #expect(failure.text.split(separator: "\n").filter(isSource).count == 4)
    #expect(failure.text.split(separator: "\n").filter { !isSource($0) } == report.split(separator: "\n"))
    #expect(failure.text.contains(" | bind.to(factory: Root.init)\n"))
  }

  /// A graph with a warning.
  struct Idle: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.bind(String.self).to(value: "") }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
  }

  struct Busy: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.bind(String.self).to(value: "") }
    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> { bind.to { [$0] } }
  }

  @Test("assertValidGraph fails for warnings with `warnings: .fail`, and lists errors first")
  func warnings() throws {
    assertValidGraph(Idle.self)
    assertValidGraph(Idle.self, warnings: .ignore)
    assertValidGraph(Busy.self, warnings: .fail)
    let failure = try RecordedFailure.of { assertValidGraph(Idle.self, warnings: .fail) }
    #expect(failure.text.contains("\n\nwarning: *** String *** is bound but never used [unused-binding]"))
    let broken = try RecordedFailure.of {
      assertValidGraph(Idle.self, warnings: .fail, overrides: .overriding(Lamp.self, with: Lamp()))
    }
    #expect(broken.text.hasPrefix("error: *** Lamp *** is overridden, but no component binds it"))
  }

  @Test("assertValidGraph records errors of overrides and plugins")
  func others() throws {
    let unused = try RecordedFailure.of {
      assertValidGraph(Garage.self, overrides: .overriding(Lamp.self, with: Lamp()))
    }
    #expect(unused.text.hasPrefix("error: *** Lamp *** is overridden, but no component binds it"))
    let objection = try RecordedFailure.of {
      assertValidGraph(Garage.self, serviceLoader: CleanseServiceLoader([Objecting()]))
    }
    #expect(objection.text == "error: no graphs on Sundays [plugin-error]")
  }

  @Test("assertValidGraph checks several configurations and names the one with a diagnostic")
  func configurations() throws {
    let production = GraphConfiguration("production")
    let preview = GraphConfiguration("preview", overrides: .overriding((any Horn).self) { FakeHorn() })
    assertValidGraph(Garage.self, configurations: [production, preview])
    assertValidGraph(Idle.self, configurations: [production])
    let lost = GraphConfiguration("lost", overrides: .overriding(Lamp.self, with: Lamp()))
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertValidGraph(Garage.self, configurations: [production, lost]) }
    #expect(failure.line == line)
    #expect(failure.text.hasPrefix("error: *** Lamp *** is overridden, but no component binds it"))
    #expect(failure.text.contains("note: only in: lost"))
    let warning = try RecordedFailure.of {
      assertValidGraph(Idle.self, configurations: [production], warnings: .fail)
    }
    #expect(warning.text.contains("warning: *** String *** is bound but never used"))
  }

  @Test("A test helper can forward the line of its caller to assertValidGraph")
  func helper() throws {
    func check<C: RootComponent>(_ component: C.Type, file: StaticString = #filePath, line: UInt = #line) {
      assertValidGraph(component, filePath: file, line: line)
    }
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { check(Wreck.self) }
    #expect(failure.line == line)
  }
}
