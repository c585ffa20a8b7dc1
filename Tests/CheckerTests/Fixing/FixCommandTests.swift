import Commands
import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("The option --fix of cleansec") struct FixCommandTests {
  private static let harbour = """
    import Cleanse
    struct Crane { init() {} }
    struct Bolt { init(crane: Crane) {} }
    struct Ship { init(bolt: Bolt) {} }
    struct Harbour: RootComponent {
        static func configure(binder: UnscopedBinder) {
            // Ships need nothing yet.
        }
        static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
            bind.to(factory: Ship.init)
        }
    }

    """

  private static let mendedHarbour = harbour.replacingOccurrences(
    of: "yet.\n",
    with: """
      yet.
              binder.bind(Bolt.self).to(factory: Bolt.init)
              binder.bind(Crane.self).to(factory: Crane.init)

      """)

  private static let basin = """
    import Cleanse
    struct Basin: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Crane, _: Int8) in 1 }
      }
    }

    """

  @Test("cleansec --fix inserts bindings and their dependencies, lists them and changes nothing in a second run")
  func chain() throws {
    let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
    let file = folder.path("Harbour.swift")
    let outcome = run(["--fix"], in: folder)
    #expect(
      outcome
        == Outcome(
          output: """
            Harbour.swift:8: inserted: binder.bind(Bolt.self).to(factory: Bolt.init)
            Harbour.swift:9: inserted: binder.bind(Crane.self).to(factory: Crane.init)

            """,
          complaint: """
            cleansec: 2 statements inserted into 1 file, 0 diagnostics left; the sources were checked again, and are not built yet
            cleansec: 1 root, 3 bindings

            """))
    #expect(try folder.text(of: "Harbour.swift") == Self.mendedHarbour)
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(
      run(["--fix"], in: folder)
        == Outcome(
          complaint: "cleansec: 0 statements inserted into 0 files, 0 diagnostics left\ncleansec: 1 root, 3 bindings\n")
    )
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == date)
  }

  @Test("cleansec --fix binds a type once if several new bindings need it")
  func diamond() throws {
    let source = """
      import Cleanse
      final class Log { init() {} }
      final class Client { init(log: Log) {} }
      final class Model { init(client: Client, log: Log) {} }
      struct App: RootComponent {
        static func configure(binder: UnscopedBinder) {
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: Model) in true }
        }
      }

      """
    let folder = try TemporaryFolder(["App.swift": source])
    let outcome = run(["--fix"], in: folder)
    #expect(outcome.complaint.hasPrefix("cleansec: 3 statements inserted into 1 file, 0 diagnostics left"))
    let bindings = ["Model", "Client", "Log"].map { "    binder.bind(\($0).self).to(factory: \($0).init)\n" }
    let text = try folder.text(of: "App.swift")
    for binding in bindings { #expect(text.components(separatedBy: binding).count == 2, "\(binding)") }
  }

  @Test("cleansec --fix writes raw identifiers and keywords in backticks") func rawIdentifiers() throws {
    let source = """
      import Cleanse
      struct `HTTP client` { init() {} }
      struct `some` { init() {} }
      struct Site {
        struct `TLS 1.3 (new)` { init() {} }
        struct `protocol` { init(`max age`: Int = 1, `sent by`: `HTTP client`) {} }
      }
      final class Root { init(a: `HTTP client`, b: Site.`TLS 1.3 (new)`, c: Site.`protocol`, d: `some`) {} }
      struct `My app`: RootComponent {
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
          bind.to(factory: Root.init)
        }
      }

      """
    let folder = try TemporaryFolder(["App.swift": source])
    let outcome = run(["--fix"], in: folder)
    #expect(
      outcome.output == """
        App.swift:11: inserted: binder.bind(`HTTP client`.self).to(factory: `HTTP client`.init)
        App.swift:12: inserted: binder.bind(Site.`TLS 1.3 (new)`.self).to(factory: Site.`TLS 1.3 (new)`.init)
        App.swift:13: inserted: binder.bind(Site.`protocol`.self).to { Site.`protocol`(`sent by`: $0) }
        App.swift:14: inserted: binder.bind(`some`.self).to(factory: `some`.init)

        """)
    #expect(outcome.exitCode == 0)
  }

  @Test("cleansec --fix keeps CRLF line endings and tabs") func windows() throws {
    let source = Self.harbour.replacingOccurrences(of: "    ", with: "\t").replacingOccurrences(of: "\n", with: "\r\n")
    let folder = try TemporaryFolder(["Harbour.swift": source])
    #expect(run(["--fix"], in: folder).exitCode == 0)
    let expected = Self.mendedHarbour.replacingOccurrences(of: "    ", with: "\t")
      .replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try folder.text(of: "Harbour.swift").unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "cleansec --fix prints the remaining diagnostics and exits with 1 for an error", arguments: ["compiler", "json"])
  func remaining(format: String) throws {
    let folder = try TemporaryFolder(["Basin.swift": Self.basin, "Crane.swift": "struct Crane { init() {} }\n"])
    let outcome = run(["--fix", "--format", format], in: folder)
    let change = "Basin.swift:4: inserted: binder.bind(Crane.self).to(factory: Crane.init)\n"
    #expect(outcome.exitCode == 1)
    #expect((format == "json" ? outcome.complaint : outcome.output).hasPrefix(change))
    #expect(outcome.output.contains("Int8: binding missing"))
    #expect(!outcome.output.contains("Crane: binding missing"))
    #expect(outcome.complaint.contains("1 statement inserted into 1 file, 1 diagnostic left; "))
    if format == "json" { #expect(try JSONSchema(named: "report").problems(of: outcome.output) == []) }
  }

  @Test("cleansec --fix --dry-run prints a patch that git applies, and changes no file") func dryRun() throws {
    let folder = try TemporaryFolder([
      "Harbour.swift": Self.harbour, "Basin.swift": Self.basin.replacingOccurrences(of: ", _: Int8", with: ""),
    ])
    let outcome = run(["--fix", "--dry-run"], in: folder)
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.complaint
        == "cleansec: no file was changed; with the patch: 2 statements inserted into 2 files, 0 diagnostics left\n")
    #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
    let patch = try folder.write(outcome.output, to: "changes.patch")
    let applied = try ProgramRun.of(script: "cd \"$0\" && git init -q . && git apply \"$1\"", [folder.url.path, patch])
    #expect(applied == ProgramRun())
    #expect(try folder.text(of: "Harbour.swift").contains("binder.bind(Bolt.self).to(factory: Bolt.init)\n"))
    #expect(try folder.text(of: "Basin.swift").contains("{\n    binder.bind(Crane.self).to(factory: Crane.init)\n  }"))
  }

  @Test("cleansec --fix --dry-run excludes files outside the base folder of the patch") func dryRunElsewhere() throws {
    let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
    let outcome = run(["--fix", "--dry-run", "--relative-to", "/nowhere"], in: folder)
    #expect(outcome.output == "")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.complaint.contains(
        "cleansec: \(folder.path("Harbour.swift")) is not changed: it is not in /nowhere, where the patch starts")
    )
  }

  @Test("cleansec --fix inserts before a final return, on a line of its own or not") func returns() throws {
    func fixed(_ body: String) throws -> String {
      let source = """
        import Cleanse
        struct Crane { init() {} }
        struct Harbour: RootComponent {
          static func configure(binder: UnscopedBinder) {\(body)}
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (_: Crane, _: Int8) in 1 }
          }
        }

        """
      let folder = try TemporaryFolder(["Harbour.swift": source])
      #expect(run(["--fix"], in: folder).exitCode == 0)
      let text = try folder.text(of: "Harbour.swift")
      return text.components(separatedBy: "configure(binder: UnscopedBinder) {")[1]
        .components(separatedBy: "}\n  static func configureRoot")[0]
    }
    let (statement, new) = ("binder.bind(Int8.self).to(value: 1)", "binder.bind(Crane.self).to(factory: Crane.init)")
    #expect(try fixed("\n    \(statement)\n    return\n  ") == "\n    \(statement)\n    \(new)\n    return\n  ")
    #expect(try fixed(" \(statement); return ") == " \(statement);\n    \(new)\n  return ")
  }

  @Test(
    "cleansec --fix names each fix that no configure function can take",
    arguments: [["--fix"], ["--fix", "--dry-run"]])
  func unplaced(options: [String]) throws {
    let source = Self.basin.replacingOccurrences(of: "binder:", with: "binder _:")
    let folder = try TemporaryFolder(["Basin.swift": source + "struct Crane { init() {} }\n"])
    let outcome = run(options, in: folder)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.complaint.contains(
        "cleansec: Basin.swift:5: not inserted: binder.bind(Crane.self).to(factory: Crane.init): "
          + "there is no configure function with a named binder that can take it\n"))
    #expect(try folder.text(of: "Basin.swift").contains("configure(binder _: UnscopedBinder) {}"))
  }

  @Test("cleansec --fix skips read-only files and names them") func readOnly() throws {
    let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("Harbour.swift"))
    let outcome = run(["--fix"], in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("Bolt: binding missing"))
    #expect(outcome.complaint.hasPrefix("cleansec: Harbour.swift is not changed: it is read-only\n"))
    #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
  }

  @Test("cleansec --fix skips files with merge conflicts unless --fix-unmerged is passed") func unmerged() throws {
    let repository = try ConflictedRepository(["Harbour.swift": ["// a\n", "// b\n", "// c\n"]])
    try repository.folder.write(Self.harbour, to: "Harbour.swift")
    let outcome = run(["--fix"], in: repository.folder)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.complaint.hasPrefix(
        "cleansec: Harbour.swift is not changed: it has unresolved merge conflicts; use --fix-unmerged to change it anyway\n"
      ))
    #expect(try repository.folder.text(of: "Harbour.swift") == Self.harbour)
    #expect(run(["--fix", "--fix-unmerged"], in: repository.folder).exitCode == 0)
    #expect(try repository.folder.text(of: "Harbour.swift") == Self.mendedHarbour)
  }

  @Test("cleansec --fix changes files with uncommitted changes") func uncommitted() throws {
    let folder = try TemporaryFolder(["Harbour.swift": "// old\n"])
    let git = "git -C \"$0\" -c user.name=a -c user.email=a@b"
    let committed = try ProgramRun.of(
      script: "\(git) init -q . && \(git) add . && \(git) commit -q -m a", [folder.url.path])
    #expect(committed == ProgramRun())
    try folder.write(Self.harbour, to: "Harbour.swift")
    #expect(run(["--fix"], in: folder).exitCode == 0)
  }

  @Test("A plugin without write permission names the option that permits it") func permission() {
    #expect(
      FixRefusal.notPermitted.reason(isPlugin: true)
        == "the package manager does not let plugins write there: "
        + "use swift package --allow-writing-to-package-directory cleansec --fix")
    #expect(FixRefusal.notPermitted.reason(isPlugin: false) == "it cannot be written")
  }

  @Test("cleansec --fix skips sources of other packages and generated sources") func otherPackage() throws {
    let folder = try TemporaryFolder([
      "App/.build/checkouts/Library/Harbour.swift": Self.harbour, "Library/Harbour.swift": Self.harbour,
    ])
    let files = FixableFiles(
      package: PackageSources(folder: folder.path("App"), modules: []), includesUnmerged: false)
    for path in ["App/.build/checkouts/Library/Harbour.swift", "Library/Harbour.swift"] {
      #expect(throws: FixRefusal.otherPackage) { try files.source(folder.path(path), inserting: []) }
    }
  }

  @Test("cleansec --fix refuses incompatible options")
  func usage() {
    let cases: [([String], String)] = [
      (["--dry-run", "--", "a.swift"], "'--dry-run' requires '--fix'"),
      (["--fix-unmerged", "--", "a.swift"], "'--fix-unmerged' requires '--fix'"),
      (["--fix", "--store", "a.facts", "--", "a.swift"], "'--fix' and '--store' cannot be used together"),
      (["--fix", "--graph", "a.txt", "--", "a.swift"], "'--fix' and '--graph' cannot be used together"),
      (["--fix", "--watch", "--", "a.swift"], "'--fix' and '--watch' cannot be used together"),
      (
        ["--fix", "a.facts"],
        "'--fix' reads changed sources again: pass a build, or compiler arguments after '--', instead of a.facts"
      ),
      (
        ["--fix", "--dry-run", "--format", "json", "--", "a.swift"],
        "'--dry-run' prints a patch: remove '--format json'"
      ),
    ]
    for (arguments, complaint) in cases {
      let outcome = CleansecCommand(program: "cleansec", environment: [:]).run(arguments)
      #expect(outcome == Outcome(complaint: "cleansec: error: \(complaint) (see --help)\n", exitCode: 2))
    }
  }

  private func run(_ options: [String], in folder: TemporaryFolder) -> Outcome {
    let sources = folder.contents.filter { $0.hasSuffix(".swift") }.sorted().map(folder.path)
    return CleansecCommand(program: "cleansec", environment: ProcessInfo.processInfo.environment).run(
      (options.contains("--relative-to") ? [] : ["--relative-to", folder.url.path]) + options + ["--"]
        + TestCompiler.arguments(ofModule: "Port") + sources)
  }
}
