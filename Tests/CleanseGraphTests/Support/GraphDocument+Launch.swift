@testable import GraphDocuments

extension GraphDocument {
  /// A client at the end of two paths: one of two steps with a lazy dependency, and one of three plain steps.
  static let launch = sketch(
    .component(
      "App", .binding("Delegate", needs: "Lazy<Push>", "Launch", "ComponentFactory<Session>", root: true),
      .binding("Push", needs: "Client"),
      .binding("Launch", needs: "Repository"), .binding("Repository", needs: "Client"), .binding("Client"),
      .factory(of: "Session")),
    .component("Session", in: "App", .binding("Page", needs: "Client", root: true)))
}
