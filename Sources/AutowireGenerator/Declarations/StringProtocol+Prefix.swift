extension StringProtocol {
  /// What stands behind a beginning, or all of it.
  func droppingPrefix(_ prefix: String) -> SubSequence {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}
