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

@Suite("Sendable providers of tags")
struct TaggedSendableProviderTests {
  @Test("provide the shared value of the tag to any isolation")
  func shared() async throws {
    let uploader = try ComponentFactory.of(Shared.self).build()
    #expect(await Task.detached { uploader.url() }.value == "https://example.org")
    #expect(uploader.url.asProvider().get() == uploader.url.get())
  }

  @Test("can be requested in components that are built in any isolation, without a declaration of the binding")
  func inside() async throws {
    let requests = try ComponentFactory.of(Server.self).build()[0]
    #expect(await Task.detached { requests.build().url }.value == "https://example.org")
  }

  @Test("need a binding that is shared, and a binding of the tag")
  func errors() {
    #expect(GraphValidator.validate(Unshared.self).diagnostics.map(\.id) == [.unsendableRequest])
    #expect(
      GraphValidator.validate(Untagged.self).errors.flatMap(\.diagnostics).map(\.id) == [.missingBinding])
  }

  @Test("are made of a value without a graph")
  func stub() {
    #expect(TaggedSendableProvider<BaseURL>(value: "x")() == "x")
  }
}
