import Foundation

open class UITableViewController: UIViewController {
  public let tableView = UITableView()

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A table that creates its cells with the closures in `cells`.
public final class UITableView {
  public var cells: [String: () -> UITableViewCell] = [:]

  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = cells[identifier] else { fatalError("The table has no \(identifier)") }
    return cell()
  }

  public func reloadData() {}
}

open class UITableViewCell {
  public let textLabel: UILabel? = UILabel()

  public init() {}
}

public final class UILabel {
  public var text: String?
}

extension IndexPath {
  public var row: Int { self[1] }

  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }
}
