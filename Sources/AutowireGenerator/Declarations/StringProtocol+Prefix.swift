extension StringProtocol {
  /// The text without the prefix; the whole text if it does not begin with the prefix.
  func droppingPrefix(_ prefix: String) -> SubSequence {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}
