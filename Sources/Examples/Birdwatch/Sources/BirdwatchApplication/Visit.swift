import BirdwatchInterface
import BirdwatchModel

/// A visit of two users, one after the other.
public struct Visit {
  private let app: AppModel
  private let show: (String) -> Void

  /// - Parameter show: Called with each line that the user sees.
  public init(to app: AppModel, show: @escaping (String) -> Void) {
    self.app = app
    self.show = show
  }

  public func run() async {
    for (name, bird) in [("ada", "Wren"), ("ben", "Heron")] {
      weak var former: LoggedInModel?
      former = await stay(of: name, noting: bird)
      show("  logged out, and \(former == nil ? "released" : "still there")")
    }
  }

  /// - Returns: The objects of the login, to check that they are released.
  private func stay(of name: String, noting bird: String) async -> LoggedInModel? {
    let model = app.logIn(name)
    await model.list.load()
    show(model.list.title)
    for sighting in model.list.sightings {
      show("  \(sighting.count) x \(sighting.bird), \(sighting.place)")
    }
    let editor = model.list.edit(bird: bird)
    editor.place = "the river"
    await editor.save()
    show("  saved: \(editor.bird)")
    await model.list.showSummary()
    show("  in all: \(model.list.summary ?? "unknown")")
    app.logOut()
    return model
  }
}
