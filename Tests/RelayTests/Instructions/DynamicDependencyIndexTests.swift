import TestSupport
import Foundation
import Testing

@testable import Relay

@Suite("Dynamic dependency index") struct DynamicDependencyIndexTests {
  private let family = ContainerFamily()
  private let index: DynamicDependencyIndex

  init() {
    index = DynamicDependencyIndex(log: family.log)
    index.add(DefaultDependencyTypeIndex())
    index.add(TestSuite12345DependencyFactoryIndex())
  }

  @Test("A dynamic index finds types and factories by name") func lookup() throws {
    let type = try index.lookup(type: .myBackendService)
    #expect(ObjectIdentifier(type) == ObjectIdentifier((any MyBackendServiceType).self))
    let factory = try index.lookup(factory: .testCase56789BackendService)
    #expect((factory(family.global) as? MyBackendServiceStub)?.load().count == 2)
  }

  @Test("The error for an unknown name of an index suggests near matches") func unknown() throws {
    let type = try #require(throws: DynamicDependencyIndexError.self) { try index.lookup(type: "mybackendservise") }
    #expect(type.identifier == "mybackendservise")
    #expect(type.nearMisses == ["myBackendService"])
    #expect(type.localizedDescription == "no type is indexed as 'mybackendservise'; did you mean: myBackendService")
    let factory = try #require(throws: DynamicDependencyIndexError.self) { try index.lookup(factory: "nosuch") }
    #expect(factory.localizedDescription == "no factory is indexed as 'nosuch'")
  }

  @Test("A later entry of an index replaces an earlier one and is reported to the debug log") func again() throws {
    let lines = EventLog()
    family.log.receiver = { lines.note($0) }
    index.add(DefaultDependencyTypeIndex())
    #expect(lines.events == [])
    index.add(.myBackendService, type: Engine.self)
    index.add(.testCase56789BackendService, for: Engine.self) { Engine() }
    #expect(lines.events.count == 2)
    #expect(ObjectIdentifier(try index.lookup(type: .myBackendService)) == ObjectIdentifier(Engine.self))
    #expect(try index.lookup(factory: .testCase56789BackendService)(family.global) is Engine)
  }
}
