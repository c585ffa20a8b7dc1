import BindingGraph

/// Reads the lines of a lock file.
struct LockReader {
  private(set) var components: [LockedComponent] = []
  private(set) var diagnostics: [LockedDiagnostic] = []
  /// The qualified names of the protocols among the types.
  private(set) var protocols: Set<String> = []

  private enum Heading: String {
    case component, diagnostic, `protocol`
  }

  /// - Throws: `GraphDocumentError`
  init(_ text: String) throws {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard index > 0 else {
        try Self.checkTitle(line)
        continue
      }
      if let mark = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].first(where: line.hasPrefix) {
        throw GraphDocumentError(
          line: index + 1,
          "'\(mark)' is the mark of a merge conflict: resolve it, or write the file again from the graph")
      }
      var words = try LockWords(line, line: index + 1)
      try read(&words, isIndented: line.first == " ")
    }
  }

  private static func checkTitle(_ line: Substring) throws {
    let start = "\(LockRenderer.title) "
    guard line.hasPrefix(start), let version = Int(line.dropFirst(start.count)), version > 0 else {
      throw GraphDocumentError(line: 1, "this is not the first line of a lock file, '\(start)\(LockRenderer.version)'")
    }
    guard version <= LockRenderer.version else {
      throw GraphDocumentError(unsupportedVersion: version, newest: LockRenderer.version)
    }
  }

  private mutating func read(_ words: inout LockWords, isIndented: Bool) throws {
    guard !words.isAtEnd else { return }
    if isIndented {
      guard !components.isEmpty else { throw words.error("this fact stands before the first component") }
      return try components[components.count - 1].add(&words)
    }
    switch words.keyword(Heading.self) {
    case .component: components.append(try LockedComponent(&words))
    case .diagnostic: diagnostics.append(try LockedDiagnostic(&words))
    case .protocol: protocols.insert(try words.name("the name of a protocol"))
    case nil:
      throw words.error(
        "a line without indentation begins with 'component', 'diagnostic' or 'protocol'; facts of a component are indented"
      )
    }
    try words.end()
  }
}
