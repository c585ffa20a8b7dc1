import BindingGraph

/// Writes changes as text, Markdown and JSON.
struct ChangeReport {
  private let changes: [GraphChange]
  private let moduleDependencies: [ModuleDependency]

  init(_ changes: GraphChanges) {
    self.changes = changes.changes
    moduleDependencies = changes.moduleDependencies
  }

  var text: String {
    changes.isEmpty ? "The graph has not changed.\n" : changes.map { Self.plain($0.words) + "\n" }.joined()
  }

  static func plain(_ text: ChangeText) -> String {
    text.spans.map { span in
      switch span {
      case .words(let words), .name(let words): SingleLine.text(words)
      }
    }.joined()
  }

  // MARK: Markdown

  var markdown: String {
    let title =
      switch changes.count {
      case 0: "The graph has not changed."
      case 1: "The graph has 1 change:"
      default: "The graph has \(changes.count) changes:"
      }
    return changes.isEmpty ? "\(title)\n" : "\(title)\n\n\(list(within: Self.longestComment - title.utf8.count - 2))"
  }

  /// In bytes: GitHub allows 65,536 characters in the description of a pull request, and more in a comment. The rest is
  /// for text that users write around the changes.
  private static let longestComment = 60_000

  /// As many changes as fit, and the number of the others.
  private func list(within limit: Int) -> String {
    var (list, room) = ("", limit)
    for (number, change) in changes.enumerated() {
      let item = "- \(Self.markdown(change.words))\n"
      let rest = "\nand \(changes.count - number) more\n"
      guard room - item.utf8.count >= (number == changes.count - 1 ? 0 : rest.utf8.count) else { return list + rest }
      list += item
      room -= item.utf8.count
    }
    return list
  }

  private static func markdown(_ text: ChangeText) -> String {
    text.spans.map { span in
      switch span {
      case .words(let words): escaped(words)
      case .name(let name): code(name)
      }
    }.joined()
  }

  /// Text with Markdown and HTML markup escaped.
  private static func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in SingleLine.text(words).unicodeScalars {
      if "\\`*_{}[]<>#|&~@!".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// A name as code, delimited by more backticks than it contains.
  private static func code(_ name: String) -> String {
    let name = SingleLine.text(name)
    let longest = name.split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "\(marks)\(name)\(marks)" : "\(marks) \(name) \(marks)"
  }

  // MARK: JSON

  var json: String {
    let values = changes.map { change in
      JSONValue.object([
        "kind": .string(change.kind.rawValue), "text": .string(Self.plain(change.words)), "name": .string(change.name),
        "component": change.component.map { .string($0) }, "componentID": change.componentID.map { .string($0) },
        "key": change.key?.value, "contribution": change.contribution?.value,
        "requirement": change.requirement.map { .string($0) }, "module": change.module.map { .string($0) },
        "diagnostic": change.problem.map { problem in
          .object(["id": .string(problem.id), "severity": .string(problem.severity.rawValue)])
        },
        "old": change.values.old?.json, "new": change.values.new?.json,
        "order": change.order.map { .array($0.map { .number($0) }) }, "location": change.location?.value,
      ])
    }
    return JSONValue.object([
      "$schema": DocumentSchema.changes.reference, "generator": DocumentSchema.generator,
      "version": .number(DocumentSchema.changes.version), "changes": .array(values),
      "moduleDependencies": moduleDependencies.isEmpty ? nil : .array(moduleDependencies.map(Self.json)),
    ]).text + "\n"
  }

  private static func json(_ dependency: ModuleDependency) -> JSONValue {
    .object([
      "from": dependency.from.value, "to": dependency.to.value, "closesCycle": .boolean(dependency.closesCycle),
      "causes": .array(
        dependency.causes.map {
          .object(["dependent": .string($0.dependent.id), "dependency": .string($0.target.id)])
        }),
    ])
  }
}
