/// What one dependency of a collection gives to it.
enum ContributionForm {
  /// One element.
  case element
  /// An array of elements.
  case elements
  /// Nothing: the collection is only declared.
  case nothing
  /// The collection of the nearest ancestor.
  case collection
}
