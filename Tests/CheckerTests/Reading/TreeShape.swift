import Foundation

/// The kinds of nodes of a compiler tree, and the members that each kind has always or sometimes: the form of the tree
/// without its contents.
struct TreeShape {
  private var nodes: [String: Int] = [:]
  private var members: [String: [String: Int]] = [:]

  init(of document: Data) throws {
    var open: [Any] = [try JSONSerialization.jsonObject(with: document)]
    while let next = open.popLast() {
      if let list = next as? [Any] { open += list }
      guard let node = next as? [String: Any] else { continue }
      open += node.values
      guard let kind = node["_kind"] as? String else { continue }
      nodes[kind, default: 0] += 1
      for (name, value) in node where name != "_kind" {
        members[kind, default: [:]]["\(name): \(Self.form(of: value))", default: 0] += 1
      }
    }
  }

  private static func form(of value: Any) -> String {
    switch value {
    case is [Any]: "list"
    case is [String: Any]: "node"
    case is String: "text"
    default: "number or truth"
    }
  }

  /// A line for each kind, and one for each member below it; `?` marks optional members.
  var text: String {
    nodes.keys.sorted().map { kind in
      let lines = members[kind, default: [:]].sorted { $0.key < $1.key }.map { member, count in
        "  \(member)\(count == nodes[kind] ? "" : " ?")\n"
      }
      return "\(kind)\n\(lines.joined())"
    }.joined()
  }
}
