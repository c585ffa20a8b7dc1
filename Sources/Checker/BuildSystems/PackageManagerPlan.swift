import Foundation

/// The plan that the native build system of the package manager leaves, such as `.build/debug.yaml`.
///
/// A command is a line with its name, followed by a line for each of its properties; lists are written as in JSON.
struct PackageManagerPlan: BuildPlanReader {
  let path: String

  var name: String { path }
  var files: [String] { [path] }

  func plan() throws -> BuildPlan? {
    let contents = String(decoding: try PlanFile.contents(path), as: UTF8.self)
    // A package without targets has a plan without modules.
    guard contents.split(separator: "\n").contains("commands:") else { return nil }
    return BuildPlan(try Self.modules(in: contents), origin: path, date: PlanFile.date(path))
  }

  static func modules(in contents: String) throws -> [BuildPlan.Module] {
    var modules: [BuildPlan.Module] = []
    var inputs: [String] = []
    var isModule = false
    for line in contents.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("\""), text.hasSuffix(":") {
        isModule = text.hasPrefix("\"C.") && text.hasSuffix(".module\":") && !text.hasSuffix("-tool.module\":")
        inputs = []
      } else if isModule, let list = try list("inputs: ", in: text) {
        inputs = list
      } else if isModule, let list = try list("args: ", in: text), list.contains("-module-name") {
        let arguments = CompilerArguments(Array(list.dropFirst()))
        modules.append(
          BuildPlan.Module(
            name: arguments.moduleName, arguments: arguments, compiler: list.first,
            sources: inputs.filter { $0.hasSuffix(".swift") }, imports: imports(in: inputs), inputs: inputs))
      }
    }
    return modules
  }

  private static func list(_ key: String, in line: Substring) throws -> [String]? {
    guard line.hasPrefix(key) else { return nil }
    var words: [String] = []
    let bytes = Array(line.dropFirst(key.count).utf8)
    try bytes.withUnsafeBufferPointer { bytes in
      let json = JSONReader(bytes)
      guard json.isAtArray else { return }
      try json.forEachElement { words.append(try json.string()) }
    }
    return words
  }

  private static func imports(in inputs: [String]) -> Set<String> {
    Set(
      inputs.filter { $0.hasSuffix(".swiftmodule") }.map {
        String($0.dropLast(".swiftmodule".count).reversed().prefix { $0 != "/" }.reversed())
      })
  }
}
