import BindingGraph

extension GraphDocumentError {
  /// An error for a name that nothing in a graph has.
  /// - Parameter noun: the kind of thing that should have the name.
  init(unknownName name: String, as noun: String, known: [String]) {
    let problem = "the graph has no \(noun) '\(name)'"
    let nearMisses = NearNames.names(near: name, among: known)
    self.init(
      .unknownName, nearMisses.isEmpty ? problem : "\(problem); did you mean: \(nearMisses.joined(separator: ", "))",
      name: name, nearMisses: nearMisses)
  }

  /// An error for an unknown name of a format.
  init(unknownFormat name: String, known: [String]) {
    self.init(
      .unknownFormat,
      "there is no format '\(name)'; available: \(known.joined(separator: ", "))\(Self.advice(onFormat: name))",
      name: name)
  }

  /// An error for an unknown file extension, which may be empty.
  init(unknownExtension name: String, of path: String, known: [String]) {
    let problem =
      name.isEmpty ? "the file has no extension that names a format" : "no format has the extension '.\(name)'"
    let reason =
      "\(problem); available: \(known.map { ".\($0)" }.joined(separator: ", "))\(Self.advice(onFormat: name))"
    self.init(.unknownFormat, reason, path: path, sentence: reason, name: name)
  }

  /// The way to a picture, which other programs draw; empty for other formats.
  package static func advice(onFormat name: String) -> String {
    guard ["svg", "png", "pdf"].contains(name.lowercased()) else { return "" }
    let name = name.lowercased()
    return ". For a picture, write the format dot and call Graphviz: dot -T\(name) graph.dot -o graph.\(name)"
  }
}
