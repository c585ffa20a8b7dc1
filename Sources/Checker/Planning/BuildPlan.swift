import Foundation

/// How the package manager builds each module, as its own plan says.
struct BuildPlan {
  struct Module {
    let name: String
    let arguments: CompilerArguments
    /// What has to be there before the module is compiled: sources, and the modules that it imports.
    let inputs: [String]

    /// Whether the files are there in which the build names sources. It writes none for products that it leaves out.
    var isBuilt: Bool {
      arguments.arguments.lazy.filter { $0.hasPrefix("@") }
        .allSatisfy { FileManager.default.fileExists(atPath: String($0.dropFirst())) }
    }
  }

  private(set) var modules: [String: Module] = [:]
  /// Whether this is a plan, of a build of any modules.
  private(set) var isOfBuild = false

  /// Reads the plan of a build, such as `.build/debug.yaml`.
  ///
  /// A command is a line with its name, followed by a line for each of its properties; lists are written as in JSON.
  init(_ contents: String) throws {
    var inputs: [String] = []
    var isModule = false
    for line in contents.split(separator: "\n") {
      if line == "commands:" { isOfBuild = true }
      let text = line.drop { $0 == " " }
      if text.hasPrefix("\""), text.hasSuffix(":") {
        isModule = text.hasPrefix("\"C.") && text.hasSuffix(".module\":") && !text.hasSuffix("-tool.module\":")
        inputs = []
      } else if isModule, let list = try Self.list("inputs: ", in: text) {
        inputs = list
      } else if isModule, let list = try Self.list("args: ", in: text), list.contains("-module-name") {
        let arguments = CompilerArguments(Array(list.dropFirst()))
        modules[arguments.moduleName] = Module(name: arguments.moduleName, arguments: arguments, inputs: inputs)
      }
    }
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

  // MARK: What is read

  /// The sources of each module, those that the build makes included.
  var sources: [[String]] { modules.values.map { $0.inputs.filter { $0.hasSuffix(".swift") } } }

  /// The modules that can have to do with Cleanse, among some targets and what these are built from.
  /// - Parameter targets: the names of modules; empty for all.
  /// - Throws: `UnknownTarget`
  func modules(for targets: [String]) throws -> [Module] {
    let names = targets.isEmpty ? modules.keys.sorted() : targets
    var found: Set<String> = []
    var open = names
    for name in targets where modules[Self.moduleName(name)] == nil {
      throw UnknownTarget(name: name, known: modules.keys.sorted())
    }
    while let name = open.popLast() {
      guard let module = modules[Self.moduleName(name)], found.insert(module.name).inserted else { continue }
      open += Self.imports(of: module)
    }
    var users: [String: Bool] = [:]
    return found.sorted().filter { usesCleanse($0, known: &users) }.compactMap { modules[$0] }
  }

  private func usesCleanse(_ name: String, known: inout [String: Bool]) -> Bool {
    if let answer = known[name] { return answer }
    known[name] = false
    guard let module = modules[name], name != "Cleanse" else { return false }
    let imports = Self.imports(of: module)
    let answer = imports.contains("Cleanse") || imports.contains { usesCleanse($0, known: &known) }
    known[name] = answer
    return answer
  }

  private static func imports(of module: Module) -> [String] {
    module.inputs.filter { $0.hasSuffix(".swiftmodule") }.map {
      String($0.dropLast(".swiftmodule".count).reversed().prefix { $0 != "/" }.reversed())
    }
  }

  /// The name of a target's module: dashes are none in names of Swift.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// A target that the plan does not have.
struct UnknownTarget: Error, Equatable, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String {
    "the build has no target '\(name)'; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
  }
}
