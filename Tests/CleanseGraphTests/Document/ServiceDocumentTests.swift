import Cleanse
import CleanseGraph
import Testing

@Suite("Services in documents") struct ServiceDocumentTests {
  private final class Client: Sendable {}

  private struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Client.self).sharedInScope().eager().running { _ in }.to(factory: Client.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.onStop { _ in }.running(onReturn: .stop) { _ in }.to { (_: Client) in "app" }
    }
  }

  @Test("A document shows in every format that a binding runs a service") func formats() throws {
    let document = GraphDocument(App.self)
    #expect(document.nodes.map(\.lifecycle).contains([.eager, .service]))
    #expect(document.nodes.map(\.lifecycle).contains([.stopHook, .service]))
    #expect(document.text(as: .json).contains("\"service\""))
    #expect(document.text(as: .text).contains("service"))
    #expect(document.text(as: .mermaid).contains("service"))
    #expect(document.text(as: .html).contains("\"service\""))
  }
}
