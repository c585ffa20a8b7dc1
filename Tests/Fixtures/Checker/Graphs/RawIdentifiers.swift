import Cleanse

/// Names that code spells in backticks.
enum RawIdentifiers {
  struct `HTTP client` {
    init() {}
    struct `TLS 1.3` { init() {} }
    struct `protocol` { init() {} }
  }
  struct `Box of`<Content> { init(content: Content) {} }
  struct `some` { init() {} }
  protocol `Time source` {}
  struct `Session scope`: Scope {}
  struct `Base URL`: Tag { typealias Element = String }
  struct `Greeter (polite)` { init(`retry count`: Int = 1, `with client`: `HTTP client`) {} }
  enum Key { case `first key` }

  /// All its dependencies are missing.
  struct `Web app`: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: `Greeter (polite)`, _: `HTTP client`.`TLS 1.3`, _: `HTTP client`.`protocol`, _: [any `Time source`],
          _: `Box of`<`HTTP client`>, _: TaggedProvider<`Base URL`>, _: `some`, _: [`some`]
        ) in true
      }
    }
  }

  struct `Check out`: Component {
    typealias Root = `some`
    typealias Scope = `Session scope`
    static func configure(binder: Binder<`Session scope`>) {}
    static func configureRoot(binder bind: ReceiptBinder<`some`>) -> BindingReceipt<`some`> {
      bind.to(factory: `some`.init)
    }
  }

  struct `Web shop`: RootComponent {
    typealias Scope = `Session scope`
    static func configure(binder: Binder<`Session scope`>) {
      binder.install(dependency: `Check out`.self)
      `bind keys`(of: binder)
    }
    static func `bind keys`(of binder: Binder<`Session scope`>) {
      binder.bind(Int8.self).intoDictionary(key: Key.`first key`).to(value: 2)
      binder.bind(Int8.self).intoDictionary(key: Key.`first key`).to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ComponentFactory<`Check out`>, _: [Key: Int8]) in true }
    }
  }
}
