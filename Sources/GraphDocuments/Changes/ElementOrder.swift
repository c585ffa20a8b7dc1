/// Compares the order of a collection's elements.
enum ElementOrder {
  /// Whether elements that both documents have stand in another order.
  static func differs(from old: GraphDocument.Node, to new: GraphDocument.Node, match: [String: String]) -> Bool {
    let newOrder = new.requirements.compactMap(\.target)
    let known = Set(newOrder)
    let kept = old.requirements.compactMap { $0.target.flatMap { match[$0] } }.filter(known.contains)
    let keptSet = Set(kept)
    return kept != newOrder.filter(keptSet.contains)
  }
}
