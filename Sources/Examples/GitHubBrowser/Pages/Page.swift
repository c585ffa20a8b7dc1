/// Something to look at.
protocol Page {
  var title: String { get }

  func lines() throws -> [String]
}

/// A page that the menu offers. To add one, contribute it to the collection in `PageModule`.
protocol MenuPage: Page {
  /// The command that shows the page.
  var name: String { get }
}
