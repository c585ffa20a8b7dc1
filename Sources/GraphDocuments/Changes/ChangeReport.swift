import BindingGraph

/// Writes changes down.
struct ChangeReport {
  private let changes: [GraphChange]

  init(_ changes: [GraphChange]) {
    self.changes = changes
  }

  func text(as format: GraphChanges.Format) -> String {
    switch format {
    case .text: changes.isEmpty ? "The graph has not changed.\n" : changes.map { Self.plain($0.words) + "\n" }.joined()
    case .markdown: markdown
    case .json: json
    }
  }

  static func plain(_ text: ChangeText) -> String {
    text.spans.map { span in
      switch span {
      case .words(let words), .name(let words): SingleLine.text(words)
      }
    }.joined()
  }

  // MARK: Markdown

  private var markdown: String {
    let title =
      switch changes.count {
      case 0: "The graph has not changed."
      case 1: "The graph has 1 change:"
      default: "The graph has \(changes.count) changes:"
      }
    let items = changes.map { "- \(Self.markdown($0.words))\n" }.joined()
    return changes.isEmpty ? "\(title)\n" : "\(title)\n\n\(items)"
  }

  private static func markdown(_ text: ChangeText) -> String {
    text.spans.map { span in
      switch span {
      case .words(let words): escaped(words)
      case .name(let name): code(name)
      }
    }.joined()
  }

  /// Words without marks of Markdown and HTML.
  private static func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in SingleLine.text(words).unicodeScalars {
      if "\\`*_{}[]<>#|&~@!".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// A name as code, in more marks than it has itself.
  private static func code(_ name: String) -> String {
    let name = SingleLine.text(name)
    let longest = name.split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "\(marks)\(name)\(marks)" : "\(marks) \(name) \(marks)"
  }

  // MARK: JSON

  /// Grows when members change their meaning or go away; new ones may come without notice, and so may kinds of changes.
  private static let version = 1

  private var json: String {
    let values = changes.map { change in
      JSONValue.object([
        "kind": .string(change.kind), "text": .string(Self.plain(change.words)), "name": .string(change.name),
        "component": change.component.map { .string($0) }, "componentID": change.componentID.map { .string($0) },
        "key": change.key?.value, "contribution": change.contribution?.value,
        "requirement": change.requirement.map { .string($0) }, "module": change.module.map { .string($0) },
        "finding": change.problem.map { problem in
          .object(["id": .string(problem.id), "severity": .string(problem.severity.rawValue)])
        },
        "old": change.old.map { .string($0) }, "new": change.new.map { .string($0) },
        "order": change.order.map { .array($0.map { .number($0) }) }, "location": change.location?.value,
      ])
    }
    return JSONValue.object(["version": .number(Self.version), "changes": .array(values)]).text + "\n"
  }
}
