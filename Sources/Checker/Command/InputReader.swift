import Commands
import Foundation

/// The modules that a run works on.
struct InputModules {
  var modules: [ModuleFacts] = []
  /// The names of those whose roots are checked; `nil` for all.
  var checked: Set<String>?
  /// `nil` where no package is known.
  var sources: PackageSources?
}

/// Reads what a command line names.
struct InputReader: Sendable {
  private let options: Options
  private let compiler: Compiler
  private let memory: FactsMemory
  private let progress: @Sendable (String) -> Void

  init(
    options: Options, environment: [String: String], version: String, progress: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    self.progress = progress
    compiler = Compiler(
      program: options.compiler ?? Compiler.path(environment: environment),
      folder: FileManager.default.currentDirectoryPath)
    memory = FactsMemory(folder: options.cache, version: version)
  }

  /// - Throws: `InputError`, `CompilerError`, `UnknownTarget`
  func modules() throws -> InputModules {
    var input = InputModules()
    input.modules = try ModuleQueue.read(options.files) { path in Result { try self.facts(inFile: path) } }
      .map { try $0.get() }
    if let arguments = options.compilerArguments {
      input.modules.append(try compiler.facts(of: CompilerArguments(arguments)))
    }
    if let path = options.plan {
      let plan = try buildPlan(path)
      let sources = options.package.map { PackageSources(folder: $0, modules: plan.sources) }
      let planned = try plannedModules(plan, of: sources)
      input.modules += try facts(of: planned)
      input.sources = sources
      // What a target is built from is checked with it, but for other packages.
      let named = Set(options.targets.map(BuildPlan.moduleName))
      let own = planned.filter { named.contains($0.name) || sources?.contains(anyOf: $0.inputs) ?? true }.map(\.name)
      input.checked = Set(own + input.modules.map(\.name).filter { name in !planned.contains { $0.name == name } })
    }
    return input
  }

  private func facts(inFile path: String) throws -> ModuleFacts {
    guard let contents = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
      throw InputError.unreadable(path)
    }
    do {
      if contents.starts(with: Array(ModuleFacts.storedVersion.utf8.prefix(8))) {
        return try ModuleFacts(stored: Array(contents))
      }
      return try ModuleFacts(
        readingTree: contents, ofModule: options.moduleName, folder: FileManager.default.currentDirectoryPath)
    } catch {
      throw InputError.unusable(path, why: "\(error)")
    }
  }

  private func buildPlan(_ path: String) throws -> BuildPlan {
    guard let contents = FileManager.default.contents(atPath: path) else { throw InputError.unreadable(path) }
    let plan = try BuildPlan(String(decoding: contents, as: UTF8.self))
    guard plan.isOfBuild else { throw InputError.noPlan(path) }
    return plan
  }

  /// The modules to read: those of the targets that were named, or else of the package, or else of the plan.
  private func plannedModules(_ plan: BuildPlan, of sources: PackageSources?) throws -> [BuildPlan.Module] {
    if !options.targets.isEmpty { return try plan.modules(for: options.targets) }
    guard let sources else { return try plan.modules(for: []).filter(\.isBuilt) }
    let own = plan.modules.values.filter { $0.isBuilt && sources.contains(anyOf: $0.inputs) }.map(\.name)
    return options.targetsAreOfPlugin || own.isEmpty ? [] : try plan.modules(for: own)
  }

  private func facts(of modules: [BuildPlan.Module]) throws -> [ModuleFacts] {
    try ModuleQueue.read(modules) { module in
      Result {
        if let known = memory.facts(of: module) { return known }
        if options.showsProgress { progress("Reading \(module.name)") }
        let facts = try compiler.facts(of: module.arguments)
        do { try memory.keep(facts, of: module) } catch { throw OutputFile.Unwritable(options.cache ?? "") }
        return facts
      }
    }.map { try $0.get() }
  }
}

/// Why an input cannot be used.
enum InputError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case unusable(String, why: String)
  case noPlan(String)
  case severalModules([String])

  var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read"
    case .unusable(let path, let why): "\(path): \(why)"
    case .noPlan(let path): "\(path) is no plan of the package manager's builds: it has no commands"
    case .severalModules(let names):
      "a file of facts holds one module, and these are \(names.isEmpty ? "none" : names.joined(separator: ", "))"
    }
  }
}
