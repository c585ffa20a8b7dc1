import Commands
import Foundation
import TestSupport
import Testing

@testable import cleansec

// The project replaces the SDK and target of iOS by those of Linux.
#if os(Linux)
  @Suite("cleansec with build systems") struct BuildSystemCommandTests {
    private static let findings = """
      Ovens/OvenModule.swift:11:28: error: Int: binding missing [missing-binding]
      Ovens/OvenModule.swift:11:28: note: required by Oven
      Ovens/OvenModule.swift:11:28: note: bind it in BakeryComponent, for example: binder.bind(Int.self).to(value: ...)

      """

    @Test("cleansec checks an app from its build log") func log() throws {
      let project = try builtProject()
      let log = try project.folder.write(project.log, to: "build.log")
      let outcome = run(["--build-log", log, "--target", "Bakery", "--relative-to", project.folder.url.path])
      #expect(outcome.complaint == "cleansec: 1 root, 2 bindings\n")
      #expect(outcome.output == Self.findings)
    }

    @Test("cleansec caches the facts of a log's modules and reads only changed modules again") func cache() throws {
      let project = try builtProject()
      let log = try project.folder.write(project.log, to: "build.log")
      let options = ["--build-log", log, "--cache", project.folder.path("cache"), "--progress"]
      #expect(progress(options) == ["How modules are compiled: \(log)", "Reading Bakery", "Reading Ovens"])
      #expect(progress(options) == ["How modules are compiled: \(log)"])
      try project.folder.write(project.folder.text(of: "App/BakeryApp.swift") + "\n", to: "App/BakeryApp.swift")
      #expect(progress(options) == ["How modules are compiled: \(log)", "Reading Bakery"])
    }

    @Test("cleansec uses the first build log that contains compilations") func first() throws {
      let project = try builtProject()
      let empty = try project.folder.write("** BUILD SUCCEEDED **", to: "empty.log")
      let log = try project.folder.write(project.log, to: "build.log")
      let names = progress(["--build-log", empty, "--build-log", "/nowhere.log", "--build-log", log, "--progress"])
      #expect(names.first == "How modules are compiled: \(log)")
    }

    @Test("cleansec reports why no build log or plan is usable") func noneAnswers() throws {
      let empty = try TemporaryFile("** BUILD SUCCEEDED **\n", extension: "log")
      #expect(
        run(["--build-log", empty.path]).complaint
          == "cleansec: error: no Swift module is compiled in \(empty.path): build from scratch, or pass another "
          + "'--build-plan', '--build-log' or '--build-server'\n")
      #expect(
        run(["--build-log", empty.path, "--build-plan", "/nowhere.yaml"]).complaint
          == "cleansec: error: /nowhere.yaml cannot be read: No such file or directory\n")
    }

    @Test("cleansec refuses a plan that is older than the package's manifest") func oldPlan() throws {
      let project = try builtProject()
      let log = try project.folder.write(project.log, to: "build.log")
      let manifest = try project.folder.write("", to: "Bakery.xcodeproj/project.pbxproj")
      try FileManager.default.setAttributes(
        [.modificationDate: Date().addingTimeInterval(60)], ofItemAtPath: manifest)
      let outcome = run(["--build-log", log, "--package", project.folder.url.path])
      #expect(outcome.complaint == "cleansec: error: \(log) is older than \(manifest): build again\n")
      #expect(outcome.exitCode == 3)
    }

    @Test("cleansec accepts the compiler command of a Bazel action and links the stored facts")
    func bazel() throws {
      let project = try builtProject()
      func facts(_ module: String) throws -> String {
        // Bazel runs an action in a folder of its own, to which relative paths refer.
        let argv = try RepositoryFile.text("Tests/Fixtures/BuildSystems/Bazel/\(module).argv").split(separator: "\n")
          .map {
            $0.replacingOccurrences(of: "{TARGET}", with: TestCompiler.target)
              .replacingOccurrences(of: "{PRODUCTS}", with: BuiltLibraries.modules)
              .replacingOccurrences(of: "{MAP}", with: BuiltLibraries.moduleMap)
              .replacingOccurrences(of: "-I.", with: "-I\(project.folder.path("DerivedData"))")
          }
        let file = project.folder.path("\(module).facts")
        let outcome = run(
          ["--store", file, "--"] + argv.map { $0.hasSuffix(".swift") ? project.folder.path($0) : $0 },
          environment: ["SDKROOT": "/", "DEVELOPER_DIR": "/nowhere"])
        #expect(outcome == Outcome())
        return file
      }
      let files = try ["Ovens", "Bakery"].map(facts)
      let outcome = run(files + ["--relative-to", project.folder.url.path])
      #expect(outcome.output == Self.findings)
    }

    /// The project with its framework compiled, and a log of a build by this platform's compiler.
    private func builtProject() throws -> XcodeProject {
      let project = try XcodeProject(
        sdk: "/", target: TestCompiler.target,
        modules: (BuiltLibraries.modules, BuiltLibraries.moduleMap))
      let framework = try #require(BuildLog.Contents(project.log).commands.first)
      let run = try ProgramRun.of(
        URL(fileURLWithPath: TestCompiler.path),
        CompilerArguments(framework.arguments).arguments + ["-emit-module", "-o", try #require(framework.product)])
      try #require(run.exitCode == 0, "\(run.errors)")
      return project
    }

    private func progress(_ arguments: [String]) -> [String] {
      let lines = Locked<[String]>([])
      _ = command().run(arguments) { line in lines.update { $0.append(line) } }
      return lines.value.prefix(1) + lines.value.dropFirst().sorted()
    }

    private func run(_ arguments: [String], environment: [String: String] = [:]) -> Outcome {
      command(in: environment).run(arguments)
    }

    private func command(in environment: [String: String] = [:]) -> CleansecCommand {
      CleansecCommand(
        program: "cleansec", environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    }
  }
#endif
