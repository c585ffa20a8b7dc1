import BirdwatchModel
import Cleanse

/// The page with everything that the user has seen.
public final class SightingListModel {
  private let session: Session
  private let screen: Screen
  private let store: SightingStore
  private let editors: Factory<EditorFactory>
  private let summaries: SendableComponentFactory<SummaryComponent>

  init(
    session: Session, screen: Screen, store: SightingStore, editors: Factory<EditorFactory>,
    summaries: SendableComponentFactory<SummaryComponent>
  ) {
    self.session = session
    self.screen = screen
    self.store = store
    self.editors = editors
    self.summaries = summaries
  }

  public func show() async {
    screen.show("Sightings of \(session.account.name)")
    for sighting in await store.sightings(of: session.account) {
      screen.show("  \(sighting.count) x \(sighting.bird), \(sighting.place)")
    }
  }

  /// Opens the page that notes a bird.
  public func edit(bird: String) -> SightingEditorModel {
    editors.build(bird)
  }

  /// Works out a summary in a task that does not keep the main actor busy.
  public func showSummary() async {
    let summary = Task.detached { [summaries] in await summaries.build().text() }
    screen.show("  in all: \(await summary.value)")
  }
}
