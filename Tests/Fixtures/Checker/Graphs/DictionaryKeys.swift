import Cleanse

// Dictionary contributions with equal keys.

enum KeysOfValues {
  enum Page: String, Hashable { case home, about }
  struct First { static let name = make("a") }
  struct Second { static let name = make("b") }
  struct Item { let id: Int }
  static func make(_ text: String) -> String { text }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoDictionary(key: Page.home.rawValue).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: Page.about.rawValue).to(value: 2)
      binder.bind(Int8.self).intoDictionary(key: First.name).to(value: 1)
      binder.bind(Int8.self).intoDictionary(key: Second.name).to(value: 2)
      let (one, two) = (Item(id: 1), Item(id: 2))
      binder.bind(Int16.self).intoDictionary(key: one.id).to(value: 1)
      binder.bind(Int16.self).intoDictionary(key: two.id).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [String: Int], _: [String: Int8], _: [Int: Int16], _: Int32) in true }
    }
  }
}

enum EqualKeys {
  enum Page: Hashable { case home, about }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoDictionary(key: Page.home).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: Page.about).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: Page.home).to(value: 2)
      binder.bind(Int8.self).intoDictionary(key: 0x10).to(value: 1)
      binder.bind(Int8.self).intoDictionary(key: 16).to(value: 2)
      binder.bind(Int8.self).intoDictionary(key: -1_000).to(value: 1)
      binder.bind(Int8.self).intoDictionary(key: -1000).to(value: 2)
      binder.bind(Int16.self).intoDictionary(key: 1.0).to(value: 1)
      binder.bind(Int16.self).intoDictionary(key: 1 as Double).to(value: 2)
      binder.bind(Int32.self).intoDictionary(key: "0x10").to(value: 1)
      binder.bind(Int32.self).intoDictionary(key: "16").to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [Page: Int], _: [Int: Int8], _: [Double: Int16], _: [String: Int32]) in true }
    }
  }
}

/// An alias of the module for a case.
let homePage = NamedKeys.Page.home

enum NamedKeys {
  enum Page: Hashable {
    case home, about
    static let start = Page.home
    static let first: Page = .home
    static var computed: Page { .home }
  }
  struct Titles {
    static let start = Page.start
    static let name = "start"
    static let otherName = Titles.name
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoDictionary(key: Page.home).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: Page.start).to(value: 2)
      binder.bind(Int8.self).intoDictionary(key: Page.first).to(value: 1)
      binder.bind(Int8.self).intoDictionary(key: Titles.start).to(value: 2)
      binder.bind(Int16.self).intoDictionary(key: homePage).to(value: 1)
      binder.bind(Int16.self).intoDictionary(key: Page.home).to(value: 2)
      binder.bind(Int32.self).intoDictionary(key: Titles.otherName).to(value: 1)
      binder.bind(Int32.self).intoDictionary(key: "start").to(value: 2)
      binder.bind(Int64.self).intoDictionary(key: Page.about).to(value: 1)
      binder.bind(Int64.self).intoDictionary(key: Page.start).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: [Page: Int], _: [Page: Int8], _: [Page: Int16], _: [String: Int32], _: [Page: Int64],
          _: [AnyHashable: UInt8]
        ) in true
      }
    }
  }
}

enum KeysOfAnyType {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(UInt8.self).intoDictionary(key: "1" as AnyHashable).to(value: 1)
      binder.bind(UInt8.self).intoDictionary(key: 1 as AnyHashable).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: [AnyHashable: UInt8], _: Int) in true }
    }
  }
}
