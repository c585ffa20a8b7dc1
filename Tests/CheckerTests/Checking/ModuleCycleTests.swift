import BindingGraph
import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Cycles of modules without a component") struct ModuleCycleTests {
  private static let source = MarkedSource(
    text: """
      import Cleanse

      struct Alone: Module {
        static func configure(binder: UnscopedBinder) { binder.include(module: Alone.self) }
      }
      struct First: Module {
        static func configure(binder: UnscopedBinder) {
          binder.include(module: Second.self)
          binder.bind(String.self).to(value: "")
        }
      }
      struct Second: Module {
        static func configure(binder: UnscopedBinder) { binder.include(module: First.self) }
      }
      struct Chosen: Module {
        static let isOn = Bool.random()
        static func configure(binder: UnscopedBinder) {
          if isOn { binder.include(module: Second.self) } else { binder.include(module: Chosen.self) }
        }
      }
      struct Both: RootComponent, Module {
        static func configure(binder: UnscopedBinder) {
          binder.include(module: Both.self)
          binder.bind(Bool.self).to(value: true)
          if Chosen.isOn { binder.bind(Int16.self).to(value: 1) }
        }
        static func configureRoot(binder bind: ReceiptBinder<Int8>) -> BindingReceipt<Int8> { bind.to { (_: Bool) in 1 } }
      }
      struct App: RootComponent {
        static func configure(binder: UnscopedBinder) {}
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          bind.to { (_: String) in 1 }  // error: String: binding missing
        }
      }
      """)

  @Test("A module that includes itself, directly or through others, is suggested once") func suggestions() throws {
    let missing = try #require(Self.source.check().diagnostics.first { $0.id == .missingBinding })
    #expect("\(missing.headline)" == "String: binding missing")
    #expect(missing.location?.line == 32)
    let modules = missing.suggestions.compactMap { $0.code.map { "\($0)" } }.filter { $0.contains("include") }
    #expect(
      modules.sorted() == ["Chosen", "First", "Second"].map { "binder.include(module: \($0).self)" })
  }

  @Test("A component that includes itself as a module in a branch is checked like other components") func both() throws
  {
    let finding = try #require(Self.source.check().findings.first { $0.root == "App.Both" })
    #expect(
      finding.diagnostics.filter { $0.severity == .error }.map { "\($0.headline)" } == [
        "Bool: is bound 2 times", "Int16: is bound 2 times",
      ])
    #expect(finding.uncheckedCode == [])
  }

  @Test("A cycle of modules over two Swift modules ends, and its components are checked") func twoLibraries() throws {
    let folder = try TemporaryFolder([
      "Wrapping.swift": """
      import Cleanse

      public struct Wrap<M: Module>: Module where M.Scope == Unscoped {
        public static func configure(binder: UnscopedBinder) {
          binder.include(module: M.self)
          binder.bind(Int8.self).to(value: 1)
        }
      }
      """,
      "App.swift": """
      import Cleanse
      import Wrapping

      struct Circle: Module {
        static func configure(binder: UnscopedBinder) {
          binder.include(module: Wrap<Circle>.self)
          binder.bind(Int16.self).to(value: 1)
        }
      }
      struct Growing<T>: Module {
        static func configure(binder: UnscopedBinder) { binder.include(module: Wrap<Growing<[T]>>.self) }
      }
      struct App: RootComponent {
        static func configure(binder: UnscopedBinder) { binder.include(module: Wrap<Circle>.self) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          bind.to { (_: Int8, _: Int16, _: Int32) in 1 }
        }
      }
      struct GrowingApp: RootComponent {
        static func configure(binder: UnscopedBinder) { binder.include(module: Growing<Int>.self) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
      }
      """,
    ])
    let wrapping = folder.path("Wrapping.swift")
    let library = try ProgramRun.of(
      URL(fileURLWithPath: TestCompiler.path),
      TestCompiler.arguments(ofModule: "Wrapping") + [
        "-emit-module", "-emit-module-path", folder.path("Wrapping.swiftmodule"), wrapping,
      ])
    #expect(library.exitCode == 0, "\(library.errors)")
    let compiler = Compiler(program: TestCompiler.path, folder: folder.url.path)
    let app = TestCompiler.arguments(ofModule: "App") + ["-I", folder.url.path, folder.path("App.swift")]
    let check = try GraphCheck([
      TestCompiler.facts(ofModule: "Wrapping", sources: [wrapping]),
      BigStack.run { Result { try compiler.facts(of: CompilerArguments(app)) } }.get(),
    ])
    let found = Dictionary(uniqueKeysWithValues: check.findings.map { ($0.root, $0) })
    #expect(found["App.App"]?.diagnostics.map { "\($0.headline)" } == ["Int32: binding missing"])
    #expect(found["App.App"]?.uncheckedCode.isEmpty == true)
    // Its types never repeat, so that no tool can follow all of it.
    #expect(found["App.GrowingApp"]?.uncheckedCode.isEmpty == false)
  }
}
