/// The functions in the lists of `Documentation/API`, with their labels.
struct PublicFunctions {
  struct Function {
    struct Parameter {
      let label: String
      let hasDefault: Bool
    }

    let parameters: [Parameter]

    /// Whether these are its labels, or those of its required parameters and possibly of others.
    func hasLabels(_ labels: [String], mayLeaveOutDefaults: Bool) -> Bool {
      var rest = labels[...]
      for parameter in parameters {
        if rest.first == parameter.label {
          rest.removeFirst()
        } else if !mayLeaveOutDefaults || !parameter.hasDefault {
          return false
        }
      }
      return rest.isEmpty
    }
  }

  /// The functions of each type or of a module, by `Type.name`.
  private var functions: [String: [Function]] = [:]
  private var types: Set<String> = []

  init(in repository: Repository) throws {
    for file in try repository.files(below: "Documentation/API", endingIn: ".txt") {
      for line in try repository.text(of: file).split(separator: "\n") { add(String(line)) }
    }
  }

  private mutating func add(_ line: String) {
    let line = line.replacing("nonisolated(nonsending) ", with: "")
    if let type = line.firstMatch(of: /\b(?:struct|class|enum|protocol|actor|typealias)\ ([\w.]+)/) {
      types.insert(Self.lastNames(1, of: String(type.1)))
    }
    guard let name = line.firstMatch(of: /([A-Za-z][\w.]*)(?:<[^()]*>)?\??\(/) else { return }
    let parameters = Self.parts(of: line[name.range.upperBound...]).map { part in
      let words = part.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
      return Function.Parameter(label: words.first.map(String.init) ?? "", hasDefault: part.contains(" = "))
    }
    functions[Self.lastNames(2, of: String(name.1)), default: []].append(Function(parameters: parameters))
  }

  /// The last names of a path: `GraphDocument.Node.kind` has `Node.kind`.
  private static func lastNames(_ count: Int, of path: String) -> String {
    path.split(separator: ".").suffix(count).joined(separator: ".")
  }

  /// The parameters in a text that begins after a parenthesis.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for (index, character) in zip(text.indices, text) {
      let isArrow = character == ">" && index > text.startIndex && text[text.index(before: index)] == "-"
      if depth == 0, character == ")" || character == "," {
        parts.append(text[start..<index])
        start = text.index(after: index)
        if character == ")" { break }
      } else if "([<{".contains(character) {
        depth += 1
      } else if ")]>}".contains(character), !isArrow {
        depth -= 1
      }
    }
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The functions that a line names by their types and labels, as `Type.name(_:label:)`, and that do not exist.
  ///
  /// Doc comments name all labels, as a link has to; guides may leave out parameters with defaults.
  func problems(in line: DocumentedPage.Line, of kind: DocumentedPage.Kind) -> [String] {
    line.code.filter { $0.contains(":)") }.flatMap { code in
      code.matches(of: /\b([A-Z]\w*)[.\/](\w+)\(((?:\w+:)+)\)/).compactMap { mention in
        let labels = mention.3.split(separator: ":").map(String.init)
        let name = "\(mention.1).\(mention.2)"
        guard types.contains(String(mention.1)) else { return nil }
        let isKnown = (functions[name] ?? []).contains {
          $0.hasLabels(labels, mayLeaveOutDefaults: kind == .guide)
        }
        return isKnown ? nil : "there is no function \(name)(\(mention.3)) in Documentation/API"
      }
    }
  }
}
