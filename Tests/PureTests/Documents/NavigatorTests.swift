import Pure
import Testing

@Suite("Example: pages behind URLs") struct NavigatorTests {
  @Test("A custom create can be registered as the opener of a URL") func register() {
    let navigator = Navigator()
    navigator.register("myapp://user/<id>", UserViewController.Factory().create)
    let page = navigator.open("myapp://user/<id>", values: ["id": 12]) as? UserViewController
    #expect(page?.userID == 12)
    #expect(navigator.open("myapp://user/<id>", values: [:]) == nil)
  }
}

private final class UserViewController: UIViewController, FactoryModule {
  typealias Dependency = Void

  struct Payload {
    let userID: Int
  }

  let userID: Int

  init(dependency: Dependency, payload: Payload) {
    userID = payload.userID
  }
}

extension Factory where Module == UserViewController {
  fileprivate func create(url: String, values: [String: Any], context: Any?) -> Module? {
    guard let userID = values["id"] as? Int else { return nil }
    return self.create(payload: .init(userID: userID))
  }
}
