/// A type that a file mentions and another folder declares.
struct FolderMention {
  let arrow: FolderArrow
  let type: String
  let file: String

  /// Each type that a file mentions, once. The code of tutorials belongs to no target.
  static func all(in target: String, of repository: Repository) throws -> [FolderMention] {
    let files = try repository.files(below: target, endingIn: ".swift").filter { !$0.contains(".docc/") }
    let sources = try files.map { file in
      (file: file, folder: folder(of: file, in: target), words: try SwiftWords(repository.text(of: file)))
    }
    var homes: [String: Set<String>] = [:]
    for source in sources {
      for type in source.words.declaredTypes { homes[type, default: []].insert(source.folder) }
    }
    return sources.flatMap { source in
      source.words.typeNames.sorted().flatMap { type -> [FolderMention] in
        guard let owners = homes[type], !owners.contains(source.folder) else { return [] }
        return owners.sorted().map {
          FolderMention(arrow: FolderArrow(from: source.folder, to: $0), type: type, file: source.file)
        }
      }
    }
  }

  /// The first folder on the path to a file; a point for a file outside of folders.
  private static func folder(of file: String, in target: String) -> String {
    let parts = file.dropFirst(target.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }
}
