/// The changed lines between two texts, with a few lines of context.
struct LineDifference {
  private static let context = 2

  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)
  }

  private var lines: [Line] = []

  init(from old: [String], to new: [String]) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
  }

  /// The lines with `-` if they are removed, `+` if they are new, and `…` for omitted ones.
  var text: String {
    let isShown = lines.indices.map { index in
      lines[max(0, index - Self.context)...min(lines.count - 1, index + Self.context)].contains { line in
        if case .kept = line { false } else { true }
      }
    }
    var result: [String] = []
    for (line, isShown) in zip(lines, isShown) {
      if !isShown {
        if result.last != "…" { result.append("…") }
        continue
      }
      switch line {
      case .kept(let text): result.append("  " + text)
      case .removed(let text): result.append("- " + text)
      case .added(let text): result.append("+ " + text)
      }
    }
    return result.joined(separator: "\n")
  }
}
