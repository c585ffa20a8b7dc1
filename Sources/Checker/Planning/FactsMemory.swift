import Foundation
import TextFiles

/// The facts of former runs, stored in a folder, so that only changed modules are read again.
struct FactsMemory {
  /// `nil` if nothing is stored.
  let folder: String?
  /// The signature of this version of the program.
  let version: String

  /// The stored facts of a module, if nothing has changed that they depend on.
  func facts(of module: BuildPlan.Module, by compiler: Compiler) -> ModuleFacts? {
    guard let file = file(of: module), let contents = FileManager.default.contents(atPath: file.path) else {
      return nil
    }
    let stamp = Array(stamp(of: module, by: compiler).utf8)
    guard contents.starts(with: stamp) else { return nil }
    return try? ModuleFacts(stored: Array(contents.dropFirst(stamp.count)))
  }

  /// - Returns: whether later runs will find the facts.
  func keeps(_ facts: ModuleFacts, of module: BuildPlan.Module, by compiler: Compiler) -> Bool {
    guard let file = file(of: module) else { return true }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Array(stamp(of: module, by: compiler).utf8) + facts.stored).write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  private func file(of module: BuildPlan.Module) -> URL? {
    folder.map { URL(fileURLWithPath: $0).appendingPathComponent("\(module.name).facts") }
  }

  /// A checksum of everything that the facts of a module depend on, as one line.
  private func stamp(of module: BuildPlan.Module, by compiler: Compiler) -> String {
    let files = [compiler.program] + module.inputs.filter { !$0.hasPrefix("<") }
    let states = files.map { "\($0) \(FileSignature(ofFile: $0)?.text ?? "-")" }
    let text = ([version, compiler.folder] + module.arguments.arguments + states).joined(separator: "\n")
    return String(Checksum(of: text.utf8).value, radix: 16) + "\n"
  }
}
