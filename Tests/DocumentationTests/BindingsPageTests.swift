import Foundation
import TestSupport
import Testing

@Suite("Grammar in the guide to bindings")
struct BindingsPageTests {
  /// The blocks of the grammar by their first statement, and the builders whose functions each lists.
  private static let builders = [
    "binder.bind(T.self)": ["BindingBuilder", "CollectionBindingBuilder", "ConcurrentBindingBuilder"],
    "binder.bindFactory(T.self)": ["AssistedInjectionBindingBuilder"],
    "binder.bindPropertyInjectionOf(T.self)": ["PropertyInjectorBindingBuilder", "PropertyInjectionReceiptBinder"],
    "bind": ["ReceiptBinder"],
  ]

  private let grammar: String
  private let api: RecordedFunctions

  init() throws {
    let page = try RepositoryFile.text("Documentation/Bindings.md")
    grammar = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Grammar\n") })
    api = RecordedFunctions(in: try RepositoryFile.text("Documentation/API/Cleanse.txt"))
  }

  @Test("The grammar of bindings lists exactly the steps of each builder in the API", arguments: builders.keys.sorted())
  func steps(beginning: String) throws {
    let blocks = grammar.components(separatedBy: "```\n")
    let block = try #require(blocks.first { $0.prefix { !$0.isWhitespace } == beginning })
    let written = Set(block.matches(of: /\.(\w+\([\w:]*\))/).map { String($0.output.1) })
    let builders = try #require(Self.builders[beginning])
    let recorded = builders.reduce(into: Set()) { $0.formUnion(api.names(of: $1)) }
    #expect(!recorded.isEmpty)
    #expect(written.subtracting(recorded).sorted() == [], "not in the API")
    #expect(recorded.subtracting(written).sorted() == [], "missing from the page")
  }

  @Test("The grammar of bindings lists every function of a binder")
  func binder() {
    let written = Set(grammar.matches(of: /`(?:binder\.)?(\w+\([\w:]*\))`/).map { String($0.output.1) })
    let beginnings: Set = ["bind(_:)", "bindFactory(_:)", "bindPropertyInjectionOf(_:)"]
    let recorded = api.names(of: "Binder")
    #expect(recorded.isSuperset(of: beginnings))
    #expect(recorded.subtracting(beginnings).subtracting(written).sorted() == [], "missing from the page")
  }

  @Test("Recorded functions are read with the spelling of the documentation")
  func names() {
    let api = RecordedFunctions(
      in: """
        func Step.only<P…>(as tag: (Int, P…) -> [A : B], _ x: Int, file: StaticString = #file, line: Int = #line) -> C
        consuming func Step.old()  // deprecated: use only(as:_:)
        @discardableResult func Step.onStop(_ nothing: Never? = nil, _ hook: @escaping (Element) -> Void) -> Step
        func Other.other()
        var Step.binder: AnyBinder { get }
        """)
    #expect(api.names(of: "Step") == ["only(as:_:)", "onStop(_:)"])
  }
}

/// The functions that a page of `Documentation/API` lists.
private struct RecordedFunctions {
  private let lines: [Substring]

  init(in page: String) {
    lines = page.split(separator: "\n").filter { $0.contains("func ") && !$0.contains("// deprecated") }
  }

  /// The names of a type's functions as documentation spells them, `to(factory:)`, without parameters that only pass a
  /// location.
  func names(of type: String) -> Set<String> {
    Set(lines.compactMap { Self.name(in: $0, of: type) })
  }

  private static func name(in line: Substring, of type: String) -> String? {
    guard let start = line.range(of: "func \(type).") else { return nil }
    let signature = line[start.upperBound...]
    let name = signature.prefix { $0.isLetter || $0.isNumber }
    guard let parameters = signature.firstIndex(of: "(") else { return nil }
    let labels = Self.parameters(after: signature.index(after: parameters), of: signature)
      .filter { !["file:", "line:", "function:"].contains($0.first) && !$0.starts(with: ["_", "nothing:"]) }
      .compactMap { $0.first.map { $0.hasSuffix(":") ? $0 : $0 + ":" } }
    return "\(name)(\(labels.joined()))"
  }

  /// The words of each parameter, up to the end of the list.
  private static func parameters(after start: Substring.Index, of signature: Substring) -> [[String]] {
    var parameters = [""]
    var depth = 0
    for character in signature[start...].replacing("->", with: "→") {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0: return parameters.map { $0.split(separator: " ").map(String.init) }
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        parameters.append("")
        continue
      default: break
      }
      parameters[parameters.count - 1].append(character)
    }
    return []
  }
}
