import GraphDocuments

extension GraphDocument {
  /// A graph with a session component, before and after a change of bindings, dependencies and locations.
  static var sessionApp: (older: GraphDocument, newer: GraphDocument) {
    let older = GraphDocument.sketch(
      .component(
        "AppComponent", scope: "Singleton", .binding("SessionStore", shared: true, line: 12),
        .binding("ProfilePage", needs: "SessionStore"), .binding("Keychain"), .factory(of: "LoggedIn")),
      .component("LoggedIn", in: "AppComponent", .binding("HomePage", needs: "SessionStore", root: true)))
    let newer = GraphDocument.sketch(
      .component(
        "AppComponent", scope: "Singleton", .binding("SessionStore", needs: "Keychain", shared: true, line: 14),
        .binding("Keychain"), .binding("Clock", shared: true, line: 16), .factory(of: "LoggedIn")),
      .component(
        "LoggedIn", in: "AppComponent",
        .binding("HomePage", needs: "ProfilePage", "Provider<SessionStore>", root: true),
        .binding("ProfilePage", needs: "SessionStore")))
    return (older, newer)
  }
}
