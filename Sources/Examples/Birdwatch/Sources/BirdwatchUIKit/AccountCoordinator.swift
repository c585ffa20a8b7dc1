import Cleanse

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Shows the screens of a logged-in user.
final class AccountCoordinator {
  private weak var navigation: UINavigationController?
  private let lists: PropertyInjector<SightingListController>
  private let editors: Factory<EditorFactory>

  init(lists: PropertyInjector<SightingListController>, editors: Factory<EditorFactory>) {
    self.lists = lists
    self.editors = editors
  }

  func start(in navigation: UINavigationController) {
    self.navigation = navigation
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "SightingList")
    if let list = screen as? SightingListController {
      lists.injectProperties(into: list)
      list.onSelect = { [weak self] bird in self?.edit(bird: bird) }
    }
    navigation.setViewControllers([screen], animated: true)
  }

  func edit(bird: String) {
    navigation?.pushViewController(editors.build(bird), animated: true)
  }
}
