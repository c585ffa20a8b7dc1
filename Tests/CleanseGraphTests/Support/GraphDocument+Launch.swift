@testable import GraphDocuments

extension GraphDocument {
  /// A client that a lazy dependency leads to in two steps, and plain ones in three.
  static let launch = sketch(
    .component(
      "App", .binding("Delegate", needs: "Lazy<Push>", "Launch", "ComponentFactory<Session>", root: true),
      .binding("Push", needs: "Client"),
      .binding("Launch", needs: "Repository"), .binding("Repository", needs: "Client"), .binding("Client"),
      .factory(of: "Session")),
    .component("Session", in: "App", .binding("Page", needs: "Client", root: true)))
}
