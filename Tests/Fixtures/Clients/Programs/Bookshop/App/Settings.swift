import BookshopInterface
import BookshopNetwork
import Cleanse

// Like code in Objective-C: it has classes, and looks them up in the graph at run time.
final class SettingsScene {
  private let objectGraph: LegacyObjectGraph

  init(objectGraph: LegacyObjectGraph) {
    self.objectGraph = objectGraph
  }

  func makeViewController() -> ViewController {
    let viewController = SettingsViewController()
    objectGraph.injectPropertiesIntoObject(object: viewController)
    return viewController
  }

  var requestCount: Int? {
    (objectGraph.objectForClass(cls: RequestLog.self) as? RequestLog)?.paths.count
  }

  /// The title of the controller that is bound under the tag of the first page, by the tag's name.
  var startPage: String? {
    (objectGraph.objectForClass(cls: ViewController.self, withName: "StartPage") as? ViewController)?.title
  }

  var coordinator: AppCoordinator? {
    objectGraph.objectForClass(cls: AppCoordinator.self) as? AppCoordinator
  }
}

final class SettingsViewController: ViewController {
  func injectProperties(_ log: RequestLog) {
    title = "Settings after \(log.paths.count) requests, \(theme)"
  }
}

struct SettingsModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder
      .bind(PropertyInjector<SettingsViewController>.self)
      .propertyInjector(configuredWith: { $0.to(injector: SettingsViewController.injectProperties) })
    binder.bind().to(factory: SettingsScene.init)
    binder.bind().to(factory: AppCoordinator.init)
  }
}
