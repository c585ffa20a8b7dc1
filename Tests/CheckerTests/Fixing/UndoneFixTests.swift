import Commands
import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Undone fixes") struct UndoneFixTests {
  private static func source(_ name: String, requiring type: String) -> String {
    """
    import Cleanse
    struct \(type) { init() {} }
    struct \(name): RootComponent {
      static func configure(binder: UnscopedBinder) {
      }
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: \(type)) in 1 }
      }
    }

    """
  }

  private static let harbour = source("Harbour", requiring: "Crane")
  private static let basin = source("Basin", requiring: "Sluice")

  private static func statement(_ type: String) -> String { "binder.bind(\(type).self).to(factory: \(type).init)" }

  @Test(
    "A failed fix restores the file byte for byte, with CRLF or without a final newline",
    arguments: [harbour, harbour.replacingOccurrences(of: "\n", with: "\r\n"), String(harbour.dropLast(2)) + "\t}"])
  func oneFile(source: String) throws {
    let folder = try TemporaryFolder(["Harbour.swift": source])
    let outcome = run(in: folder, failingWith: Self.statement("Crane"))
    #expect(outcome.exitCode == ExitCode.failure)
    #expect(try Data(contentsOf: folder.url(of: "Harbour.swift")) == Data(source.utf8))
    #expect(folder.contents.filter { $0.hasPrefix(".") } == [])
  }

  @Test("A failed fix lists the undone statements with the compiler's message before the remaining errors") func words()
    throws
  {
    let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
    let outcome = run(in: folder, failingWith: Self.statement("Crane"))
    #expect(
      outcome
        == Outcome(
          output: """
            Harbour.swift:7:10: error: Crane: binding missing [missing-binding]
            Harbour.swift:7:10: note: required by Int
            Harbour.swift:7:10: note: bind it in Harbour, for example: binder.bind(Crane.self).to(factory: Crane.init)

            """,
          complaint: """
            Harbour.swift:5: undone: binder.bind(Crane.self).to(factory: Crane.init)
            error: the sources are broken
            cleansec: error: these statements do not compile
            cleansec: 0 statements inserted into 0 files, 1 diagnostic left
            cleansec: 1 root, 1 binding

            """, exitCode: ExitCode.failure))
  }

  @Test("A failed fix is undone in all files of the same check") func severalFiles() throws {
    let folder = try TemporaryFolder(["Harbour.swift": Self.harbour, "Basin.swift": Self.basin])
    let outcome = run(in: folder, failingWith: Self.statement("Sluice"))
    #expect(outcome.exitCode == ExitCode.failure)
    #expect(
      outcome.complaint.hasPrefix(
        "Basin.swift:5: undone: \(Self.statement("Sluice"))\nHarbour.swift:5: undone: \(Self.statement("Crane"))\n"))
    #expect(try folder.text(of: "Basin.swift") == Self.basin)
    #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
  }

  @Test("A failed fix keeps the statements of an earlier check that passed") func laterRound() throws {
    let source = Self.harbour.replacingOccurrences(
      of: "struct Crane { init() {} }", with: "struct Bolt { init() {} }\nstruct Crane { init(bolt: Bolt) {} }")
    let folder = try TemporaryFolder(["Harbour.swift": source])
    let outcome = run(in: folder, failingWith: Self.statement("Bolt"))
    #expect(outcome.exitCode == ExitCode.failure)
    #expect(outcome.output.hasPrefix("Harbour.swift:6: inserted: \(Self.statement("Crane"))\n"))
    #expect(outcome.output.contains("error: Bolt: binding missing"))
    #expect(outcome.complaint.hasPrefix("Harbour.swift:7: undone: \(Self.statement("Bolt"))\n"))
    #expect(
      try folder.text(of: "Harbour.swift")
        == source.replacingOccurrences(of: ") {\n  }", with: ") {\n    \(Self.statement("Crane"))\n  }"))
  }

  @Test("A fix that causes another finding about its type is undone, and the others stay") func anotherFinding() throws
  {
    let source = """
      import Cleanse
      final class Cart {
        var items = 0
      }
      struct Price { init() {} }
      struct List { let cart: Cart }
      struct Total { let cart: Cart, price: Price }
      struct Shop: RootComponent {
        static func configure(binder: UnscopedBinder) {
          binder.bind(List.self).to(factory: List.init)
          binder.bind(Total.self).to(factory: Total.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          bind.to { (_: List, _: Total) in 1 }
        }
      }

      """
    let folder = try TemporaryFolder(["Shop.swift": source])
    let outcome = run(in: folder, failingWith: "never in the source")
    #expect(
      outcome.complaint == """
        cleansec: Shop.swift:12: not inserted: binder.bind(Cart.self).to(factory: Cart.init): then 'Cart' is a class with \
        mutable state, but is not shared: 2 bindings get separate objects [unshared-class]
        cleansec: 1 statement inserted into 1 file, 1 diagnostic left; the sources were checked again, and are not built yet
        cleansec: 1 root, 4 bindings

        """)
    #expect(
      try folder.text(of: "Shop.swift")
        == source.replacingOccurrences(
          of: "Total.init)\n", with: "Total.init)\n    \(Self.statement("Price"))\n"))
  }

  @Test("A failed fix stays in a file that was edited meanwhile, with an error, and is undone in others")
  func editedSince() throws {
    let folder = try TemporaryFolder(["Harbour.swift": Self.harbour, "Basin.swift": Self.basin])
    let outcome = run(
      in: folder, failingWith: Self.statement("Sluice"),
      after: "echo '// mine' >> \(folder.path("Harbour.swift"))")
    #expect(outcome.exitCode == ExitCode.failure)
    #expect(
      outcome.complaint.hasPrefix(
        """
        Basin.swift:5: undone: \(Self.statement("Sluice"))
        Harbour.swift:5: inserted: \(Self.statement("Crane"))
        cleansec: error: Harbour.swift keeps these statements, which no check has passed: it was edited in the meantime

        """))
    #expect(try folder.text(of: "Basin.swift") == Self.basin)
    #expect(
      try folder.text(of: "Harbour.swift")
        == Self.harbour.replacingOccurrences(of: ") {\n  }", with: ") {\n    \(Self.statement("Crane"))\n  }")
        + "// mine\n")
  }

  @Test("A fix does not overwrite a file that was edited since it was read") func editedBefore() throws {
    let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
    let file = folder.path("Harbour.swift")
    let source = try EditedSource(
      file, contents: Data(Self.harbour.utf8),
      inserting: [SourceInsertion(file: file, line: 5, column: 1, text: "    f()\n")])
    try folder.write("// mine\n", to: "Harbour.swift")
    #expect(throws: FixRefusal.editedSince) { try UncheckedEdits().write(source) }
    #expect(try folder.text(of: "Harbour.swift") == "// mine\n")
  }

  #if os(Linux) || os(macOS)
    @Test("A signal that ends the program undoes an unchecked fix", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interruption(signal: Int32) throws {
      let folder = try TemporaryFolder(["Harbour.swift": Self.harbour])
      let work = try TemporaryFolder()
      let compiler = try Self.compiler(
        in: work, failingWith: Self.statement("Crane"), of: folder, after: "echo $$ > \(work.path("waits")); sleep 60")
      let complaints = Pipe()
      let process = Process()
      process.executableURL = BuiltProduct.url("cleansec")
      process.arguments = Self.arguments(in: folder, compiler: compiler)
      process.standardError = complaints
      try process.run()
      while !FileManager.default.fileExists(atPath: work.path("waits")), process.isRunning { usleep(20_000) }
      #expect(try folder.text(of: "Harbour.swift") != Self.harbour)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let waiting = try work.text(of: "waits").split(separator: "\n").compactMap { Int32($0) }
      for identifier in waiting { kill(identifier, SIGKILL) }
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
      #expect(try folder.text(of: "Harbour.swift") == Self.harbour)
      #expect(
        String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
          == """
          Harbour.swift:5: undone: \(Self.statement("Crane"))
          cleansec: interrupted before the last statements were checked

          """)
    }
  #endif

  // MARK: Running

  private func run(in folder: TemporaryFolder, failingWith statement: String, after command: String = ":") -> Outcome {
    do {
      let work = try TemporaryFolder()
      let compiler = try Self.compiler(in: work, failingWith: statement, of: folder, after: command)
      return CleansecCommand(program: "cleansec", environment: ProcessInfo.processInfo.environment).run(
        Self.arguments(in: folder, compiler: compiler))
    } catch {
      return Outcome(complaint: "\(error)", exitCode: -1)
    }
  }

  /// A compiler that fails if the sources contain the statement.
  private static func compiler(
    in work: TemporaryFolder, failingWith statement: String, of folder: TemporaryFolder, after command: String
  ) throws -> String {
    let file = try work.write(
      """
      #!/bin/sh
      if grep -q -F '\(statement)' '\(folder.url.path)'/*.swift; then
        \(command)
        echo 'error: the sources are broken' >&2
        exit 1
      fi
      exec '\(TestCompiler.path)' "$@"

      """, to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  private static func arguments(in folder: TemporaryFolder, compiler: String) -> [String] {
    let sources = folder.contents.filter { $0.hasSuffix(".swift") }.sorted().map(folder.path)
    return ["--fix", "--compiler", compiler, "--relative-to", folder.url.path, "--"]
      + TestCompiler.arguments(ofModule: "Port") + sources
  }
}
