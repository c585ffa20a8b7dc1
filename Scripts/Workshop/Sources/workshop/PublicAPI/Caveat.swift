/// A limit of the promise for a declaration. Its doc comment states it, and a list of `Documentation/Stability.md`
/// contains the declaration.
enum Caveat: String, CaseIterable {
  case experimental
  case notForConformance = "not for conformance"
  /// An enumeration with cases that is not experimental; no comment states it.
  case closed

  /// The heading of the list.
  var heading: String {
    switch self {
    case .experimental: "Experimental declarations"
    case .notForConformance: "Protocols that are not for conformance"
    case .closed: "Closed enumerations"
    }
  }

  /// The beginning of the sentence in a doc comment; `nil` if no comment must state the caveat.
  var mark: String? {
    switch self {
    case .experimental: "Experimental: may change in a minor version"
    case .notForConformance: "Not for conformance"
    case .closed: nil
    }
  }
}
