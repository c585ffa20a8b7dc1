extension StringProtocol {
  /// The text without a prefix; all of it if it has another one.
  func droppingPrefix(_ prefix: String) -> SubSequence {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}
