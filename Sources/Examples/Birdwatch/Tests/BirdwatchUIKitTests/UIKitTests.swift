import BirdwatchModel
import Cleanse
import CleanseTesting
import Foundation
import Testing

@testable import BirdwatchUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn

  @Suite("Birdwatch with UIKit", .serialized)
  struct UIKitTests {
    private let delegate = AppDelegate()

    init() {
      UIApplication.shared.delegate = delegate
      UIStoryboard.screens = [
        "SightingList": {
          let list = SightingListController()
          list.tableView.cells = ["Sighting": { SightingCell() }]
          return list
        }
      ]
    }

    /// Opens a window as the system does.
    private func connect() -> SceneDelegate {
      let scene = SceneDelegate()
      scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
      return scene
    }

    private func launch() throws -> AppCoordinator {
      #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
      return try #require(connect().coordinator)
    }

    private func logIn(_ name: String, in coordinator: AppCoordinator) throws -> SightingListController {
      try #require(coordinator.navigation.topViewController as? LoginController).onLogIn(name)
      return try #require(coordinator.navigation.topViewController as? SightingListController)
    }

    @Test("The graph of Birdwatch with UIKit has no errors and no warnings")
    func graph() {
      assertValidGraph(AppComponent.self, warnings: .fail)
    }

    @Test("Each scene of Birdwatch shows the login in its own window with its own coordinator")
    func scenes() throws {
      #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
      let scenes = [connect(), connect()]
      for scene in scenes {
        let window = try #require(scene.window)
        #expect(window.isKeyWindow)
        #expect(window.rootViewController === scene.coordinator?.navigation)
        #expect(scene.coordinator?.navigation.topViewController is LoginController)
      }
      #expect(scenes[0].coordinator !== scenes[1].coordinator)
    }

    @Test("Birdwatch injects the list of the storyboard and its cells and creates an editor for each bird")
    func list() async throws {
      let coordinator = try launch()
      let list = try logIn("ada", in: coordinator)
      coordinator.account?.edit(bird: "Wren")
      let first = try #require(coordinator.navigation.topViewController as? SightingEditorController)
      await first.save(place: "the hedge", count: 2)
      await list.reload()

      #expect(list.tableView(list.tableView, numberOfRowsInSection: 0) == 1)
      let row = IndexPath(row: 0, section: 0)
      #expect(list.tableView(list.tableView, cellForRowAt: row).textLabel?.text == "2 x Wren, the hedge")
      list.tableView(list.tableView, didSelectRowAt: row)
      let second = try #require(coordinator.navigation.topViewController as? SightingEditorController)
      #expect(second.title == "Wren")
      #expect(second !== first)
    }

    @Test("Scenes of Birdwatch share the store, and accounts see only their own sightings")
    func store() async throws {
      let coordinator = try launch()
      let other = try #require(connect().coordinator)
      _ = try logIn("ada", in: coordinator)
      coordinator.account?.edit(bird: "Wren")
      let editor = try #require(coordinator.navigation.topViewController as? SightingEditorController)
      await editor.save(place: "the hedge", count: 2)

      let sameUser = try logIn("ada", in: other)
      await sameUser.reload()
      #expect(sameUser.tableView(sameUser.tableView, numberOfRowsInSection: 0) == 1)
      other.logOut()
      let otherUser = try logIn("ben", in: other)
      await otherUser.reload()
      #expect(otherUser.tableView(otherUser.tableView, numberOfRowsInSection: 0) == 0)
    }

    @Test("Birdwatch with UIKit releases the objects and screens of an account at logout")
    func logout() throws {
      let coordinator = try launch()
      weak var list: SightingListController?
      list = try logIn("ada", in: coordinator)
      weak var account: AccountCoordinator?
      account = coordinator.account
      #expect(list != nil)
      #expect(account != nil)
      coordinator.logOut()
      #expect(list == nil)
      #expect(account == nil)
      #expect(coordinator.navigation.topViewController is LoginController)
    }

    @Test("The app delegate of Birdwatch can be tested with a closure instead of a graph")
    func stub() {
      delegate.injectProperties(scenes: PropertyInjector { $0.injectProperties(coordinator: .stub) })
      let scene = connect()
      #expect(scene.window?.rootViewController === scene.coordinator?.navigation)
    }
  }

  extension AppCoordinator {
    fileprivate static var stub: AppCoordinator {
      AppCoordinator(
        logins: Provider { LoginController() }, accounts: ComponentFactory { _ in AccountCoordinator.stub })
    }
  }

  extension AccountCoordinator {
    fileprivate static var stub: AccountCoordinator {
      AccountCoordinator(
        lists: PropertyInjector { _ in },
        editors: Factory { bird in
          SightingEditorController(
            bird: Assisted(value: bird), account: Account(name: "eve"), store: SightingStore())
        })
    }
  }
#endif
