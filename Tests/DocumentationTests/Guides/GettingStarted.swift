import Cleanse
import CleanseTesting
import Foundation
import TestSupport
import Testing

#if os(iOS)
  import UIKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

// The program of the guide is Tests/Fixtures/Clients/Programs/QuickStart; a test compares it with its copy here.
enum GettingStartedGuide {
  protocol TimeSource { var hour: Int { get } }

  struct FixedTime: TimeSource { var hour: Int { 9 } }

  final class Greeter {
    private let time: any TimeSource

    init(time: any TimeSource) { self.time = time }

    var greeting: String { time.hour < 12 ? "Good morning" : "Good evening" }
  }

  struct App: RootComponent {  // 1. A component describes one object graph.
    static func configure(binder: Binder<Singleton>) {  // 2. Bind each type that others depend on.
      binder.bind((any TimeSource).self).sharedInScope().to(factory: FixedTime.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
      bind.to(factory: Greeter.init)  // 3. Say how the root object is created.
    }
  }

  #if os(iOS)
    @MainActor
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private var greeter: Greeter?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        do {
          greeter = try ComponentFactory.of(App.self).build()
        } catch {
          fatalError("\(error)")
        }
        return true
      }
    }
  #endif

  #if canImport(SwiftUI)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    struct GreetingApp: SwiftUI.App {
      private let greeter: Greeter

      init() {
        do {
          greeter = try ComponentFactory.of(App.self).build()
        } catch {
          fatalError("\(error)")
        }
      }

      var body: some Scene {
        WindowGroup { Text(greeter.greeting) }
      }
    }
  #endif
}

@Suite("Guide to getting started", .collectsFailures)
struct GettingStartedTests {
  private typealias App = GettingStartedGuide.App
  private typealias Greeter = GettingStartedGuide.Greeter
  private typealias TimeSource = GettingStartedGuide.TimeSource

  @Test("The graph is valid") func graphIsValid() {
    assertValidGraph(App.self, warnings: .fail)
  }

  struct Evening: TimeSource { var hour: Int { 20 } }

  @Test("The greeting follows the hour") func greetingInTheEvening() throws {
    let graph = try TestGraph(App.self, overrides: .overriding((any TimeSource).self) { Evening() })
    #expect(graph.root.greeting == "Good evening")
  }

  @Test("A greeter needs no graph") func greeterAlone() {
    #expect(Greeter(time: Evening()).greeting == "Good evening")
  }

  @Test("The program of the guide to getting started is that of the README") func program() throws {
    let program = try RepositoryFile.text("Tests/Fixtures/Clients/Programs/QuickStart/main.swift")
    let guide = try RepositoryFile.text("Tests/DocumentationTests/Guides/GettingStarted.swift")
    let lines = guide.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let shared = program.components(separatedBy: "\n").dropFirst().prefix { $0 != "do {" }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(shared.count > 10)
    for line in shared { #expect(lines.contains(line)) }
    #expect(try ComponentFactory.of(App.self).build().greeting == "Good morning")
  }

  @Test("The help in the guide names a type that needs a binding of its own") func help() {
    let errors = GraphValidator.validate(NamingApp.self).errors
    #expect(errors.count == 1)
    #expect((errors.first as? MissingProvider)?.description.contains("*** FixedTime *** binding missing") == true)
  }

  // With a test target, the first `swift run` fails, because the folder of the tests does not exist yet.
  @Test("The guide's first manifest is that of the README and has no test target") func firstManifest() throws {
    let readme = try RepositoryFile.text("README.md")
    let guide = try RepositoryFile.text("Documentation/GettingStarted.md")
    let manifest = try #require(guide.firstMatch(of: /```swift\n(\/\/ swift-tools-version(?s:.*?))```/)).1
    #expect(readme.contains(manifest))
    #expect(!manifest.contains("testTarget"))
  }

  @Test("The guide's test fails for a warning") func unusedBinding() {
    assertGraphWarnings(WastefulApp.self) { ExpectedWarning(.unusedBinding, of: Int.self) }
    #expect(RecordedFailure.all { assertValidGraph(WastefulApp.self, warnings: .fail) }.count == 1)
    assertValidGraph(WastefulApp.self)
  }
}

private struct NamingApp: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind((any GettingStartedGuide.TimeSource).self).to { $0 as GettingStartedGuide.FixedTime }
  }

  static func configureRoot(
    binder bind: ReceiptBinder<GettingStartedGuide.Greeter>
  ) -> BindingReceipt<GettingStartedGuide.Greeter> {
    bind.to(factory: GettingStartedGuide.Greeter.init)
  }
}

private struct WastefulApp: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    GettingStartedGuide.App.configure(binder: binder)
    binder.bind(Int.self).to(value: 1)
  }

  static func configureRoot(
    binder bind: ReceiptBinder<GettingStartedGuide.Greeter>
  ) -> BindingReceipt<GettingStartedGuide.Greeter> {
    bind.to(factory: GettingStartedGuide.Greeter.init)
  }
}
