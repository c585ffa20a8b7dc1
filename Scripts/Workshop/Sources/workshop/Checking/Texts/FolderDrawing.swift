import Foundation

/// An arrow from a folder to one whose types it mentions.
struct FolderArrow: Hashable, Comparable, CustomStringConvertible {
  let from: String
  let to: String

  var description: String { "\(from) -> \(to)" }

  static func < (one: FolderArrow, other: FolderArrow) -> Bool {
    (one.from, one.to) < (other.from, other.to)
  }
}

/// The arrows of a target in the notation of documents:
///
///     ```arrows Sources/Cleanse
///     Slots      -> Runtime
///     Providers  -> Slots Runtime
///     ```
struct FolderDrawing {
  let target: String
  private(set) var arrows: Set<FolderArrow> = []
  /// Folders with more than one line.
  private(set) var repeatedFolders: [String] = []

  static func all(in document: String) -> [FolderDrawing] {
    var drawings: [FolderDrawing] = []
    var isInside = false
    for line in document.components(separatedBy: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "```arrows", words.count == 2 {
        drawings.append(FolderDrawing(target: words[1]))
        isInside = true
      } else if line.hasPrefix("```") {
        isInside = false
      } else if isInside, words.count > 1, words[1] == "->" {
        drawings[drawings.count - 1].add(words[0], to: words.dropFirst(2))
      }
    }
    return drawings
  }

  private mutating func add(_ folder: String, to others: ArraySlice<String>) {
    if arrows.contains(where: { $0.from == folder }) { repeatedFolders.append(folder) }
    arrows.formUnion(others.map { FolderArrow(from: folder, to: $0) })
  }

  /// A cycle of folders that begins with its first one; `nil` if there is none.
  var cycle: [String]? {
    var finished: Set<String> = []
    func walk(_ folder: String, after way: [String]) -> [String]? {
      if let start = way.firstIndex(of: folder) { return way[start...] + [folder] }
      guard !finished.contains(folder) else { return nil }
      for arrow in arrows.sorted() where arrow.from == folder {
        if let cycle = walk(arrow.to, after: way + [folder]) { return cycle }
      }
      finished.insert(folder)
      return nil
    }
    return arrows.sorted().lazy.compactMap { walk($0.from, after: []) }.first
  }
}
