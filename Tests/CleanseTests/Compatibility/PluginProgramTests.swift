import Cleanse
import Testing

// A plugin with a project's own rule: no component may bind a bare string.

private struct BareString: CleanseError {
  let component: String

  var description: String {
    "\(component) binds a bare String"
  }
}

private struct NoBareStrings: CleanseBindingPlugin {
  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    if root.providers.keys.contains(where: { "\($0.type)" == "Provider<String>" }) {
      errorReporter.append(error: BareString(component: root.componentType.map { "\($0)" } ?? "nobody"))
    }
    for component in root.subcomponents {
      visit(root: component, errorReporter: errorReporter)
    }
  }
}

private struct Complaint: CleanseBindingPlugin {
  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    errorReporter.append(contentsOf: [BareString(component: "first"), BareString(component: "second")])
  }
}

private struct InnerScopeOfPlugin: Scope {}

private struct Inner: Cleanse.Component {
  typealias Root = Int
  typealias Seed = Double

  static func configure(binder: Binder<InnerScopeOfPlugin>) {
    binder.bind(String.self).to(value: "bare")
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { (text: String) in text.count }
  }
}

private struct App: RootComponent {
  typealias Root = [Int]

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: Inner.self)
    binder.bind(UInt.self).intoCollection().to(value: [1, 2])
    binder.bind(UInt.self).intoCollection().to(value: 3)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
    bind.to(value: [1])
  }
}

private final class Survey: CleanseBindingPlugin {
  var names: [String] = []
  var contributions = 0
  var seeds: [String] = []
  var scopes: [String] = []

  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    names.append(root.componentType.map { "\($0)" } ?? "nameless")
    seeds.append("\(root.seed)")
    scopes.append(root.scope.map { "\($0)" } ?? "none")
    for (key, infos) in root.providers where "\(key.type)" == "Provider<Array<UInt>>" {
      contributions += infos.count
    }
    for component in root.subcomponents {
      #expect(component.parent?.componentType.map { "\($0)" } ?? "nameless" == names.last)
      visit(root: component, errorReporter: errorReporter)
    }
  }
}

@Suite("Plugins for square/Cleanse")
struct PluginProgramTests {
  @Test("A plugin for square/Cleanse fails creation with its own error")
  func ownError() {
    let error = #expect(throws: BareString.self) {
      try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([NoBareStrings()]))
    }
    #expect(error?.component == "Inner")
  }

  @Test("The errors of several square/Cleanse plugins are thrown in one MultiError")
  func several() {
    let loader = CleanseServiceLoader([NoBareStrings()])
    loader.register(Complaint())
    let error = #expect(throws: MultiError.self) { try ComponentFactory.of(App.self, serviceLoader: loader) }
    #expect(error?.errors.map { "\($0)" } == ["Inner", "first", "second"].map { "\($0) binds a bare String" })
  }

  @Test("Creation runs no square/Cleanse plugins without validation or without registration")
  func without() throws {
    let loader = CleanseServiceLoader([NoBareStrings()])
    #expect(try ComponentFactory.of(App.self, validate: false, serviceLoader: loader).build(()) == [1])
    #expect(try ComponentFactory.of(App.self, serviceLoader: .instance).build(()) == [1])
    #expect(try ComponentFactory.of(App.self, validate: true).build(()) == [1])
  }

  @Test("A plugin for square/Cleanse sees a nameless root, the root component and its subcomponent")
  func tree() throws {
    let survey = Survey()
    _ = try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([survey]))
    #expect(survey.names == ["nameless", "App", "Inner"])
    #expect(survey.seeds == ["()", "()", "Double"])
    #expect(survey.scopes == ["none", "Singleton", "InnerScopeOfPlugin"])
    #expect(survey.contributions == 2)
  }
}
