import Commands
import Foundation
import TestSupport
import Testing

@testable import cleanse_autowire

@Suite("The command migrate") struct MigrateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Sources/LogAssembly.swift": """
      import Foundation
      import Swinject

      final class Log {
        init() {}
      }

      final class LogAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Log.self) { _ in Log() }.inObjectScope(.container)
          container.register(Log.self, name: "file") { r in FileLog(disk: r.resolve(Disk.self)!) }
        }
      }
      """
    ])
  }

  private func run(_ options: String...) -> Outcome {
    AutowireCommand(program: "test", environment: ProcessInfo.processInfo.environment).run(
      ["migrate", "--relative-to", folder.url.path] + options + [folder.path("Sources")])
  }

  @Test("The report lists bindings, decisions, missing bindings and counts") func report() {
    #expect(
      run()
        == Outcome(
          output: """
            Sources/LogAssembly.swift
              10: Log, in LogModule
                  binder.bind(Log.self).sharedInScope().to(factory: Log.init)
              11: Log needs a decision
                  - registered with the name "file": bind it with a tag, tagged(with:), or give it a type of its own

            Bind these types too, or pass them as the seed of the root component:
              Disk, for Log

            Include the modules in your root component:
              binder.include(module: LogModule.self)

            registrations: 2, of which bindings: 1, to be decided: 1; other uses of a container: 0

            """))
  }

  @Test("The reports of the guides are current", arguments: ["WeatherAssembly", "Container+Weather"])
  func guides(name: String) throws {
    let fixtures = RepositoryFile.url("Tests/Fixtures/Migration")
    let command = AutowireCommand(program: "test", environment: ProcessInfo.processInfo.environment)
    let outcome = command.run(
      ["migrate", "--relative-to", fixtures.path, fixtures.appendingPathComponent("\(name).swift").path])
    try Golden.expect(outcome.output, named: "migration/\(name).txt")
  }

  @Test("The report of other formats has a diagnostic for each registration") func diagnostics() {
    let file = folder.path("Sources/LogAssembly.swift")
    #expect(
      run("--format", "compiler").output
        == """
        \(file):10:5: note: Log, in LogModule [migrated-registration]
        \(file):10:5: note: binder.bind(Log.self).sharedInScope().to(factory: Log.init)

        \(file):11:5: warning: Log needs a decision [migration-decision]
        \(file):11:5: note: registered with the name "file": bind it with a tag, tagged(with:), or give it a type of its own

        """)
    #expect(run("--format", "json").output.contains("\"migration-decision\""))
  }

  @Test("The modules are written into a folder, and existing files stay") func output() throws {
    #expect(run("--output", folder.path("Modules")).exitCode == 0)
    let written = try folder.text(of: "Modules/LogModule.swift")
    #expect(
      written == """
        import Cleanse
        import Foundation

        enum LogModule: Module {
          static func configure(binder: Binder<Singleton>) {
            // Sources/LogAssembly.swift:10
            binder.bind(Log.self).sharedInScope().to(factory: Log.init)
          }
        }

        """)
    try folder.write("mine", to: "Modules/LogModule.swift")
    let again = run("--output", folder.path("Modules"))
    #expect(again.exitCode == 3)
    #expect(again.complaint.contains("LogModule.swift exists, and is not overwritten"))
    #expect(try folder.text(of: "Modules/LogModule.swift") == "mine")
  }

  @Test("Sources without registrations are an error") func nothing() throws {
    try folder.write("let x = 3", to: "Sources/LogAssembly.swift")
    let outcome = run("--output", folder.path("Modules"))
    #expect(outcome.exitCode == 3)
    #expect(outcome.complaint.contains("no registrations of Swinject or Factory were found; files read: 1"))
  }

  @Test("A command line without files is wrong, and help describes the options") func usage() {
    let command = AutowireCommand(program: "test", environment: [:])
    #expect(command.run(["migrate"]).exitCode == 2)
    #expect(command.run(["migrate", "--help"]).output.contains("--output <folder>"))
  }
}
