#if os(Linux) || os(macOS)
  import Commands
  import Foundation
  import TestSupport
  import Testing

  @testable import cleansec

  /// The program itself runs here, because a signal stops it.
  @Suite("The option --watch of cleansec") struct WatchCommandTests {
    private static func source(_ request: String) -> String {
      """
      import Cleanse
      struct Harbour: RootComponent {
        static func configure(binder: UnscopedBinder) {}
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { \(request) true }
        }
      }

      """
    }

    private static let valid = source("")
    private static let lacking = source("(_: Int8) in")

    @Test(
      "cleansec --watch prints new and removed errors after a change, and exits with 0 on a signal",
      arguments: [SIGTERM, SIGINT, SIGHUP])
    func changes(signal: Int32) throws {
      let package = try WatchedPackage(["Harbour.swift": Self.lacking])
      let watch = try package.watch()
      #expect(
        watch.said { $0.contains("cleansec: ") } == """
          Sources/Harbour.swift:5:10: error: Int8: binding missing [missing-binding]
          Sources/Harbour.swift:5:10: note: required by Bool
          Sources/Harbour.swift:5:10: note: bind it in Harbour, for example: binder.bind(Int8.self).to(value: ...)
          cleansec: 1 diagnostic, 1 root, 1 binding

          """)
      try package.write("// One line more.\n" + Self.source("(_: Int8, _: Int16) in"), to: "Harbour.swift")
      var new = watch.news { $0.contains("cleansec: ") }
      #expect(new?.hasPrefix("Sources/Harbour.swift:6:10: error: Int16: binding missing [missing-binding]\n") == true)
      #expect(new?.contains("Int8: binding missing") == false)
      #expect(new?.hasSuffix("cleansec: 2 diagnostics, 1 root, 1 binding\n") == true)
      try package.write(Self.valid, to: "Harbour.swift")
      new = watch.news { $0.contains("cleansec: ") }
      #expect(
        new == """
          resolved: Sources/Harbour.swift:6:10: error: Int16: binding missing [missing-binding]
          resolved: Sources/Harbour.swift:6:10: error: Int8: binding missing [missing-binding]
          cleansec: no diagnostics, 1 root, 1 binding

          """)
      #expect(watch.stop(by: signal) == 0)
    }

    @Test("cleansec --watch reports a source that does not compile, and continues") func doesNotCompile() throws {
      let package = try WatchedPackage(["Harbour.swift": Self.lacking])
      let watch = try package.watch()
      _ = watch.said { $0.contains("cleansec: ") }
      try package.write("let number: Int = \"\"\n" + Self.lacking, to: "Harbour.swift")
      let failure = watch.news { $0.contains("cleansec: ") }
      #expect(failure?.contains("error: cannot convert") == true)
      #expect(failure?.hasSuffix("cleansec: not checked; the last check found 1 diagnostic\n") == true)
      try package.write(Self.lacking, to: "Harbour.swift")
      #expect(watch.news { $0.contains("cleansec: ") } == "cleansec: 1 diagnostic, 1 root, 1 binding\n")
      #expect(watch.stop(by: SIGTERM) == 0)
    }

    @Test("cleansec --watch notices added and removed sources and the next build") func addedAndRemoved() throws {
      let package = try WatchedPackage(["Harbour.swift": Self.valid])
      let watch = try package.watch()
      #expect(watch.said { $0.contains("cleansec: ") } == "cleansec: no diagnostics, 1 root, 1 binding\n")
      let added = try package.write("struct Quay {}\n", to: "Quay.swift")
      #expect(watch.news { $0.contains("not checked") }?.contains("it does not have \(added); build again") == true)
      try package.writePlan()
      #expect(watch.news { $0.contains("cleansec: ") } == "cleansec: no diagnostics, 1 root, 1 binding\n")
      try FileManager.default.removeItem(atPath: added)
      #expect(
        watch.news { $0.contains("not checked") }?.contains("its source \(added) does not exist; build again") == true)
      try package.writePlan()
      #expect(watch.news { $0.contains("cleansec: ") } == "cleansec: no diagnostics, 1 root, 1 binding\n")
      #expect(watch.stop(by: SIGTERM) == 0)
    }

    @Test("cleansec --watch ends and leaves no files after its output is closed") func closedPipe() throws {
      let package = try WatchedPackage(["Harbour.swift": Self.lacking])
      let work = try TemporaryFolder()
      let process = Process()
      process.executableURL = BuiltProduct.url("cleansec")
      process.arguments = ["--watch", "--build-plan", package.plan]
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": work.url.path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      // A program that continues fails the test instead of blocking it.
      let limit = DispatchWorkItem { [identifier = process.processIdentifier] in kill(identifier, SIGKILL) }
      DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: limit)
      #expect(!output.fileHandleForReading.availableData.isEmpty)
      try output.fileHandleForReading.close()
      process.waitUntilExit()
      limit.cancel()
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
      #expect(work.contents == [])
    }

    @Test("cleansec --watch waits for a plan that cannot be read yet") func noPlan() throws {
      let package = try WatchedPackage(["Harbour.swift": Self.valid], hasPlan: false)
      let watch = try package.watch()
      #expect(
        watch.said { $0.contains("not checked") }?.hasSuffix(
          "debug.yaml cannot be read: No such file or directory\ncleansec: not checked; waiting for changes\n") == true)
      try package.writePlan()
      #expect(watch.news { $0.contains("cleansec: ") } == "cleansec: no diagnostics, 1 root, 1 binding\n")
      #expect(watch.stop(by: SIGTERM) == 0)
    }

    @Test("cleansec --watch is refused in a plugin with the command to run instead") func plugin() {
      let outcome = CleansecCommand(program: "/p/.build/debug/cleansec", environment: [:]).run([
        "--plugin", "--package", "/my app", "--build-plan", "/my app/.build/debug.yaml", "--target", "App", "--watch",
      ])
      #expect(
        outcome
          == Outcome(
            complaint: "cleansec: error: '--watch' cannot be used in a plugin, because the package manager locks the "
              + "package while a plugin runs; run the tool itself: /p/.build/debug/cleansec "
              + "--watch --package '/my app' --build-plan '/my app/.build/debug.yaml' --target App (see --help)\n",
            exitCode: 2))
    }

    @Test("cleansec --watch refuses inputs that it cannot read again and document formats")
    func usage() {
      let cases: [([String], String)] = [
        (
          ["--watch", "--build-log", "-"],
          "'--watch' reads the build log again: pass a file to '--build-log', or use '--build-plan'"
        ),
        (["--watch", "--build-server", "."], "'--watch' and '--build-server' cannot be used together"),
        (["--watch", "--graph", "a.txt", "--", "a.swift"], "'--watch' and '--graph' cannot be used together"),
        (
          ["--watch", "--format", "sarif", "--", "a.swift"],
          "'--watch' prints changes instead of documents: remove '--format sarif'"
        ),
      ]
      for (arguments, complaint) in cases {
        let outcome = CleansecCommand(program: "cleansec", environment: [:]).run(arguments)
        #expect(outcome == Outcome(complaint: "cleansec: error: \(complaint) (see --help)\n", exitCode: 2))
      }
    }
  }

  /// A package with a build plan.
  private struct WatchedPackage {
    private let folder: TemporaryFolder

    init(_ sources: [String: String], hasPlan: Bool = true) throws {
      folder = try TemporaryFolder()
      for (name, text) in sources { try write(text, to: name) }
      if hasPlan { try writePlan() }
    }

    /// Atomic, so that the program does not read half a file.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try replace("Sources/\(name)", with: text) }

    @discardableResult
    private func replace(_ path: String, with text: String) throws -> String {
      let file = folder.url(of: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return file.path
    }

    /// The plan of the current sources, newer than these.
    func writePlan() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("Sources")).sorted()
      let sources = names.map { folder.path("Sources/\($0)") }
      let words = { (words: [String]) in "[\(words.map { "\"\($0)\"" }.joined(separator: ","))]" }
      try replace(
        "debug.yaml",
        with: """
          client:
            name: basic
          commands:
            "C.Port-debug.module":
              inputs: \(words(sources + ["/modules/Cleanse.swiftmodule"]))
              args: \(words(["swiftc"] + TestCompiler.arguments(ofModule: "Port") + sources))

          """)
    }

    var path: String { folder.url.path }
    var plan: String { folder.path("debug.yaml") }

    func watch() throws -> WatchingProgram {
      try WatchingProgram(["--watch", "--build-plan", plan, "--relative-to", path])
    }
  }

  private final class WatchingProgram {
    private let program: RunningProgram
    private var heard = ""

    init(_ arguments: [String]) throws {
      program = try RunningProgram(BuiltProduct.url("cleansec"), arguments)
    }

    deinit {
      program.process.terminate()
    }

    func said(_ isEnough: (String) -> Bool) -> String? {
      guard let text = program.said(isEnough) else { return nil }
      heard = text
      return text
    }

    /// The output of the program from now on, until the closure accepts it.
    func news(_ isEnough: (String) -> Bool) -> String? {
      let known = heard
      return said { isEnough(String($0.dropFirst(known.count))) }.map { String($0.dropFirst(known.count)) }
    }

    /// - Returns: the exit code of the program.
    func stop(by signal: Int32) -> Int32 {
      kill(program.process.processIdentifier, signal)
      program.process.waitUntilExit()
      return program.process.terminationReason == .exit ? program.process.terminationStatus : -1
    }
  }
#endif
