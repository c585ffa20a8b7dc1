import Foundation

/// Finds types that the files of one folder mention and another folder of the same target declares. The drawing of the
/// target must contain each such arrow, and must have no cycle, no folder with two lines and no unnecessary arrow.
struct ArrowsCheck: TextCheck {
  let name = "arrows"
  let summary = "folders of a target know each other as Documentation/Architecture.md draws it"
  let success = "The arrows between folders are those that are drawn"

  private let document = "Documentation/Architecture.md"

  func problems(in repository: Repository) throws -> [String] {
    let drawings = FolderDrawing.all(in: try repository.text(of: document))
    guard !drawings.isEmpty else { return ["\(document): nothing is drawn"] }
    return try drawings.flatMap { drawing in
      try problems(of: drawing, in: repository).map { "\(drawing.target): \($0)" }
    }
  }

  private func problems(of drawing: FolderDrawing, in repository: Repository) throws -> [String] {
    let mentions = try FolderMention.all(in: drawing.target, of: repository)
    let found = Set(mentions.map(\.arrow))
    var problems = drawing.repeatedFolders.map { "\($0) has more than one line in the drawing" }
    for arrow in found.subtracting(drawing.arrows).sorted() {
      problems.append("\(arrow) is not drawn:")
      problems += mentions.filter { $0.arrow == arrow }.map { "  \($0.file) mentions \($0.type)" }
    }
    for arrow in drawing.arrows.subtracting(found).sorted() {
      problems.append("\(arrow) is drawn, and not needed")
    }
    let drawn = Set(drawing.arrows.flatMap { [$0.from, $0.to] })
    for folder in try repository.names(in: drawing.target)
    where repository.isFolder("\(drawing.target)/\(folder)") && !drawn.contains(folder) && !folder.hasSuffix(".docc") {
      problems.append("the drawing does not have \(folder)")
    }
    if let cycle = drawing.cycle { problems.append("the drawing has a cycle: \(cycle.joined(separator: " -> "))") }
    return problems
  }
}
