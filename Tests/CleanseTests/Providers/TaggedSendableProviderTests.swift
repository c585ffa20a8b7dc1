import Cleanse
import Testing

private struct BaseURL: Cleanse.Tag { typealias Element = String }

private struct Uploader: Sendable { let url: TaggedSendableProvider<BaseURL> }

private struct Shared: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(String.self).tagged(with: BaseURL.self).sharedInScope().to { "https://example.org" }
  }
  static func configureRoot(binder bind: ReceiptBinder<Uploader>) -> BindingReceipt<Uploader> {
    bind.to(factory: Uploader.init)
  }
}

private struct Unshared: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(String.self).tagged(with: BaseURL.self).to { "https://example.org" }
  }
  static func configureRoot(binder bind: ReceiptBinder<Uploader>) -> BindingReceipt<Uploader> {
    bind.to(factory: Uploader.init)
  }
}

private struct Untagged: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(String.self).to(value: "https://example.org")
  }
  static func configureRoot(binder bind: ReceiptBinder<Uploader>) -> BindingReceipt<Uploader> {
    bind.to(factory: Uploader.init)
  }
}

private final class Request {
  let url: String
  init(url: TaggedSendableProvider<BaseURL>) { self.url = url() }
}

private struct RequestComponent: Component {
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Request>) -> BindingReceipt<Request> {
    bind.to(factory: Request.init)
  }
}

private struct Server: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(String.self).tagged(with: BaseURL.self).to(value: "https://example.org")
    binder.install(dependency: RequestComponent.self)
  }
  static func configureRoot(
    binder bind: ReceiptBinder<[SendableComponentFactory<RequestComponent>]>
  ) -> BindingReceipt<[SendableComponentFactory<RequestComponent>]> {
    bind.to { (requests: SendableComponentFactory<RequestComponent>) in [requests] }
  }
}

@Suite("Tagged sendable providers")
struct TaggedSendableProviderTests {
  @Test("A tagged sendable provider returns the shared value of its tag in any isolation")
  func shared() async throws {
    let uploader = try ComponentFactory.of(Shared.self).build()
    #expect(await Task.detached { uploader.url() }.value == "https://example.org")
    #expect(uploader.url.asProvider().get() == uploader.url.get())
  }

  @Test("A tagged sendable provider is usable in a sendable component without a sendable() declaration")
  func inside() async throws {
    let requests = try ComponentFactory.of(Server.self).build()[0]
    #expect(await Task.detached { requests.build().url }.value == "https://example.org")
  }

  @Test("A tagged sendable provider with an unshared or a missing tagged binding is an error")
  func errors() {
    #expect(GraphValidator.validate(Unshared.self).diagnostics.map(\.id) == [.unsendableRequest])
    #expect(
      GraphValidator.validate(Untagged.self).errors.flatMap(\.diagnostics).map(\.id) == [.missingBinding])
  }

  @Test("A tagged sendable provider can be created from a value without a graph")
  func stub() {
    #expect(TaggedSendableProvider<BaseURL>(value: "x")() == "x")
  }
}
