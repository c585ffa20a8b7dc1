extension String {
  /// The text without its middle where it is long: drawings have little room, and names begin and end with what tells
  /// them apart.
  func shortened(to limit: Int = 80) -> String {
    guard count > limit else { return self }
    return "\(prefix(limit * 2 / 3))…\(suffix(limit / 3))"
  }
}
