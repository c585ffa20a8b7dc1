import BookshopInterface
import BookshopNetwork
import BookshopServices
import Cleanse

// A typical coordinator of a grown app: it depends on everything.
final class AppCoordinator {
  let summary: String

  init(
    window: Window, windows: Provider<Window>, root: ViewController, roots: Provider<ViewController>,
    home: HomeViewController, homes: WeakProvider<HomeViewController>, settings: SettingsScene,
    settingsScenes: Provider<SettingsScene>, network: NetworkService, networks: Provider<NetworkService>,
    log: RequestLog, logs: Provider<RequestLog>, baseURL: TaggedProvider<BaseURL>, catalogue: CatalogueService,
    catalogues: Provider<CatalogueService>, pages: [Page], allPages: Provider<[Page]>, books: [String],
    allBooks: Provider<[String]>, accounts: ComponentFactory<LoggedInComponent>,
    logIn: Provider<ComponentFactory<LoggedInComponent>>, receipts: Factory<EmptySeed<Receipt>>,
    makeCatalogue: @escaping () -> CatalogueService
  ) {
    let isShared = window === windows.get() && root === roots.get() && home === homes.get() && log === logs.get()
    summary = "\(isShared), \(pages.count) pages, \(allBooks.get().count) books at \(baseURL.get())"
  }
}
