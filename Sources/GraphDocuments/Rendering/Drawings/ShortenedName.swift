extension String {
  /// Returns the text, without its middle if it is long: drawings have little room, and the start and the end
  /// distinguish names best.
  func shortened(to limit: Int = 80) -> String {
    guard count > limit else { return self }
    return "\(prefix(limit * 2 / 3))…\(suffix(limit / 3))"
  }
}
