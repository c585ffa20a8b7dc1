import Commands
import Foundation

/// The commands of former builds, in a file: a log does not have those of modules that were up to date.
///
/// A command holds while the module that it has made is unchanged: a build that compiles it again says so in its log.
struct RememberedCommands {
  /// The file; `nil` where nothing is kept.
  let file: URL?
  /// Whether new commands are added to the file.
  var isWritten = true

  private struct Entry: Codable {
    let compiler: String?
    let arguments: [String]
    let folder: String
    /// The state of what the command has made.
    let product: FileSignature
  }

  /// Adds what a log does not have, and keeps all for later.
  /// - Parameters:
  ///   - logged: the commands of the log.
  ///   - described: those of the builds that the log is of; empty where their descriptions cannot be read.
  /// - Returns: the commands of the whole build.
  func complete(_ logged: [CompileCommand], with described: [CompileCommand]) -> [CompileCommand] {
    let others = described.isEmpty ? remembered : described
    let products = Set(described.compactMap(\.product))
    let commands = others + logged.filter { $0.product.map { !products.contains($0) } ?? true }
    if isWritten { keep(commands) }
    return commands
  }

  private var remembered: [CompileCommand] {
    entries.sorted { $0.key < $1.key }.compactMap { path, entry in
      FileSignature(ofFile: path) == entry.product
        ? CompileCommand(compiler: entry.compiler, arguments: entry.arguments, folder: entry.folder) : nil
    }
  }

  private var entries: [String: Entry] {
    guard let file, let contents = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Entry].self, from: contents)) ?? [:]
  }

  /// A folder that cannot be written to is reported with the facts that are kept there.
  private func keep(_ commands: [CompileCommand]) {
    guard let file else { return }
    var entries: [String: Entry] = [:]
    for command in commands {
      guard let product = command.product, let signature = FileSignature(ofFile: product) else { continue }
      entries[product] = Entry(
        compiler: command.compiler, arguments: command.arguments, folder: command.folder, product: signature)
    }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(entries).write(to: file, options: .atomic)
  }
}
