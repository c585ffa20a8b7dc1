import Foundation

/// A value in an Xcode project file.
indirect enum ProjectValue {
  case text(String)
  case reference(ObjectReference)
  case list([ProjectValue])
  case dictionary([String: ProjectValue])

  /// The value as Xcode writes it.
  /// - Parameter indentation: That of the line in which the value begins; `nil` for a value in one line.
  func text(indentation: String?) -> String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .reference(let reference): reference.text
    case .list(let values):
      Self.block("(", values.map { $0.text(indentation: indentation.map { $0 + "\t" }) + "," }, ")", indentation)
    case .dictionary(let members):
      Self.block("{", Self.lines(of: members, indentation: indentation), "}", indentation)
    }
  }

  /// The members in the order of their names, with the class of an object at the beginning.
  private static func lines(of members: [String: ProjectValue], indentation: String?) -> [String] {
    let names = members.keys.sorted { $0 == "isa" || ($1 != "isa" && $0 < $1) }
    let inner = indentation.map { $0 + "\t" }
    return names.compactMap { name in
      members[name].map { "\(quoted(name)) = \($0.text(indentation: inner));" }
    }
  }

  private static func block(_ start: String, _ lines: [String], _ end: String, _ indentation: String?) -> String {
    guard let indentation else { return start + lines.map { $0 + " " }.joined() + end }
    return ([start] + lines.map { "\(indentation)\t\($0)" } + ["\(indentation)\(end)"]).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    guard text.wholeMatch(of: /[A-Za-z0-9_.\/]+/) == nil || text.contains("//") else { return text }
    return "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}

extension ProjectValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral text: String) {
    self = .text(text)
  }

  init(arrayLiteral values: ProjectValue...) {
    self = .list(values)
  }

  init(dictionaryLiteral members: (String, ProjectValue)...) {
    self = .dictionary(Dictionary(uniqueKeysWithValues: members))
  }
}

/// The identifier of an object in a project file, and the comment that Xcode writes behind it.
struct ObjectReference {
  let identifier: String
  let comment: String?

  /// - Parameter role: A name that no other object of the project has, for a reproducible identifier.
  init(_ role: String, comment: String?) {
    identifier = SHA256.digest(of: Array(role.utf8)).prefix(3).map { word in
      let digits = String(word, radix: 16, uppercase: true)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
    self.comment = comment
  }

  var text: String { comment.map { "\(identifier) /* \($0) */" } ?? identifier }
}
