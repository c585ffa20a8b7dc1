extension LinkedGraph {
  /// Elements by the bindings that they are about: in order of location, then of name. What has no location comes first.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func inSourceOrder<Element>(_ elements: [Element], by binding: (Element) -> Int) -> [Element] {
    guard elements.count > 1 else { return elements }
    return elements.map { (place: sourcePlace(ofBinding: binding($0)), element: $0) }
      .inOrder { $0.place < $1.place }.map(\.element)
  }

  private func sourcePlace(ofBinding index: Int) -> (String, Int, Int, String, String, Int) {
    let binding = bindings[index]
    let type = type(of: binding.key)
    let location = binding.location
    return (
      location?.file ?? "", location?.line ?? 0, location?.column ?? 0, type.name, type.qualifiedName, index
    )
  }
}
