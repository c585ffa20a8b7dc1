import TestSupport
import Cleanse
@testable import CleanseTesting
import Foundation
import Testing

@Suite("assertValidModule and assertModuleSnapshot", .collectsFailures)
struct AssertModuleTests {
  private struct LampModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).to { (_: Lamp, _: TaggedProvider<Fuel>) in 1 }
    }
  }

  @Test("assertValidModule records nothing for a valid module with any or with all given types")
  func valid() {
    assertValidModule(LampModule.self)
    assertValidModule(LampModule.self, given: [Lamp.self, TaggedProvider<Fuel>.self])
    assertValidModule(EngineModule.self, given: [])
  }

  @Test("assertValidModule records the report of a module with a type that is not given")
  func missing() throws {
    let line: Int = #line + 1
    let failure = try RecordedFailure.of { assertValidModule(LampModule.self, given: [Lamp.self]) }
    #expect(failure.line == line)
    #expect(failure.text.contains("*** TaggedProvider<Fuel> *** binding missing"))
    let objection = try RecordedFailure.of {
      assertValidModule(EngineModule.self, serviceLoader: CleanseServiceLoader([Objecting()]))
    }
    #expect(objection.text.contains("no graphs on Sundays"))
  }

  @Test("The committed snapshot of a module matches the module")
  func same() {
    assertModuleSnapshot(EngineModule.self, matches: "Snapshots/EngineModule.txt")
  }

  @Test("The snapshot of a module with errors fails with the report and is not recorded")
  func faulty() throws {
    let folder = try TemporaryFolder()
    let failure = try RecordedFailure.of {
      assertModuleSnapshot(LampModule.self, matches: folder.path("module.txt"), given: [])
    }
    #expect(failure.text.contains("*** Lamp *** binding missing"))
    #expect(folder.contents == [])
  }
}
