import Foundation

/// The compile commands of a program's modules, independent of the build system.
struct BuildPlan {
  struct Module: Equatable {
    let name: String
    let arguments: CompilerArguments
    /// The path of `swiftc`; `nil` if the build system does not name it.
    var compiler: String?
    /// The base of relative paths; `nil` for the current folder.
    var folder: String?
    let sources: [String]
    /// The names of the imported modules, including those outside the plan.
    let imports: Set<String>
    /// The files that its facts depend on: the sources and the imported modules.
    var inputs: [String]

    /// Whether the build's lists of sources exist. A build writes none for products that it leaves out.
    var isBuilt: Bool {
      arguments.arguments.lazy.filter { $0.hasPrefix("@") }
        .allSatisfy { FileManager.default.fileExists(atPath: String($0.dropFirst())) }
    }

    /// The module with its sources as arguments, for a build that has yet to write its lists of them.
    var listingSources: Module {
      let lists = arguments.arguments.filter { $0.hasPrefix("@") }
      guard !lists.isEmpty else { return self }
      let others = arguments.arguments.filter { !$0.hasPrefix("@") }
      return Module(
        name: name, arguments: CompilerArguments(others + sources), compiler: compiler, folder: folder,
        sources: sources, imports: imports, inputs: inputs)
    }
  }

  /// The source of the plan, such as a file's path.
  let origin: String
  /// The date of the plan; `nil` if it was created for this run.
  let date: Date?
  private(set) var modules: [String: Module] = [:]

  /// - Parameter modules: of several modules with one name, the last one counts.
  init(_ modules: some Sequence<Module>, origin: String, date: Date? = nil) {
    self.origin = origin
    self.date = date
    for module in modules { self.modules[module.name] = module }
  }

  /// Creates a plan from commands that compile modules.
  init(_ commands: some Sequence<CompileCommand>, origin: String, date: Date? = nil) {
    var last: [String: CompileCommand] = [:]
    for command in commands { last[command.moduleName] = command }
    let imports = last.mapValues { ImportedModules.names(inSources: $0.sources) }
    /// The files that tell of changes in the modules that a module imports, directly or indirectly: the module files, or
    /// the sources if a command does not name its module file.
    func importedFiles(for name: String) -> [String] {
      var found: Set<String> = [name]
      var open = [name]
      while let next = open.popLast() { open += imports[next, default: []].filter { found.insert($0).inserted } }
      return found.subtracting([name]).sorted().compactMap { last[$0] }.flatMap {
        $0.product.map { [$0] } ?? $0.sources
      }
    }
    let modules = last.map { name, command in
      Module(
        name: name, arguments: CompilerArguments(command.arguments), compiler: command.compiler,
        folder: command.folder, sources: command.sources, imports: imports[name, default: []],
        inputs: command.sources + importedFiles(for: name))
    }
    self.init(modules, origin: origin, date: date)
  }

  /// Whether the build only prepares modules for an editor, and so compiles no bodies of functions.
  var isForIndexing: Bool {
    modules.values.contains { $0.arguments.arguments.contains("-experimental-skip-all-function-bodies") }
  }

  // MARK: Modules to read

  /// The sources of each module, generated ones included.
  var sources: [[String]] { modules.values.map(\.sources) }

  /// The modules that may use Cleanse, among some targets and their direct and indirect imports.
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

  /// The modules that import Cleanse, directly or indirectly. Imports read from text may form a cycle.
  private var usersOfCleanse: Set<String> {
    var importers: [String: [String]] = [:]
    for module in modules.values {
      for name in module.imports { importers[name, default: []].append(module.name) }
    }
    var found: Set<String> = [CleanseSymbols.module]
    var open = [CleanseSymbols.module]
    while let name = open.popLast() { open += importers[name, default: []].filter { found.insert($0).inserted } }
    return found.subtracting([CleanseSymbols.module])
  }

  /// The module name of a target: Swift names cannot contain dashes.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// An error for a target that is not in the plan.
struct UnknownTarget: Error, Equatable, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String {
    "the build has no target '\(name)'; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
  }
}
