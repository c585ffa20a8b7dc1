#if os(Linux) || os(macOS)
  import Foundation
  import TestSupport
  import Testing

  @Suite("Migrated programs") struct MigratedProgramTests {
    /// The types of a program, without a framework.
    private static let types = """
      protocol API { var name: String { get } }
      final class Log { init() {} }
      final class LiveAPI: API {
        let name = "live"
        let log: Log
        init(log: Log) { self.log = log }
      }
      struct Settings { let retries: Int }
      final class Feed {
        let api: API
        let settings: Settings
        init(api: API, settings: Settings) { (self.api, self.settings) = (api, settings) }
      }
      """

    /// A program that validates and builds the written bindings.
    private static func program(_ module: String) -> String {
      """
      import Cleanse

      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) { binder.include(module: \(module).self) }
        static func configureRoot(binder bind: ReceiptBinder<[Feed]>) -> BindingReceipt<[Feed]> {
          bind.to { (first: Feed, second: Feed) in [first, second] }
        }
      }

      @main enum Main {
        static func main() throws {
          let feeds = try ComponentFactory.of(App.self).build()
          print(feeds[0].api.name, feeds[0].settings.retries, feeds[0] === feeds[1], feeds.map(\\.api).allSatisfy {
            ($0 as? LiveAPI)?.log === (feeds[0].api as? LiveAPI)?.log
          })
        }
      }
      """
    }

    @Test(
      "Written bindings compile, are valid and share what the registrations share",
      arguments: [
        """
        import Swinject

        final class AppAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Log.self) { _ in Log() }.inObjectScope(.container)
            container.register(API.self) { r in
              LiveAPI(log: r.resolve(Log.self)!)
            }.inObjectScope(.transient)
            container.register(Settings.self) { _ in Settings(retries: 3) }
            container.autoregister(Feed.self, initializer: Feed.init).inObjectScope(.transient)
          }
        }
        """,
        """
        import Factory

        extension Container {
          var log: Factory<Log> { self { Log() }.singleton }
          var api: Factory<API> { self { LiveAPI(log: self.log()) } }
          var settings: Factory<Settings> { Factory(self) { Settings(retries: 3) } }
          var feed: Factory<Feed> { self { Feed(api: self.api(), settings: self.settings()) } }
        }
        """,
      ])
    func builds(registrations: String) throws {
      let folder = try TemporaryFolder([
        "Types.swift": Self.types, "Old/App.swift": registrations, "Main.swift": Self.program("AppModule"),
      ])
      let run = try ProgramRun.of(
        BuiltProduct.url("cleanse-autowire"),
        ["migrate", "--output", folder.path("New"), folder.path("Types.swift"), folder.path("Old")])
      #expect(run.exitCode == 0)
      #expect(run.output.contains("registrations: 4, of which bindings: 4, to be decided: 0"))
      let output = try TestProgram.output(
        of: ["Types.swift", "Main.swift", "New/AppModule.swift"].map(folder.path), ofModule: "Program")
      #expect(output == "live 3 false true\n")
    }
  }
#endif
