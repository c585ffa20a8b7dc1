import BirdwatchInterface

/// What two users do with the app, one after the other.
public struct Visit {
  private let app: AppModel

  public init(to app: AppModel) {
    self.app = app
  }

  public func run() async {
    for (name, bird) in [("ada", "Wren"), ("ben", "Heron")] {
      weak var former: LoggedInModel?
      former = await stay(of: name, noting: bird)
      app.screen.show("  logged out, and \(former == nil ? "released" : "still there")")
    }
  }

  /// - Returns: the objects of the login, to check that they are released.
  private func stay(of name: String, noting bird: String) async -> LoggedInModel? {
    let model = app.logIn(name)
    await model.list.show()
    let editor = model.list.edit(bird: bird)
    editor.place = "the river"
    await editor.save()
    await model.list.showSummary()
    app.logOut()
    return model
  }
}
