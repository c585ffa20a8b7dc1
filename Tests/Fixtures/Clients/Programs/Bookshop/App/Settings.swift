import BookshopInterface
import BookshopNetwork
import Cleanse

// As code in Objective-C: it knows classes, and asks the graph for them at run time.
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
}

final class SettingsViewController: ViewController {
  func injectProperties(_ log: RequestLog) {
    title = "Settings after \(log.paths.count) requests, \(theme)"
  }
}

struct SettingsModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder
      .bindPropertyInjectionOf(SettingsViewController.self)
      .to(injector: SettingsViewController.injectProperties)
    binder.bind().to(factory: SettingsScene.init)
  }
}
