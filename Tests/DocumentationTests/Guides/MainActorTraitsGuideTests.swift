import Cleanse
import CleanseTesting
import Testing

/// The statements about main-actor graph traits in Documentation/Testing.md.
@MainActor
@Suite("Guide to main-actor graph traits") struct MainActorTraitsGuideTests {
  @MainActor
  final class Screen {
    let title: String

    init(title: String) {
      self.title = title
    }
  }

  @MainActor
  struct AppComponent: @MainActor RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().tagged(with: ScreenTitle.self).to(value: "real")
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
      bind.to { (title: TaggedProvider<ScreenTitle>) in Screen(title: title.get()) }
    }
  }

  struct ScreenTitle: Cleanse.Tag {
    typealias Element = String
  }

  @MainActor
  struct FakeTitles: @MainActor Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().tagged(with: ScreenTitle.self).to(value: "fake")
    }
  }

  @MainActor
  @Suite(.mainActorGraph(AppComponent.self, overrides: [FakeTitles.self]))
  struct ScreenTests {
    @Test func opens() throws {
      let graph = try TestGraph(AppComponent.self)
      #expect(graph.root.title == "fake")
    }
  }
}
