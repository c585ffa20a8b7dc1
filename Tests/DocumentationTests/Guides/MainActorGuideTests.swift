import TestSupport
import Testing

/// The view models of Documentation/GettingStarted.md and Documentation/CoreConcepts.md.
// On other platforms, the compiler does not find Swift Testing without options.
#if os(Linux)
  @Suite("View models on the main actor in the guides", .serialized)
  struct MainActorGuideTests {
    private static func guide(
      _ model: String, settings: IsolationSettings = .swift6, changing change: (String) -> String = { $0 }
    ) throws -> TestedProgram {
      let folder = "Tests/Fixtures/MainActor"
      return TestedProgram(
        program: change(try RepositoryFile.text("\(folder)/\(model).swift")),
        tests: try RepositoryFile.text("\(folder)/\(model)Tests.swift"), settings: settings)
    }

    @Test("The tests of the guides' view models pass", arguments: [("GreetingModel", 2), ("InboxModel", 2)])
    func tests(model: String, count: Int) throws {
      #expect(try Self.guide(model).run().contains("Test run with \(count) tests in 1 suite passed"))
    }

    @Test(
      "The view model of the first guide compiles without warnings in packages and new Xcode projects",
      arguments: [IsolationSettings.swift6OnMainActor, .xcodeInSwift6, .xcode])
    func firstGuide(settings: IsolationSettings) throws {
      try Self.guide("GreetingModel", settings: settings).check()
    }

    @Test(
      "The view model of the core concepts compiles in Swift 6 without warnings",
      arguments: [IsolationSettings.swift6OnMainActor, .xcodeInSwift6])
    func coreConcepts(settings: IsolationSettings) throws {
      try Self.guide("InboxModel", settings: settings).check()
    }

    @Test(
      "Swift 6 targets on the main actor by default need no attributes in the guides' code",
      arguments: ["GreetingModel", "InboxModel"])
    func attributes(model: String) throws {
      try Self.guide(model, settings: .xcodeInSwift6) { $0.replacing(/@MainActor\s+/, with: "") }.check()
    }
  }
#endif
