/// What the user wants to see.
enum Command: Equatable {
  /// Every page of the menu, and the repository with the most stars in detail.
  case tour
  /// The organisations to choose from.
  case organisations
  /// The page of the menu with this name. Pages are bindings, so that only the graph knows which there are.
  case page(String)
  /// One repository or member in detail.
  case show(DetailSubject)
  /// How to use the program.
  case help
}
