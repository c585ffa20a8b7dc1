import Foundation
import Testing

@testable import cleanse_autowire

@Suite("Source reader") struct SourceReaderTests {
  @Test("The source reader finds kinds, paths, attributes, access levels and inherited types") func types() throws {
    let types = try declarations(
      """
      @MainActor public protocol Clock: Injectable & AnyObject {}
      enum Shop {
        private final class Cart: Base<Int>, @unchecked Sendable, Other.Mark {}
      }
      actor Till {}
      extension Shop.Cart: Codable {}
      struct Box<Content> {}
      """)
    #expect(types.map(\.path) == ["Clock", "Shop", "Shop.Cart", "Till", "Shop.Cart", "Box"])
    #expect(types.map(\.kind) == [.protocol, .enum, .class, .actor, .extension, .struct])
    #expect(
      types.map(\.inheritedTypes) == [
        ["Injectable", "AnyObject"], [], ["Base", "Sendable", "Other.Mark"], [], ["Codable"], [],
      ])
    #expect(Set(types[0].attributes) == ["MainActor", "public"])
    #expect(types.map(\.access) == [.module, .module, .file, .module, .module, .module])
    #expect(types.map(\.isGeneric) == [false, false, false, false, false, true])
    #expect(types[2].place == SourcePlace(line: 3, column: 23))
  }

  @Test("The source reader finds labels, types and defaults of initializer parameters") func parameters() throws {
    let initializer = try #require(
      declarations(
        """
        class A {
          init(
            clock: any Clock, _ count: Int = 3, named name: @escaping () -> [String: Int] = { [:] },
            /* = */ map: Box<A, B>  // = none
          ) {}
        }
        """
      ).first?.initializers.first)
    #expect(initializer.parameters.map(\.label) == ["clock", nil, "named", "map"])
    #expect(initializer.parameters.map(\.name) == ["clock", "count", "name", "map"])
    #expect(initializer.parameters.map(\.type) == ["any Clock", "Int", "@escaping () -> [String: Int]", "Box<A, B>"])
    #expect(initializer.parameters.map(\.hasDefault) == [false, true, true, false])
    #expect(initializer.parameters.map(\.place.line) == [3, 3, 3, 4])
  }

  @Test("The source reader joins types on one line, removes comments and keeps unnamed parameters") func oneLine()
    throws
  {
    let type = try #require(
      declarations(
        """
        struct A: /* = */ Injectable {
          init(
            handle: (
              Int,  // "quoted"
              String
            ) -> Void, _: /* any */ Int
          ) {}
          let b: [
            Int  // many
          ]
        }
        """
      ).first)
    #expect(type.inheritedTypes == ["Injectable"])
    #expect(type.initializers.first?.parameters.map(\.type) == ["(Int, String) -> Void", "Int"])
    #expect(type.initializers.first?.parameters.map(\.name) == ["handle", "_"])
    #expect(type.properties.map(\.type) == ["[Int]"])
  }

  @Test("The source reader marks parameters with property wrappers") func wrappedParameters() throws {
    let initializer = try #require(
      declarations("class A { init(@Wrapped a: Int, b: @escaping () -> Int, @W(\"=\") c: Int, d: inout Int) {} }")
        .first?
        .initializers.first)
    #expect(initializer.parameters.map(\.isWrapped) == [true, false, true, false])
    #expect(initializer.parameters.map(\.hasDefault) == [false, false, false, false])
  }

  @Test("A comment above the attributes and modifiers of an initializer chooses it") func chosen() throws {
    let initializers = try #require(
      declarations(
        """
        class A {
          // autowire: inject
          @available(
            *, deprecated
          )
          public
          init(a: Int) {}
          @available(*, deprecated)
          // autowire: inject
          init(b: Int) {}
          // autowire: inject

          init(c: Int) {}
          init(d: Int) {} // autowire: inject
          init(e: Int) {}
        }
        """
      ).first?.initializers)
    #expect(initializers.map(\.isChosen) == [true, true, true, false, false])
  }

  @Test("The source reader finds effects, access and the chosen comment of initializers") func effects() throws {
    let initializers = try #require(
      declarations(
        """
        class A {
          init?(a: Int) {}
          init(b: Int) throws {}
          init(c: () async throws -> Int) {}
          // Some words.
          // autowire: inject
          @available(*, deprecated)
          convenience init(d: Int) async {}
          private init<T>(e: T) where T: Codable {}
          init() /* throws */ {}
          func `init`() {}
        }
        """
      ).first?.initializers)
    #expect(initializers.map(\.isFailable) == [true, false, false, false, false, false])
    #expect(initializers.map(\.isThrowing) == [false, true, false, false, false, false])
    #expect(initializers.map(\.isAsynchronous) == [false, false, false, true, false, false])
    #expect(initializers.map(\.isChosen) == [false, false, false, true, false, false])
    #expect(initializers.map(\.isConvenience) == [false, false, false, true, false, false])
    #expect(initializers.map(\.isGeneric) == [false, false, false, false, true, false])
    #expect(initializers.map(\.access) == [.module, .module, .module, .module, .file, .module])
  }

  @Test("The source reader finds stored properties and ignores computed and static ones") func properties() throws {
    let properties = try #require(
      declarations(
        """
        struct A {
          let a: Int, b = "="
          var c: () -> Void = {}
          var d: Int { 3 }
          var e: Int { get { 3 } set {} }
          var f: Int = 3 { didSet {} }
          var g: Int {
            // Watched.
            willSet {}
          }
          @Wrapped var h: Int
          lazy var i = 3
          static let j = 3
          private let k: Int?
        }
        """
      ).first?.properties)
    #expect(properties.map(\.name) == ["a", "b", "c", "f", "g", "h", "i", "k"])
    #expect(properties.map(\.hasValue) == [false, true, true, true, false, false, true, false])
    #expect(properties.map(\.isConstant) == [true, true, false, false, false, false, false, true])
    #expect(properties[5].attributes == ["Wrapped"])
    #expect(properties[6].attributes == ["lazy"])
    #expect(properties.last?.access == .file)
  }

  @Test("The source reader finds observed properties behind comments and with CRLF line endings") func observers()
    throws
  {
    let source = """
      struct A {
        var a: Int {
          // Watched.
          didSet {}
        }
        var b: Int { /* Watched. */ willSet {} }
        var c: Int { /* didSet */ get { 3 } }
      }
      """
    for source in [source, source.replacingOccurrences(of: "\n", with: "\r\n")] {
      #expect(try declarations(source).first?.properties.map(\.name) == ["a", "b"])
    }
  }

  @Test("The source reader finds the conditions of the clauses around a declaration") func conditions() throws {
    let types = try declarations(
      """
      #if DEBUG // here
      struct A {}
        #if os(Linux) || (canImport(Darwin)
          && swift(>=6))
        struct B {}
        #endif
      #elseif FAST
      struct C {}
      #else
      struct D {}
      #endif
      struct E { let text = "#if X" }
      """)
    #expect(
      types.map { $0.conditions.map(\.expression) } == [
        ["DEBUG"], ["DEBUG", "os(Linux) || (canImport(Darwin) && swift(>=6))"], ["!(DEBUG) && (FAST)"],
        ["!(DEBUG) && !(FAST)"], [],
      ])
    #expect(types[0].conditions.excludes(types[2].conditions))
    #expect(types[1].conditions.excludes(types[3].conditions))
    #expect(!types[0].conditions.excludes(types[1].conditions))
  }

  @Test("The source reader marks local types") func local() throws {
    let types = try declarations(
      """
      func f() { struct A { struct B {} } }
      struct C { func g() { class D {} }; lazy var e = { class E {} } }
      do { struct F {} }
      #Preview { struct G {} }
      let h = { struct H {} }
      #if DEBUG
      struct I {}
      #endif
      """)
    #expect(types.map(\.path) == ["A", "A.B", "C", "C.D", "C.E", "F", "G", "H", "I"])
    #expect(types.map(\.isLocal) == [true, true, false, true, true, true, true, true, false])
  }

  @Test("The source reader finds inherited types in every spelling") func inheritedTypes() throws {
    let types = try declarations(
      """
      struct A: Autowire::Injectable, (Clock & Other.Mark), ((Box<[Int]>)) {}
      struct B: @unchecked Sendable, @preconcurrency P, @MainActor Q, nonisolated R, ~Copyable, @W(x: [1]) S {}
      struct C: Autowire /* a /* nested */ comment */
        // and another
        . Injectable, `D` , Outer<Int>.Inner<any P>, Bank :: E {}
      typealias F<T> = (G & H::I) where T: J
      typealias K = () -> L
      protocol M: AnyObject where Self : Injectable, Self.N: O, Self: P & Q {}
      protocol N where Element == Injectable {}
      """)
    #expect(
      types.map(\.inheritedTypes) == [
        ["Autowire::Injectable", "Clock", "Other.Mark", "Box"],
        ["Sendable", "P", "Q", "R", "Copyable", "S"],
        ["Autowire.Injectable", "`D`", "Outer.Inner", "Bank::E"],
        ["G", "H::I"], [], ["AnyObject", "Injectable", "P", "Q"], [],
      ])
  }

  @Test("The source reader keeps the qualified names of attributes") func qualifiedAttributes() throws {
    let types = try declarations("@Probe::Painter(3) struct A {}\n@Probe . Painter @Other<Int> struct B {}")
    #expect(types.map { Set($0.attributes) } == [["Probe::Painter"], ["Probe.Painter", "Other"]])
  }

  @Test("The source reader finds types and defaults next to raw identifiers and nested comments") func rawIdentifiers()
    throws
  {
    let type = try #require(
      declarations(
        """
        struct `my type` {
          init(`a = b`: Int, `c d` e: /* = /* = */ */ `f // g`.H = 3) {}
          init /* ? */ ? () {}
        }
        """
      ).first)
    #expect(type.path == "`my type`")
    #expect(type.initializers[0].parameters.map(\.label) == ["`a = b`", "`c d`"])
    #expect(type.initializers[0].parameters.map(\.type) == ["Int", "`f // g`.H"])
    #expect(type.initializers[0].parameters.map(\.hasDefault) == [false, true])
    #expect(type.initializers.map(\.isFailable) == [false, true])
  }

  @Test("The source reader keeps backticks of names") func backticks() throws {
    let type = try #require(declarations("struct `class` { init(`in` `for`: Int) {} }").first)
    #expect(type.path == "`class`")
    #expect(type.initializers.first?.parameters.first?.label == "`in`")
  }
}
