import Testing

@testable import cleanse_autowire

@Suite("Generated module") struct ModuleWriterTests {
  @Test("A module has a binding for each type at the location of its initializer") func bindings() throws {
    let wiring = try wiring([
      "/app/Sources/Clock.swift": """
      protocol Clock: SharedInjectable {}
      #if os(Linux)
      struct ClockImpl: Clock {
        init(zone: Zone, name: String = "") {}
      }
      #endif
      """,
      "/app/Sources/Zone.swift": "final class Zone: Injectable {\n  init(_ page: Shop.Page) {}\n}",
      "/app/\"Odd\".swift":
        "enum Shop { struct Page: Injectable {} }\nprotocol A: Injectable {}\nclass AImpl: A, Injectable {}",
    ])
    #expect(
      ModuleWriter(wiring, scope: "AppScope", root: "/app").source == #"""
        // Written by cleanse-autowire. Do not edit: change the types that it names.
        import Cleanse

        /// The bindings of the types that this module marks as injectable.
        struct AutowiredModule: Cleanse.Module {
          static func configure(binder: Cleanse.Binder<AppScope>) {
            // "Odd".swift:1
            #sourceLocation(file: "/app/\"Odd\".swift", line: 1)
            binder.bind(Shop.Page.self).to { Shop.Page() }
            #sourceLocation()

            // "Odd".swift:2
            #sourceLocation(file: "/app/\"Odd\".swift", line: 2)
            binder.bind((any A).self).to { $0 as AImpl }
            #sourceLocation()

            // "Odd".swift:3
            #sourceLocation(file: "/app/\"Odd\".swift", line: 3)
            binder.bind(AImpl.self).to { AImpl() }
            #sourceLocation()

            // Sources/Clock.swift:1
            #if os(Linux)
            #sourceLocation(file: "/app/Sources/Clock.swift", line: 4)
            binder.bind((any Clock).self).sharedInScope().to { ClockImpl(zone: $0) }
            #sourceLocation()
            #endif

            // Sources/Zone.swift:1
            #sourceLocation(file: "/app/Sources/Zone.swift", line: 2)
            binder.bind(Zone.self).to(factory: Zone.init(_:))
            #sourceLocation()
          }
        }

        """#)
  }

  @Test("A module calls initializers with wrapped or sending parameters in a closure") func calls() throws {
    let wiring = try wiring(
      """
      struct A: Injectable {}
      class B: Injectable { init(@Wrapped a: A) {} }
      class C: Injectable { init(a: A) {} }
      class D: Injectable { init(a: A, `b c`: sending A) {} }
      """)
    let bindings = ModuleWriter(wiring, scope: "AppScope", root: "").source.split(separator: "\n")
    #expect(
      bindings.filter { $0.contains("bind(") }.dropFirst() == [
        "    binder.bind(B.self).to { B(a: $0) }", "    binder.bind(C.self).to(factory: C.init(a:))",
        "    binder.bind(D.self).to { D(a: $0, `b c`: $1) }",
      ])
  }

  @Test("A module contains complete paths if no root folder is given") func noRoot() throws {
    let source = ModuleWriter(try wiring(["/app/A.swift": "struct A: Injectable {}"]), scope: "", root: "").source
    #expect(source.contains("    // /app/A.swift:1\n"))
  }

  @Test("A module without shared bindings is unscoped, and may be empty") func empty() {
    #expect(
      ModuleWriter(Wiring(bindings: [], refusals: []), scope: "Cleanse.Singleton", root: "").source == """
        // Written by cleanse-autowire. Do not edit: change the types that it names.
        import Cleanse

        /// The bindings of the types that this module marks as injectable.
        struct AutowiredModule: Cleanse.Module {
          static func configure(binder: Cleanse.Binder<Cleanse.Unscoped>) {
          }
        }

        """)
  }

  @Test("A module contains compiler errors for refused types at their locations") func refusals() throws {
    let wiring = try wiring(
      "#if DEBUG\nclass A: Injectable {\n  init(\n    name: String) {}\n}\n#endif\nenum B: Injectable {}")
    let source = ModuleWriter(wiring, scope: "Cleanse.Singleton", root: "").source
    #expect(
      source.hasSuffix(
        """
          }
        }

        #if DEBUG
        #sourceLocation(file: "File.swift", line: 4)
        #error("cannot inject non-injectable dependency 'name' of type 'String': mark the type, or use --allow-unmarked and bind it by hand")
        #sourceLocation()
        #endif
        #sourceLocation(file: "File.swift", line: 7)
        #error("'B' is an enumeration: bind one of its cases by hand")
        #sourceLocation()

        """))
  }
}
