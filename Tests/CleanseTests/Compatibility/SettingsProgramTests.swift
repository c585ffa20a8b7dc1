import Cleanse
import Testing

// Modules contribute pages to a collection, and a page creates details with assisted injection.

private struct Page {
  let title: String
  let open: () -> [String]
}

private final class Store {
  private var values = ["volume": "7", "name": "Ada"]

  subscript(key: String) -> String? {
    values[key]
  }
}

private struct Detail {
  let key: String
  let value: String?

  init(key: Assisted<String>, store: Store) {
    self.key = key.get()
    self.value = store[key.get()]
  }
}

extension Detail {
  fileprivate struct AssistedFactory: Cleanse.AssistedFactory {
    typealias Element = Detail
    typealias Seed = String
  }
}

private struct SoundModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder
      .bind(Page.self)
      .intoCollection()
      .to { (details: Factory<Detail.AssistedFactory>) in
        Page(title: "Sound") { [details.build("volume").value ?? "?"] }
      }
  }
}

private struct ProfileModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder
      .bind(Page.self)
      .intoCollection()
      .to { (details: Factory<Detail.AssistedFactory>, store: Provider<Store>) -> [Page] in
        [
          Page(title: "Name") { [details.build("name").value ?? "?"] },
          Page(title: "All") { ["name", "volume"].map { store.get()[$0] ?? "?" } },
        ]
      }
  }
}

private struct SettingsModule: Cleanse.Module {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: SoundModule.self)
    binder.include(module: ProfileModule.self)
    binder.bind().sharedInScope().to(factory: Store.init)
    binder.bindFactory(Detail.self).with(Detail.AssistedFactory.self).to(factory: Detail.init)
    binder.bindFactory(Int.self).with(EmptySeed<Int>.self).to { (_: Assisted<Void>, pages: [Page]) in pages.count }
  }
}

private struct Settings {
  let pages: [Page]
  let count: Factory<EmptySeed<Int>>
}

private struct SettingsComponent: RootComponent {
  typealias Root = Settings

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: SettingsModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Settings>) -> BindingReceipt<Settings> {
    bind.to(factory: Settings.init)
  }
}

@Suite("Settings screen of a square/Cleanse program")
struct SettingsProgramTests {
  @Test("A settings screen for square/Cleanse lists the pages of all modules with shared details")
  func pages() {
    let settings = try! ComponentFactory.of(SettingsComponent.self).build(())
    #expect(settings.pages.map { $0.title } == ["Sound", "Name", "All"])
    #expect(settings.pages.flatMap { $0.open() } == ["7", "Ada", "Ada", "7"])
    #expect(settings.count.build(()) == 3)
  }
}
