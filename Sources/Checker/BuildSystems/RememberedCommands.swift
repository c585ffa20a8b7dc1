import Foundation
import TextFiles

/// The commands of former builds, stored in a file, because a log lacks the modules that were up to date.
///
/// A command is valid while its module file is unchanged: a build that compiles the module again logs it again.
struct RememberedCommands {
  /// The file; `nil` if nothing is stored.
  let file: URL?
  /// Whether new commands are added to the file.
  var isWritten = true

  private struct Entry: Codable {
    let compiler: String?
    let arguments: [String]
    let folder: String
    /// The state of the command's module file.
    let product: FileSignature
  }

  /// Adds the commands that a log lacks, and stores all for later runs.
  /// - Parameters:
  ///   - logged: the commands of the log.
  ///   - described: the commands in the build descriptions of the log; empty if these cannot be read.
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

  /// Ignores errors. A folder that cannot be written to is reported with the facts that are stored there.
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
