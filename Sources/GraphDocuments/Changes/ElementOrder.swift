/// Compares the order of a collection's contributions.
enum ElementOrder {
  /// The former positions of the contributions that both documents have, counted from 1; `nil` if their order is the
  /// same.
  static func change(
    from old: GraphDocument.Node, to new: GraphDocument.Node, match: [String: String]
  ) -> [Int]? {
    var places: [String: Int] = [:]
    for (place, requirement) in old.requirements.enumerated() {
      if let kept = requirement.target.flatMap({ match[$0] }) { places[kept] = place + 1 }
    }
    let order = new.requirements.compactMap { $0.target.flatMap { places[$0] } }
    return order == order.sorted() ? nil : order
  }
}
