extension LinkedGraph {
  /// The same where some of what is missing comes from outside of the graph.
  ///
  /// - Parameter isGiven: whether a key comes from outside; asked for the key as a parameter spells it, and for those
  ///   behind its forms.
  package func given(_ isGiven: (Key) -> Bool) -> LinkedGraph {
    LinkedGraph(self, missing: missing.filter { !isServed($0.requested, isGiven) })
  }

  private func isServed(_ key: Key, _ isGiven: (Key) -> Bool) -> Bool {
    var key = key
    while !isGiven(key) {
      guard let inner = forms[key]?.inner else { return false }
      key = inner
    }
    return true
  }
}
