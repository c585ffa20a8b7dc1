import Pure
import Testing

@Suite("Example: factories for storyboards") struct StoryboardTests {
  private let networking = MockNetworking()

  private var factory: DetailViewController.Factory {
    DetailViewController.Factory(
      dependency: .init(
        storyboard: UIStoryboard(["DetailViewController": { DetailViewController() }]), networking: networking))
  }

  @Test("A custom create takes the view controller from the storyboard") func storyboard() {
    let viewController = factory.create(payload: .init(selectedItem: Item(name: "kettle")))
    #expect(viewController.isFromStoryboard)
    #expect(viewController.networking === networking)
    #expect(viewController.selectedItem == Item(name: "kettle"))
  }

  @Test("A custom create may set an additional value") func extraValue() {
    let viewController = factory.create(payload: .init(selectedItem: Item(name: "kettle")), extraValue: 5)
    #expect(viewController.isFromStoryboard)
    #expect(viewController.extraValue == 5)
  }
}

private final class DetailViewController: UIViewController, FactoryModule {
  struct Dependency {
    let storyboard: UIStoryboard
    let networking: Networking
  }

  struct Payload {
    let selectedItem: Item
  }

  let isFromStoryboard: Bool
  var networking: Networking?
  var selectedItem: Item?
  var extraValue: Int?

  override init() {
    isFromStoryboard = true
  }

  init(dependency: Dependency, payload: Payload) {
    isFromStoryboard = false
  }
}

extension Factory where Module == DetailViewController {
  fileprivate func create(payload: Module.Payload) -> Module {
    let module = dependency.storyboard.instantiateViewController(identifier: "DetailViewController") as Module
    module.networking = dependency.networking
    module.selectedItem = payload.selectedItem
    return module
  }

  fileprivate func create(payload: Module.Payload, extraValue: Int) -> Module {
    let module = self.create(payload: payload)
    module.extraValue = extraValue
    return module
  }
}
