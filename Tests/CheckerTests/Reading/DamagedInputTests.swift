import Foundation
import TestSupport
import Testing

@testable import cleansec

/// A crash of a reader ends the whole run of the tests.
@Suite("Damaged input of the checker") struct DamagedInputTests {
  private static let source = """
    import Cleanse
    struct Engine {}
    struct Car { init(engine: Engine, names: [String: Provider<Engine>]) {} }
    enum Parts: Module {
      static func configure(binder: Binder<Singleton>) {
        for number in 0..<2 { binder.bind(Engine.self).intoDictionary(key: "\\(number)").to { Engine() } }
        if CommandLine.argc > 1 { binder.bind(Engine.self).sharedInScope().to(factory: Engine.init) }
      }
    }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.include(module: Parts.self) }
      static func configureRoot(binder bind: ReceiptBinder<Car>) -> BindingReceipt<Car> { bind.to(factory: Car.init) }
    }
    """

  @Test("A damaged tree of the compiler is an error or has facts, and never crashes the checker")
  func trees() throws {
    let folder = try TemporaryFolder(["App.swift": Self.source])
    let output = folder.url(of: "tree.json")
    let arguments = TestCompiler.arguments(ofModule: "App") + ["-dump-ast", "-dump-ast-format", "json"]
    let run = try CompilerRun(
      TestCompiler.path, arguments + [folder.path("App.swift")], output: output, folder: folder.path(""))
    #expect(run.exitCode == 0, "\(run.complaint)")
    let tree = try Data(contentsOf: output)
    func facts(_ bytes: [UInt8]) -> Result<ModuleFacts, any Error> {
      BigStack.run {
        Result { try ModuleFacts(readingTree: Data(bytes), ofModule: "App", folder: "/") }
      }
    }
    #expect(try facts(Array(tree)).get().types.map(\.name).contains("App.App"))
    var refused = 0
    for bytes in DamagedBytes(of: tree, count: 300) {
      switch facts(bytes) {
      case .success(let facts): _ = BigStack.run { Result { try GraphCheck([facts]).diagnostics.count } }
      case .failure(let error):
        #expect(error is DumpError || error is SourceError, "\(error)")
        refused += 1
      }
    }
    #expect(refused > 100)
  }

  @Test("Damaged facts with a right checksum are an error or facts, and never crash the checker")
  func facts() throws {
    let stored = try FixtureModules.all.get()[0].stored
    let head = Array(ModuleFacts.storedVersion.utf8)
    let contents = stored.dropFirst(head.count + Checksum.size)
    var refused = 0
    for bytes in DamagedBytes(of: contents, count: 300) {
      do {
        _ = try ModuleFacts(stored: head + Checksum(of: bytes).bytes + bytes)
      } catch {
        #expect(error is FactsError, "\(error)")
        refused += 1
      }
    }
    #expect(refused > 200)
  }

  @Test("A damaged plan of the package manager never crashes the checker") func plans() throws {
    let plan = """
      commands:
        "C.App-x86_64-unknown-linux-gnu-debug.module":
          inputs: ["/p/App.swift","/b/Modules/Library.swiftmodule","/b/App.build/sources"]
          args: ["/usr/bin/swiftc","-module-name","App","-c","@/b/App.build/sources","-I","/b/Modules","-j2","-g"]
        "C.Library-x86_64-unknown-linux-gnu-debug.module":
          inputs: ["/p/Library.swift"]
          args: ["/usr/bin/swiftc","-module-name","Library","/p/Library.swift"]
      """
    let file = try TemporaryFile(plan)
    for bytes in DamagedBytes(of: plan.utf8, count: 500) {
      try Data(bytes).write(to: file.url)
      do { _ = try PackageManagerPlan(path: file.path).plan() } catch { #expect(!"\(error)".isEmpty) }
    }
  }

  @Test("A damaged compilation database never crashes the checker, and an error names the file") func databases() throws
  {
    let database = """
      [{"directory":"/b","command":"/usr/bin/swiftc -module-name App 'a b.swift' -I \\"x\\"","file":"a b.swift"},
      {"arguments":["swiftc","-module-name","Library","Library.swift"],"file":"Library.swift","output":"x"}]
      """
    let file = try TemporaryFile(database)
    for bytes in DamagedBytes(of: database.utf8, count: 500) {
      try Data(bytes).write(to: file.url)
      do {
        _ = try CompilationDatabase(path: file.path).plan()
      } catch {
        #expect("\(error)".contains(file.path), "\(error)")
      }
    }
  }

  @Test("Damaged logs and descriptions of builds never crash the checker") func logs() {
    let log = """
      Build description path: /d/XCBuildData/a.xcbuilddata
          cd "/p/with spaces"
          builtin-SwiftDriver -- /usr/bin/swiftc -module-name App -Onone a\\ b.swift 'c d.swift' @/x/list
      """
    let description = MessagePack.array(["builtin-SwiftDriver", "--", "/t/swiftc", "-module-name", "App", "a.swift"])
    var commands = 0
    for bytes in DamagedBytes(of: log.utf8, count: 500) {
      commands += BuildLog.Contents(String(decoding: bytes, as: UTF8.self)).commands.count
    }
    for bytes in DamagedBytes(of: description, count: 500) {
      commands += BuildDescription.commandLines(in: bytes).count
    }
    #expect(commands > 100)
  }
}
