extension String {
  /// The stable word of a document as people write it: `component factory` of `component-factory`.
  package var asWords: String { String(map { $0 == "-" ? " " : $0 }) }
}
