extension BindingSite {
  /// Whether a site comes before another one: by location; those without one come last.
  static func isInOrder(_ left: BindingSite, _ right: BindingSite) -> Bool {
    switch (left.location, right.location) {
    case (let left?, let right?): left < right
    case (.some, nil): true
    default: false
    }
  }
}

extension [BindingSite] {
  /// The sites by location; those without one come last.
  var inOrder: [BindingSite] { inOrder(by: BindingSite.isInOrder) }
}
