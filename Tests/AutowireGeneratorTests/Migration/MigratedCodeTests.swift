import Testing

@testable import cleanse_autowire

@Suite("Code of migrated bindings") struct MigratedCodeTests {
  @Test("Migration writes the closing brace below a comment") func comment() throws {
    let code = """
      final class Log { init(level: Int) {} ; init() {} }
      container.register(Log.self) { _ in
        Log(level: 3) // loud
      }.inObjectScope(.container)
      """
    let statements = try Migration(["App.swift": "import Swinject\n" + code]).bindings.compactMap(\.statements).flatMap
    { $0 }
    #expect(
      statements == ["binder.bind(Log.self).sharedInScope().to {\n  Log(level: 3) // loud\n}"])
  }

  @Test("Migration names a parameter after its type if the argument label is a keyword") func keyword() throws {
    let code = """
      final class Log {}
      final class Page { init(for log: Log, size: Int) {} }
      container.register(Page.self) { r in Page(for: r.resolve(Log.self)!, size: 3) }.inObjectScope(.container)
      """
    let statements = try Migration(["App.swift": "import Swinject\n" + code]).bindings.compactMap(\.statements).flatMap
    { $0 }
    #expect(statements == ["binder.bind(Page.self).sharedInScope().to { (log: Log) in Page(for: log, size: 3) }"])
  }

  @Test("Migration keeps a loop, and refuses a capture list, at the start of a closure") func beginnings() throws {
    let code = """
      import Factory
      final class A {}
      final class B {}
      extension Container {
        var a: Factory<A> { self { for plugin in Plugin.all { plugin.start() }; return A() }.singleton }
        var b: Factory<B> { self { [level = Level.current] in B(level) }.singleton }
      }
      """
    let bindings = try Migration(["App.swift": code]).bindings
    #expect(
      bindings.compactMap(\.statements).flatMap { $0 } == [
        "binder.bind(A.self).sharedInScope().to { for plugin in Plugin.all { plugin.start() }; return A() }"
      ])
    #expect(bindings.last?.decisions.isEmpty == false)
  }

  @Test("Migration writes no binding for a factory that other code replaces or that has the name of another")
  func changed() throws {
    let code = """
      import FactoryKit
      final class Log { init() {} }
      final class OtherLog { init() {} }
      final class Net { init() {} }
      final class Clock { init() {} }
      extension Container {
        var log: Factory<Log> { self { Log() }.singleton }
        var net: Factory<Net> { self { Net() }.singleton }
        var clock: Factory<Clock> { self { Clock() }.singleton }
      }
      final class OtherContainer: SharedContainer {
        var log: Factory<OtherLog> { self { OtherLog() } }
        var service: Factory<Service> { self { Service(log: self.log()) }.singleton }
      }
      func start() {
        Container.shared.clock { FakeClock() }
        Container.shared[keyPath: \\.net].register { FakeNet() }
      }
      """
    let certain = try Migration(["App.swift": code]).bindings.filter { $0.statements != nil }
    #expect(certain.map(\.registration.service).sorted() == ["Log", "OtherLog"])
  }
}
