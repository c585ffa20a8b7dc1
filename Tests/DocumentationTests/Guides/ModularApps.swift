import Cleanse
import CleanseTesting
import Testing

enum ModularAppsGuide {
  // MARK: Swift module NetworkKit

  public protocol Transport {
    func get(_ path: String) -> String
  }

  struct HTTPTransport: Transport {
    let host: Host

    func get(_ path: String) -> String { "\(host.name)/\(path)" }
  }

  public struct Host {
    let name: String

    public init(name: String) { self.name = name }
  }

  /// Binds `Transport`. The app binds the `Host`.
  public struct NetworkModule: Module {
    public static func configure(binder: Binder<Singleton>) {
      binder.bind((any Transport).self).sharedInScope().to(factory: HTTPTransport.init)
    }
  }

  // MARK: Swift module FeatureKit

  public protocol Feature {
    var title: String { get }
    func show() -> String
  }

  // MARK: Swift module Search

  struct SearchFeature: Feature {
    let transport: any Transport

    var title: String { "Search" }

    func show() -> String { transport.get("search") }
  }

  public struct SearchModule: Module {
    public static func configure(binder: UnscopedBinder) {
      binder.bind((any Feature).self).intoCollection().to(factory: SearchFeature.init)
    }
  }

  // MARK: Swift module Profile

  struct ProfileFeature: Feature {
    let transport: any Transport

    var title: String { "Profile" }

    func show() -> String { transport.get("profile") }
  }

  public struct ProfileModule: Module {
    public static func configure(binder: UnscopedBinder) {
      binder.bind((any Feature).self).intoCollection().to(factory: ProfileFeature.init)
    }
  }

  // MARK: Swift module App

  struct TabBar {
    let features: [any Feature]
  }

  struct AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Host.self).to(value: Host(name: "example.org"))
      binder.include(module: NetworkModule.self)
      binder.include(module: SearchModule.self)
      binder.include(module: ProfileModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<TabBar>) -> BindingReceipt<TabBar> {
      bind.to(factory: TabBar.init)
    }
  }

  // MARK: A rule

  /// Only components combine modules: a feature includes none.
  struct FeaturesIncludeNothing: CleanseBindingPlugin {
    let features: [any Module.Type]

    func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
      root.visitComponents { component in
        check(component.includedModules, reporter: errorReporter)
      }
    }

    private func check(_ inclusions: [ModuleInclusion], reporter: CleanseErrorReporter) {
      for inclusion in inclusions {
        if features.contains(where: { $0 == inclusion.type }) {
          for included in inclusion.modules {
            reporter.report(
              Diagnostic(
                id: "feature-includes-module",
                headline: "\(inclusion.type) is a feature and must not include \(included.type)",
                suggestions: [DiagnosticSuggestion("include it in the component that includes the feature")]))
          }
        }
        check(inclusion.modules, reporter: reporter)
      }
    }
  }
}

/// A feature that includes a module that it uses.
private struct GreedyModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ModularAppsGuide.NetworkModule.self)
  }
}

private struct GreedyApp: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(ModularAppsGuide.Host.self).to(value: ModularAppsGuide.Host(name: "example.org"))
    binder.include(module: ModularAppsGuide.NetworkModule.self)
    binder.include(module: GreedyModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<[any ModularAppsGuide.Transport]>)
    -> BindingReceipt<[any ModularAppsGuide.Transport]>
  {
    bind.to { (transport: any ModularAppsGuide.Transport) in [transport] }
  }
}

@Suite("Guide to modular apps")
struct ModularAppsGuideTests {
  private typealias AppComponent = ModularAppsGuide.AppComponent
  private typealias Host = ModularAppsGuide.Host
  private typealias Transport = ModularAppsGuide.Transport
  private typealias NetworkModule = ModularAppsGuide.NetworkModule
  private typealias SearchModule = ModularAppsGuide.SearchModule
  private typealias ProfileModule = ModularAppsGuide.ProfileModule
  private typealias FeaturesIncludeNothing = ModularAppsGuide.FeaturesIncludeNothing

  @Test("Each module of the modular app is valid with its declared dependencies")
  func contracts() {
    assertValidModule(NetworkModule.self, given: [Host.self])
    assertValidModule(SearchModule.self, given: [(any Transport).self])
    assertValidModule(ProfileModule.self, given: [(any Transport).self])
  }

  @Test("The modular app shows features in the order of their modules")
  func features() throws {
    let tabs = try ComponentFactory.of(AppComponent.self).build()
    #expect(tabs.features.map(\.title) == ["Search", "Profile"])
    #expect(tabs.features.map { $0.show() } == ["example.org/search", "example.org/profile"])
  }

  @Test("The modular app is valid, and its features include no modules")
  func rule() {
    let rules = CleanseServiceLoader([FeaturesIncludeNothing(features: [SearchModule.self, ProfileModule.self])])
    assertValidGraph(AppComponent.self, warnings: .fail, serviceLoader: rules)
  }

  @Test("The guide's rule reports a feature that includes a module, which is still bound once")
  func greedy() throws {
    assertValidGraph(GreedyApp.self, warnings: .fail)
    let rules = CleanseServiceLoader([FeaturesIncludeNothing(features: [GreedyModule.self])])
    let report = GraphValidator.validate(GreedyApp.self, serviceLoader: rules)
    #expect(
      report.errors.map { "\($0.diagnostic.headline)" } == [
        "GreedyModule is a feature and must not include NetworkModule"
      ])
  }

  @Test("Validation of a module names a type that is not given")
  func missing() {
    let report = GraphValidator.validate(module: SearchModule.self, given: [])
    #expect(!report.isValid)
    #expect(report.text().contains("Transport"))
  }
}
