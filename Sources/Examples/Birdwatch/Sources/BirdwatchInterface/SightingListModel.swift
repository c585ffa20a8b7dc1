import BirdwatchModel
import Cleanse
import Observation

/// The page with all sightings of the user.
@Observable
public final class SightingListModel {
  public private(set) var summary: String?
  private let session: Session
  private let store: SightingStore
  private let editors: Factory<EditorFactory>
  private let summaries: SendableComponentFactory<SummaryComponent>

  init(
    session: Session, store: SightingStore, editors: Factory<EditorFactory>,
    summaries: SendableComponentFactory<SummaryComponent>
  ) {
    self.session = session
    self.store = store
    self.editors = editors
    self.summaries = summaries
  }

  public var title: String { "Sightings of \(session.account.name)" }
  public var sightings: [Sighting] { session.sightings }

  public func load() async {
    session.sightings = await store.sightings(of: session.account)
  }

  /// Opens the page that records a sighting of a bird.
  public func edit(bird: String) -> SightingEditorModel {
    editors.build(bird)
  }

  /// Computes a summary in a task outside of the main actor.
  public func showSummary() async {
    let text = Task.detached { [summaries] in await summaries.build().text() }
    summary = await text.value
  }
}
