import Commands
import TestSupport
import BindingGraph
import Foundation
import GraphDocuments
import Testing

@testable import cleansec

@Suite("Unchecked code") struct UncheckedCodeTests {
  /// Code that cannot be followed, with the expected headline at the end of the line.
  private static let source = """
    import Cleanse
    import CheckerLibrary

    struct Switches { static var isOn: Bool { Bool.random() }; static var number: Int { Int.random(in: 0..<99) } }

    enum Loops {
      struct Root: RootComponent {
        static func configure(binder: UnscopedBinder) {
          for number in 0..<Switches.number {  // note: bindings in a loop are checked as if it ran once
            binder.bind(Int.self).intoCollection().to(value: number)
          }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: [Int]) in true } }
      }
    }

    protocol Wiring { func wire(_ binder: UnscopedBinder) }

    enum Existentials {
      static let wirings: [any Wiring & Sendable] = []
      struct Root: RootComponent {
        static func configure(binder: UnscopedBinder) {
          wirings[0].wire(binder)  // note: a binder is passed to wire, whose code was not read
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
      }
    }

    enum Stores {
      struct Root: RootComponent {
        static func configure(binder: UnscopedBinder) {
          let binders = (binder, 1)  // note: a binder is stored in a collection, where its use is not followed
          binders.0.bind(Int8.self).to(value: 1)  // note: a binder comes from code that was not read
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
      }
    }

    protocol UnscopedModule: Module where Scope == Unscoped {}
    struct OneModule: UnscopedModule { static func configure(binder: UnscopedBinder) {} }

    enum Types {
      struct Root: RootComponent {
        static func configure(binder: UnscopedBinder) {
          func include<M: Module>(_ module: M.Type) where M.Scope == Unscoped {
            binder.include(module: module)  // note: a type is known only at run time
          }
          let module: any UnscopedModule.Type = OneModule.self
          include(module)
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
      }
    }

    enum Completions {
      nonisolated(unsafe) static var completion: (ReceiptBinder<Int8>) -> BindingReceipt<Int8> = { $0.to(value: 1) }
      struct Root: RootComponent {
        static func configure(binder: UnscopedBinder) {
          binder.bind(Int8.self).configured(with: completion)  // note: a binding is completed by a function that is known only at run time
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
      }
    }

    enum OtherModules {
      struct Root: RootComponent {
        static func configure(binder: UnscopedBinder) {
          binder.include(module: LibraryModule.self)  // note: LibraryModule: its code was not read
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
      }
    }

    enum Ends {
      struct Endless: RootComponent {  // note: Endless: every path through its configuration ends the program or throws an error
        static func configure(binder: UnscopedBinder) { fatalError() }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
      }
    }

    enum ManyBranches {
      struct Branched: RootComponent {  // note: Branched: its configuration has too many branches to check them all
        static func configure(binder: UnscopedBinder) {
          switch Switches.number {
    \((0..<80).map { "      case \($0): binder.bind(Int8.self).to(value: \($0))" }.joined(separator: "\n"))
          default: binder.bind(Int8.self).to(value: 99)
          }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
      }
    }

    enum Generics {
      struct Open<Value>: RootComponent {  // note: Open: built with type arguments that were not found
        static func configure(binder: UnscopedBinder) {}
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
      }
      static func validate<Value>(_ type: Value.Type) { _ = GraphValidator.validate(Open<Value>.self) }
    }

    enum Recursions {
      static func bindForever(_ binder: UnscopedBinder, _ number: Int) {
        bindForever(binder, number + 1)  // note: bindForever calls itself while it declares bindings
      }
      struct Root: RootComponent {
        static func configure(binder: UnscopedBinder) { bindForever(binder, 0) }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
      }
    }

    """

  @Test("A SARIF document contains each kind of unchecked code with its line") func sarif() throws {
    let source = try TemporaryFile(Self.source)
    let arguments = ["--format", "sarif", "--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(arguments)
    #expect(outcome.exitCode == 0)
    let results = try SARIFResult.all(in: outcome.output)
    let expected = Self.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      line.components(separatedBy: "// note: ").dropFirst().first.map {
        SARIFResult(rule: "unchecked-code", level: "note", line: number + 1, headline: $0)
      }
    }
    #expect(expected.count == 11)
    #expect(results == expected)
    let strict = run(["--strict"] + arguments)
    #expect(strict.exitCode == 1)
    #expect(Set(try SARIFResult.all(in: strict.output).map(\.level)) == ["error"])
  }

  @Test(
    "Unchecked code is a note by default and an error with --strict", arguments: ["Loop.Root", "ModuleByValue.Root"])
  func strictness(root: String) throws {
    let files = try FixtureModules.all.get().map { module in
      let file = try TemporaryFile("", extension: "facts")
      try Data(module.stored).write(to: URL(fileURLWithPath: file.path))
      return file
    }
    let arguments = ["--root", root] + files.map(\.path)
    let outcome = run(arguments)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("Uncertain.swift:"))
    #expect(outcome.output.contains(": note: "))
    #expect(outcome.output.contains(" [unchecked-code]\n"))
    #expect(outcome.complaint.hasSuffix(", 1 statement not checked\n"))
    let failing = run(["--warnings-as-errors"] + arguments)
    #expect(failing.exitCode == 1)
    #expect(failing.output == outcome.output)
    let strict = run(["--strict"] + arguments)
    #expect(strict.exitCode == 1)
    #expect(strict.output.contains(": error: "))
    #expect(strict.complaint == outcome.complaint)
    #expect(run(["--strict", "--root", "OppositeConditions.Root"] + files.map(\.path)).exitCode == 0)
  }

  @Test("An unread dictionary key makes cleansec fail with --warnings-as-errors") func unknownKeys() throws {
    let source = try TemporaryFile(
      """
      import Cleanse
      struct App: RootComponent {
        static func configure(binder: UnscopedBinder) {
          binder.bind(Bool.self).intoDictionary(key: Int.random(in: 1...9)).to(value: true)
        }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          bind.to { (_: [Int: Bool]) in 1 }
        }
      }
      """)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(arguments)
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.contains("note: the key of a dictionary contribution is known only at run time [unchecked-code]\n")
    )
    let failing = run(["--warnings-as-errors"] + arguments)
    #expect(failing.exitCode == 1)
    #expect(failing.output == outcome.output)
  }

  @Test("JSON documents count unchecked statements and validate against the schema") func documents() throws {
    let source = try TemporaryFile(Self.source)
    let outcome = run(["--format", "json", "--"] + TestCompiler.arguments(ofModule: "App") + [source.path])
    #expect(try JSONSchema(named: "report").problems(of: outcome.output) == [])
    let document = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(document["noteCount"] as? Int == 11)
    let extent = try #require(document["checked"] as? [String: Int])
    #expect(extent["roots"] == 9)
    #expect(extent["notFollowed"] == 11)
    #expect(outcome.complaint == "cleansec: 9 roots, \(extent["bindings"] ?? 0) bindings, 11 statements not checked\n")
  }

  @Test("A graph document contains unchecked code among its diagnostics") func graphDocument() throws {
    let graph = try TemporaryFile("", extension: "json")
    let source = try TemporaryFile(Self.source)
    let compiler = TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(["--graph", graph.path, "--root", "Existentials.Root", "--"] + compiler)
    #expect(outcome.exitCode == 0)
    let document = try GraphDocument(contentsOfFile: graph.path)
    #expect(document.diagnostics.map(\.id) == ["unchecked-code"])
    #expect(document.diagnostics.map(\.severity) == [.note])
    #expect(document.diagnostics.first?.headline == "a binder is passed to wire, whose code was not read")
  }

  @Test("A component or module accepts unchecked code of its own and of its included modules")
  func acceptance() throws {
    let root = """
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
      """
    let source = try TemporaryFile(
      """
      import Cleanse

      protocol Wiring { func wire(_ binder: UnscopedBinder) }
      let wirings: [any Wiring & Sendable] = []

      struct Accepting: RootComponent {
        static func configure(binder: UnscopedBinder) {
          wirings[0].wire(binder)
          binder.include(module: Inner.self)
          binder.accept(.uncheckedCode)
        }
        \(root)
      }

      struct Inner: Module {
        static func configure(binder: UnscopedBinder) { wirings[0].wire(binder) }
      }

      struct OfModule: RootComponent {
        static func configure(binder: UnscopedBinder) {
          binder.include(module: Own.self)
          wirings[0].wire(binder)
        }
        \(root)
      }

      struct Own: Module {
        static func configure(binder: UnscopedBinder) {
          wirings[0].wire(binder)
          binder.accept(.uncheckedCode)
        }
      }

      """)
    let compiler = TestCompiler.arguments(ofModule: "App") + [source.path]
    func lines(of root: String) throws -> [Int?] {
      try SARIFResult.all(in: run(["--format", "sarif", "--strict", "--root", root, "--"] + compiler).output).map(
        \.line)
    }
    #expect(try lines(of: "Accepting") == [])
    #expect(try lines(of: "OfModule") == [22])
  }

  private func run(_ arguments: [String]) -> Outcome {
    CleansecCommand(program: "cleansec", environment: ProcessInfo.processInfo.environment).run(arguments)
  }
}

/// A result of a SARIF document, reduced to the members that these tests compare.
private struct SARIFResult: Equatable {
  let rule: String?
  let level: String?
  let line: Int?
  let headline: String?

  /// All results of a document, in the order of their lines.
  static func all(in text: String) throws -> [SARIFResult] {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = (document?["runs"] as? [[String: Any]])?.first
    let results = try #require(run?["results"] as? [[String: Any]])
    return results.map { result in
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      let message = (result["message"] as? [String: Any])?["text"] as? String
      return SARIFResult(
        rule: result["ruleId"] as? String, level: result["level"] as? String,
        line: (place?["region"] as? [String: Any])?["startLine"] as? Int,
        headline: message?.components(separatedBy: "\n").first)
    }.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }
}
