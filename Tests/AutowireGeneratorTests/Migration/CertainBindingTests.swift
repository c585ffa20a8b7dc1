import Testing

@testable import cleanse_autowire

@Suite("Certain bindings") struct CertainBindingTests {
  /// Code with registrations, and the types that get bindings.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let code: String
    var certain: [String] = []

    var testDescription: String { rule }
  }

  private static let types = """
    protocol P {}
    final class Log { init() {} }
    final class A { init(log: Log) {} }
    final class B { init(log: Log, a: A) {} ; init(x: Int) {} }
    struct Wrap { let box: Log }
    final class Needs { init(r: Resolver) {} }

    """

  private func services(_ code: String) throws -> [String] {
    try Migration(["App.swift": Self.types + code]).bindings.filter { $0.statements != nil }
      .map(\.registration.service)
  }

  private static let graph = """
    container.register(Log.self) { _ in Log() }
    container.register(A.self) { r in A(log: r.resolve(Log.self)!) }.inObjectScope(.container)

    """

  @Test(
    "A registration of Swinject is bound only if its objects are certain to stay the same",
    arguments: [
      Case(
        rule: "A graph in which every request is read", code: graph, certain: ["Log", "A"]),
      Case(
        rule: "A resolver with a type",
        code: "container.register(A.self) { (r: Resolver) -> A in "
          + "A(log: r.resolve(Log.self)!) }.inObjectScope(.container)", certain: ["A"]),
      Case(
        rule: "An automatic registration",
        code: graph + "container.autoregister(B.self, initializer: B.init(log:a:))", certain: ["A"]),
      Case(
        rule: "A function that gets the resolver", code: graph + "container.register(B.self) { makeB($0) }",
        certain: ["A"]),
      Case(
        rule: "A request by an operator",
        code: graph + "container.register(B.self) { r in B(log: r~>, a: r ~> A.self) }", certain: ["A"]),
      Case(
        rule: "A request in a local function, a computed variable or a defer statement",
        code: """
          container.register(A.self) { r in
            func log() -> Log { r.resolve(Log.self)! }
            return A(log: log())
          }.inObjectScope(.container)
          container.register(X.self) { r in
            var log: Log { r.resolve(Log.self)! }
            return X(log, log)
          }.inObjectScope(.container)
          container.register(Y.self) { r in
            defer { r.resolve(Log.self)!.flush() }
            return Y()
          }.inObjectScope(.container)
          """),
      Case(
        rule: "A scope that code chooses",
        code: "container.register(Log.self) { _ in Log() }.inObjectScope(isDebug ? .transient : .container)"),
      Case(
        rule: "A further argument of an own function",
        code: "container.register(Log.self, scope: .container) { _ in Log() }"),
      Case(
        rule: "A container that forgets its objects",
        code: "container.register(Log.self) { _ in Log() }.inObjectScope(.container)\n"
          + "func logOut() { container.resetObjectScope(.container) }"),
      Case(
        rule: "A forwarded type with a name",
        code: "container.register(Log.self) { _ in Log() }.inObjectScope(.container).implements(P.self, name: \"p\")"),
      Case(
        rule: "An optional type in its long form",
        code: "container.register(Optional<Log>.self) { _ in nil }.inObjectScope(.transient)"),
      Case(
        rule: "A parent container in another function",
        code: "func make() -> Container { Container(parent: root) }\n"
          + "container.register(Log.self) { _ in Log() }.inObjectScope(.container)"),
      Case(
        rule: "A struct of an unshared object",
        code: "container.register(Log.self) { _ in Log() }.inObjectScope(.transient)\n"
          + "container.register(Wrap.self) { r in Wrap(box: r.resolve(Log.self)!) }\n"
          + "container.register(X.self) { r in X(r.resolve(Wrap.self)!) }.inObjectScope(.container)\n"
          + "container.register(Y.self) { r in Y(r.resolve(Wrap.self)!) }.inObjectScope(.container)",
        certain: ["Log", "X", "Y"]),
      Case(
        rule: "A later request",
        code: graph + "container.register(X.self) { r in X(r.resolve(Provider<Log>.self)!) }"
          + ".inObjectScope(.container)", certain: ["A", "X"]),
      Case(
        rule: "A request outside of registrations", code: graph + "let log = container.resolve(Log.self)!",
        certain: ["A"]),
      Case(
        rule: "A request of any type", code: graph + "func get<T>() -> T { container.resolve(T.self)! }", certain: ["A"]
      ),
      Case(
        rule: "A container that a factory takes from elsewhere",
        code: "container.register(A.self) { _ in A(log: DI.all.resolve(Log.self)!) }.inObjectScope(.container)"),
      Case(
        rule: "Containers with different default scopes",
        code: "let one = Container()\nlet two = Container(defaultObjectScope: .transient)\n" + graph, certain: ["A"]),
      Case(
        rule: "A struct with an object that a function creates",
        code: """
          container.register(Wrap.self) { _ in Wrap(box: makeBox()) }
          container.register(X.self) { r in X(r.resolve(Wrap.self)!, r.resolve(Wrap.self)!) }.inObjectScope(.container)
          """, certain: ["X"]),
      Case(
        rule: "A member that may create an object on each access",
        code: """
          container.register(Conf.self) { _ in Conf.default }
          container.register(X.self) { r in X(r.resolve(Conf.self)!, r.resolve(Conf.self)!) }.inObjectScope(.container)
          """, certain: ["X"]),
      Case(
        rule: "A child container",
        code: """
          func session(parent: Container) {
            let child = Container(parent: parent)
            child.register(Log.self) { _ in Log() }.inObjectScope(.container)
          }
          """),
      Case(
        rule: "A variable with a child container",
        code: """
          let child = Container(parent: root)
          func session() { child.register(Log.self) { _ in Log() }.inObjectScope(.container) }
          """),
      Case(
        rule: "An assembly for an assembler with a parent",
        code: """
          let assembler = Assembler([SessionAssembly()], parent: root)
          final class SessionAssembly: Assembly {
            func assemble(container: Container) { container.register(Log.self) { _ in Log() }.inObjectScope(.container) }
          }
          """),
      Case(
        rule: "An entry in a variable",
        code: "func go() {\nlet e = c.register(Log.self) { _ in Log() }\ne.inObjectScope(.container)\n}"),
      Case(
        rule: "An early exit before a request",
        code: """
          container.register(A.self) { r in
            if isStub { return A(log: stub) }
            let log = r.resolve(Log.self)!
            return A(log: log)
          }.inObjectScope(.container)
          """),
      Case(
        rule: "A lazy request",
        code: """
          container.register(A.self) { r in
            lazy var log = r.resolve(Log.self)!
            return A(log: log)
          }.inObjectScope(.container)
          """),
      Case(
        rule: "Registrations after an exit, and in closures",
        code: """
          func go() {
            container.register(Log.self) { _ in Log() }.inObjectScope(.container)
            guard isEnabled else { return }
            container.register(X.self) { _ in X() }.inObjectScope(.container)
            let later = { container.register(Y.self) { _ in Y() }.inObjectScope(.container) }
          }
          """, certain: ["Log"]),
      Case(
        rule: "A closure that creates the container",
        code: """
          let one = Container { c in c.register(Log.self) { _ in Log() }.inObjectScope(.container) }
          let two: Container = {
            let two = Container()
            two.register(X.self) { _ in X() }.inObjectScope(.container)
            return two
          }()
          """, certain: ["Log", "X"]),
      Case(
        rule: "Local names before a colon",
        code: """
          func go() {
            let size = 3
            c.register(X.self) { _ in X(big ? size : 4) }.inObjectScope(.container)
            c.register(Y.self) { _ in Y([size: 4]) }.inObjectScope(.container)
            c.register(Z.self) { _ in Z(size: 4) }.inObjectScope(.container)
          }
          """, certain: ["Z"]),
      Case(
        rule: "Types of a generic function",
        code:
          "func add<T>(_ type: T.Type) { register(T.self) { _ in make() }; register(Store<T>.self) { _ in Store<T>() } }"
      ),
      Case(
        rule: "Types in another type",
        code: """
          enum Net {
            final class Client { init() {} }
            static func add(_ c: Container) { c.register(Client.self) { _ in Client() }.inObjectScope(.container) }
          }
          extension Net { static func more(_ c: Container) { c.register(P.self) { _ in Client() }.inObjectScope(.container) } }
          """),
      Case(
        rule: "Private values of the file, and members of the assembly",
        code: """
          private let timeout = 3
          final class Other: Assembly { private static let limit = 3; let size: Int }
          extension Other {
            func assemble(container: Container) {
              container.register(A.self) { _ in A(timeout) }.inObjectScope(.container)
              container.register(B.self) { _ in B(Self.limit) }.inObjectScope(.container)
              container.register(X.self) { _ in X(Other.limit) }.inObjectScope(.container)
              container.register(Y.self) { _ in Y(size) }.inObjectScope(.container)
            }
          }
          """),
      Case(rule: "An initializer that takes the resolver", code: "c.register(Needs.self, factory: Needs.init)"),
      Case(
        rule: "A resolver after a raw literal",
        code: #####"c.register(X.self) { r in X(#"\"#, r) }.inObjectScope(.container)"#####),
      Case(rule: "An optional type", code: "c.register(P?.self) { _ in nil }.inObjectScope(.container)"),
    ])
  func swinject(_ entry: Case) throws {
    #expect(try services(entry.code) == entry.certain)
  }

  @Test(
    "A factory is bound only if its objects are certain to stay the same",
    arguments: [
      Case(
        rule: "Factories without shared objects", code: "var log: Factory<Log> { self { Log() } }", certain: ["Log"]),
      Case(
        rule: "A graph with a request that is read",
        code:
          "var log: Factory<Log> { self { Log() }.graph }\nvar a: Factory<A> { self { A(log: self.log()) }.singleton }",
        certain: ["Log", "A"]),
      Case(
        rule: "A graph that wrapped properties use",
        code: "var log: Factory<Log> { self { Log() }.graph }\nclass Y { @Injected(\\.log) var log }", certain: []),
      Case(
        rule: "A default scope that code sets",
        code: "func autoRegister() { manager.defaultScope = .singleton }\nvar log: Factory<Log> { self { Log() } }"),
      Case(
        rule: "A comment about the default scope",
        code: "// manager.defaultScope = .singleton\nvar log: Factory<Log> { self { Log() } }", certain: ["Log"]),
      Case(
        rule: "Factories that other code of the container changes",
        code: """
          func autoRegister() { log.register { Log2() }; a.singleton; b.context(.test) { B() } }
          var log: Factory<Log> { self { Log() } }
          var a: Factory<A> { self { A() } }
          var b: Factory<B> { self { B() } }
          """),
      Case(
        rule: "The name of a factory in another type",
        code:
          "var log: Factory<Int> { self { 1 } }\nvar user: Factory<User> { self { User(id: Analytics.shared.log()) } }",
        certain: ["Int", "User"]),
      Case(
        rule: "A graph in another container",
        code: "var log: Factory<Log> { self { Log() }.graph }\nvar a: Factory<A> { self { A(oldContainer.log()) } }",
        certain: ["A"]),
      Case(
        rule: "Values whose type is not written",
        code: """
          static let a = Factory { makeF() }
          static let b = Factory { let x = 3; return G(x) }
          static let c = Factory { () -> Q in Q() }
          static let d = Factory { H.make() }
          static let e = Factory { E() as any P }
          static let f = Factory { [] as [String] }
          static let g = Factory(scope: .singleton) { Log() }
          """, certain: ["any P", "[String]", "Log"]),
      Case(
        rule: "Types that differ only in their spelling",
        code: """
          var a: Factory<[P]> { self { [] } }
          var b: Factory<[any P]> { self { [] } }
          var c: Factory<Array<Int>> { self { [] } }
          var d: Factory<[Int]> { self { [] } }
          """),
    ])
  func factory(_ entry: Case) throws {
    #expect(try services("extension Container {\n\(entry.code)\n}") == entry.certain)
  }

  @Test("Migration turns requests of the same container into parameters, and keeps other calls") func bodies()
    throws
  {
    let migration = try Migration(
      """
      extension Container {
        var log: Factory<Log> { self { Log() } }
        var user: Factory<User> { self { User(id: Analytics.shared.log()) } }
        var two: Factory<Two> { self { let l = self.log(); return Two(l) } }
      }
      """)
    #expect(
      migration.statements.dropFirst() == [
        "binder.bind(User.self).to { User(id: Analytics.shared.log()) }",
        "binder.bind(Two.self).to { (log: Log) in let l = log; return Two(l) }",
      ])
  }

  @Test("A decision about arguments names them without their types") func arguments() throws {
    let migration = try Migration("c.register(A.self) { (_: Resolver, id: String) in A(id) }.inObjectScope(.transient)")
    #expect(migration.decisions == ["A": [.arguments(["id"])]])
  }

  @Test("Migration finds no registrations in files without the import of a framework") func imports() throws {
    let code = "func setup() { router.register(Event.self) { Handler() }; router.resolve(Event.self) }"
    let migration = try Migration(["App.swift": code], imports: "import Foundation")
    #expect(migration.bindings.isEmpty)
    #expect(migration.code.uses.isEmpty)
  }

  @Test("Imports keep their attributes and conditions, without access levels and comments") func importLines() throws {
    let migration = try Migration([
      "App.swift": """
      import Swinject // di
      #if canImport(UIKit)
      import UIKit
      #endif
      internal import Core
      @preconcurrency import Net
      import struct Foundation.URL
      /*
      import Old
      */
      """
    ])
    #expect(
      migration.files[0].imports == [
        "import Swinject", "#if canImport(UIKit)\nimport UIKit\n#endif", "import Core", "@preconcurrency import Net",
        "import struct Foundation.URL",
      ])
  }
}
