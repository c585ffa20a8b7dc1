/// The command of the user.
enum Command: Equatable {
  /// Every page of the menu, and the repository with the most stars in detail.
  case tour
  /// The list of organisations.
  case organisations
  /// The page of the menu with a name. Pages are contributions, so only the graph has the list of names.
  case page(String)
  /// One repository or member in detail.
  case show(DetailSubject)
  /// The help text.
  case help
}
