/// A titled list of lines.
protocol Page {
  var title: String { get }

  func lines() throws -> [String]
}

/// A page of the menu. To add one, contribute it to the collection in `PageModule`.
protocol MenuPage: Page {
  /// The command that shows the page.
  var name: String { get }
}
