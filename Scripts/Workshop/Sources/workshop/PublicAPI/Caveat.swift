/// Something that versions do not promise of a declaration. Its doc comment says so, and a list of
/// `Documentation/Stability.md` has it.
enum Caveat: String, CaseIterable {
  case experimental
  case notForConformance = "not for conformance"
  /// Said by no comment: an enumeration with cases that is not experimental.
  case closed

  /// The heading of the list.
  var heading: String {
    switch self {
    case .experimental: "Experimental declarations"
    case .notForConformance: "Protocols that are not for conformance"
    case .closed: "Closed enumerations"
    }
  }

  /// What a sentence of a doc comment begins with; nothing where no comment has to say it.
  var mark: String? {
    switch self {
    case .experimental: "Experimental: may change in a minor version"
    case .notForConformance: "Not for conformance"
    case .closed: nil
    }
  }
}
