import Commands
import Foundation
import TestSupport
import Testing

@testable import cleansec

/// Runs of `cleansec` that the plugin CleanseBuildCheck adds to a build.
@Suite("Steps of a build")
struct BuildStepTests {
  private static let app = """
    import Cleanse
    struct AppRoot: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
        bind.to { (_: Int) in true }
      }
    }

    """

  private let step = ["--build-step", "--target", "App"]

  @Test("A step prints diagnostics without a summary, and fails for errors")
  func findings() throws {
    let plan = try PlannedPackage([.init("App", Self.app)])
    let outcome = plan.run(step)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix("\(plan.folder)/Sources/App.swift:5:10: error: Int: binding missing [missing-binding]\n")
    )
    #expect(outcome.complaint == "")
    let valid = try PlannedPackage([.init("App", Self.app.replacing("(_: Int) in true", with: "true"))])
    #expect(valid.run(step) == Outcome())
  }

  @Test("A step reads its target before the build has written the list of its sources")
  func listOfSources() throws {
    let plan = try PlannedPackage([.init("App", Self.app, sourcesInFile: "/nowhere/App.build/sources")])
    #expect(plan.run(["--target", "App"]).exitCode == 3)
    #expect(plan.run(step).output.contains("error: Int: binding missing"))
  }

  @Test("A step finds the build descriptions of Swift Build and Xcode in the folder OBJROOT")
  func descriptions() throws {
    let folder = try TemporaryFolder(["App.swift": Self.app, "Cleanse.swift": ""])
    try folder.write("", to: "XCBuildData/a.xcbuilddata/task-store.msgpack")
    let lines = ["App", "Cleanse"].flatMap { name in
      MessagePack.array(
        ["builtin-SwiftDriver", "--", TestCompiler.path] + TestCompiler.arguments(ofModule: name) + [
          folder.path("\(name).swift")
        ])
    }
    try Data(lines).write(to: folder.url(of: "XCBuildData/a.xcbuilddata/task-store.msgpack"))
    func run(_ options: [String]) -> Outcome {
      let environment = ProcessInfo.processInfo.environment.merging(["OBJROOT": folder.url.path]) { $1 }
      return CleansecCommand(program: "cleansec", environment: environment).run(options)
    }
    #expect(run(step).output.contains("App.swift:5:10: error: Int: binding missing"))
    #expect(run(["--target", "App"]).exitCode == 2)
  }

  @Test("A step checks nothing while an editor has modules prepared, whose functions have no bodies")
  func indexing() throws {
    let plan = try PlannedPackage(
      [.init("App", Self.app)], options: ["-Xfrontend", "-experimental-skip-all-function-bodies"])
    #expect(plan.run(step) == Outcome())
  }

  @Test("The modules that the compiler builds for a step are in the folder of its facts")
  func moduleCache() throws {
    let plan = try PlannedPackage([.init("App", "import Foundation\n" + Self.app)])
    #expect(plan.run(step + ["--cache", plan.folder + "/facts"]).exitCode == 1)
    #expect(FileManager.default.fileExists(atPath: plan.folder + "/facts/modules"))
  }
}
