import BirdwatchModel
import Cleanse

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A screen of the storyboard.
final class SightingListController: UITableViewController {
  var onSelect: (String) -> Void = { _ in }
  private var account: Account?
  private var store: SightingStore?
  private var cells: PropertyInjector<SightingCell>?
  private var sightings: [Sighting] = []

  func injectProperties(account: Account, store: SightingStore, cells: PropertyInjector<SightingCell>) {
    self.account = account
    self.store = store
    self.cells = cells
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await reload() }
  }

  func reload() async {
    guard let account, let store else { return }
    sightings = await store.sightings(of: account)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sightings.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Sighting", for: indexPath)
    if let cell = cell as? SightingCell {
      cells?.injectProperties(into: cell)
      cell.show(sightings[indexPath.row])
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(sightings[indexPath.row].bird)
  }
}
