import Foundation

/// How each module of a program is compiled, from whichever build system knows it.
struct BuildPlan {
  struct Module: Equatable {
    let name: String
    let arguments: CompilerArguments
    /// The path of `swiftc`; `nil` where the build system does not name it.
    var compiler: String?
    /// What relative paths begin at; `nil` for the current folder.
    var folder: String?
    let sources: [String]
    /// The names of the modules that it imports, those outside of the plan included.
    let imports: Set<String>
    /// The files that its facts depend on: sources, and the modules that it imports.
    var inputs: [String]

    /// Whether the files are there in which the build names sources. It writes none for products that it leaves out.
    var isBuilt: Bool {
      arguments.arguments.lazy.filter { $0.hasPrefix("@") }
        .allSatisfy { FileManager.default.fileExists(atPath: String($0.dropFirst())) }
    }
  }

  /// What the plan was read from, such as a file's path.
  let origin: String
  /// When it was written; `nil` for one that was made for this run.
  let date: Date?
  private(set) var modules: [String: Module] = [:]

  /// - Parameter modules: the last of those with one name counts.
  init(_ modules: some Sequence<Module>, origin: String, date: Date? = nil) {
    self.origin = origin
    self.date = date
    for module in modules { self.modules[module.name] = module }
  }

  /// The plan of commands that compile modules.
  init(_ commands: some Sequence<CompileCommand>, origin: String, date: Date? = nil) {
    var last: [String: CompileCommand] = [:]
    for command in commands { last[command.moduleName] = command }
    let imports = last.mapValues { ImportedModules.names(inSources: $0.sources) }
    /// The files of all modules that a module is built from.
    func products(for name: String) -> [String] {
      var found: Set<String> = [name]
      var open = [name]
      while let next = open.popLast() { open += imports[next, default: []].filter { found.insert($0).inserted } }
      return found.subtracting([name]).sorted().compactMap { last[$0]?.product }
    }
    let modules = last.map { name, command in
      Module(
        name: name, arguments: CompilerArguments(command.arguments), compiler: command.compiler,
        folder: command.folder, sources: command.sources, imports: imports[name, default: []],
        inputs: command.sources + products(for: name))
    }
    self.init(modules, origin: origin, date: date)
  }

  // MARK: What is read

  /// The sources of each module, generated ones included.
  var sources: [[String]] { modules.values.map(\.sources) }

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
      open += module.imports
    }
    return found.intersection(usersOfCleanse).sorted().compactMap { modules[$0] }
  }

  /// The modules that import Cleanse, or others that do. Imports that are read as text may lead back.
  private var usersOfCleanse: Set<String> {
    var importers: [String: [String]] = [:]
    for module in modules.values {
      for name in module.imports { importers[name, default: []].append(module.name) }
    }
    var found: Set<String> = ["Cleanse"]
    var open = ["Cleanse"]
    while let name = open.popLast() { open += importers[name, default: []].filter { found.insert($0).inserted } }
    return found.subtracting(["Cleanse"])
  }

  /// The name of a target's module: a dash is not allowed in a name of Swift.
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
