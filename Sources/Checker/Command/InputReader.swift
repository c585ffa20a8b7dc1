import BindingGraph
import Commands
import Foundation
import TextFiles

/// The modules that a run works on.
struct InputModules {
  var modules: [ModuleFacts] = []
  /// The names of the modules whose roots are checked; `nil` for all.
  var checked: Set<String>?
  /// Facts on the modules that were not read.
  var unread: [UnfollowedCode] = []
  /// `nil` if no package is known.
  var sources: PackageSources?
}

/// Reads the inputs of a command line.
struct InputReader: Sendable {
  private let options: Options
  private let environment: [String: String]
  private let memory: FactsMemory
  private let progress: @Sendable (String) -> Void

  init(
    options: Options, environment: [String: String], version: ProgramVersion,
    progress: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    self.progress = progress
    self.environment = environment
    memory = FactsMemory(folder: options.cache, version: version.text)
  }

  /// Reads the build plan, if the command line names a source for it.
  /// - Throws: `PlanError`, `UnreadableFile`, `BuildServerError`, `UnknownTarget`
  func plan() throws -> BuildPlan? {
    options.namesPlan && (!options.targetsAreOfPlugin || !options.targets.isEmpty) ? try buildPlan() : nil
  }

  /// - Throws: `InputError`, `UnreadableFile`, `CompilerError`, `UnknownTarget`
  func modules(of plan: BuildPlan?) throws -> InputModules {
    var input = InputModules()
    input.modules = try ModuleQueue.read(options.files) { path in Result { try self.facts(inFile: path) } }
      .map { try $0.get() }
    if let arguments = options.compilerArguments {
      input.modules.append(try compiler().facts(of: CompilerArguments(plain(arguments))))
    }
    if let plan {
      let sources = options.package.map { PackageSources(folder: $0, modules: plan.sources) }
      let all = try plannedModules(plan, of: sources)
      let named = Set(options.targetsAreOfPlugin ? [] : options.targets.map(BuildPlan.moduleName))
      let planned = all.filter { ModuleFacts.canRead(moduleNamed: $0.name) || named.contains($0.name) }
      let names = Set(planned.map(\.name))
      input.unread = all.filter { !names.contains($0.name) }.map(\.unread)
      for (module, facts) in zip(planned, try facts(of: planned, demanding: named)) {
        if let facts { input.modules.append(facts) } else { input.unread.append(module.unread) }
      }
      input.sources = sources
      // The modules that a target is built from are checked with it, except those of other packages.
      let targets = Set(options.targets.map(BuildPlan.moduleName))
      let own = planned.filter { targets.contains($0.name) || sources?.contains(anyOf: $0.inputs) ?? true }.map(\.name)
      input.checked = Set(own + input.modules.map(\.name).filter { !names.contains($0) })
    }
    return input
  }

  /// Watches the files that the diagnostics depend on: sources, built modules, and the sources of the build plan.
  func fileWatch() -> FileWatch {
    FileWatch(plan: { readers(keepingCommands: false).flatMap(\.files) }, paths: watchedPaths)
  }

  private func watchedPaths() -> FileWatch.Paths {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let arguments = (options.compilerArguments ?? []).filter { $0.hasSuffix(".swift") }
      .map { folder.appendingPathComponent($0).standardizedFileURL.path }
    var paths = FileWatch.Paths(sources: arguments)
    paths.files =
      options.files + options.plans.flatMap(Self.files) + options.buildLogs + options.rules
      + manifests + arguments
    // A plan that is unreadable now may appear with the next build.
    for plan in readers(keepingCommands: false).lazy.compactMap({ try? $0.plan() }).prefix(1) {
      let modules = (try? plan.modules(for: options.targets)) ?? []
      paths.files += modules.flatMap { $0.inputs + $0.sources }
      paths.sources += modules.flatMap(\.sources)
    }
    return paths
  }

  private func facts(inFile path: String) throws -> ModuleFacts {
    guard let contents = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
      throw UnreadableFile(path)
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

  /// The compiler of the command line, or else the one that a module is built with.
  private func compiler(of module: BuildPlan.Module? = nil) -> Compiler {
    let planned = module?.compiler.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
    return Compiler(
      program: options.compiler ?? planned ?? Compiler.path(environment: environment),
      folder: module?.folder ?? FileManager.default.currentDirectoryPath)
  }

  /// The compiler arguments of a user or a Bazel rule, without the programs that call the compiler. Bazel's
  /// placeholders for Xcode's folders are replaced, since the environment of this run names these folders.
  private func plain(_ arguments: [String]) -> [String] {
    let start = arguments.prefix { !$0.hasPrefix("-") && !$0.hasSuffix(".swift") }
      .lastIndex { $0 == "swiftc" || $0.hasSuffix("/swiftc") }
    return arguments[(start.map { $0 + 1 } ?? 0)...].map { argument in
      [("__BAZEL_XCODE_SDKROOT__", "SDKROOT"), ("__BAZEL_XCODE_DEVELOPER_DIR__", "DEVELOPER_DIR")].reduce(argument) {
        $0.replacingOccurrences(of: $1.0, with: environment[$1.1] ?? $1.0)
      }
    }
  }

  /// The first plan that exists and is up to date.
  private func buildPlan() throws -> BuildPlan {
    var failures: [any Error] = []
    let readers = readers(keepingCommands: true)
    for reader in readers {
      do {
        guard let plan = try reader.plan() else { continue }
        if !options.isBuildStep {
          try plan.checkFreshness(
            manifests: manifests, targets: options.targets,
            package: options.package ?? FileManager.default.currentDirectoryPath)
        }
        if options.showsProgress { progress("How modules are compiled: \(plan.origin)") }
        return plan
      } catch {
        failures.append(error)
      }
    }
    throw failures.first ?? PlanError.noModules(readers.map(\.name))
  }

  private func readers(keepingCommands isWritten: Bool) -> [any BuildPlanReader] {
    let memory = RememberedCommands(
      file: options.cache.map { URL(fileURLWithPath: $0).appendingPathComponent("commands.json") },
      isWritten: isWritten)
    return options.buildLogs.map { BuildLog(path: $0, memory: memory) as any BuildPlanReader }
      + options.plans.map(Self.reader)
      + options.buildServers.map { BuildServer(folder: $0, version: Version.current) }
  }

  /// The files of a plan that change with a build.
  private static func files(ofPlan path: String) -> [String] {
    PackageBuildFolder.isBuildFolder(path) ? PackageBuildFolder(path: path).plans : [path]
  }

  /// The reader for a plan, by the name of the file or the contents of the folder.
  private static func reader(ofPlan path: String) -> any BuildPlanReader {
    if PackageBuildFolder.isBuildFolder(path) { return PackageBuildFolder(path: path) }
    if BuildDescription.isDescription(path) { return BuildDescription(path: path) }
    return path.hasSuffix(".json") ? CompilationDatabase(path: path) : PackageManagerPlan(path: path)
  }

  /// The files that configure the build of the package, or of an Xcode project in its folder.
  private var manifests: [String] {
    guard let folder = options.package else { return [] }
    let projects = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcodeproj") }.sorted()
    return (["Package.swift"] + projects.map { "\($0)/project.pbxproj" })
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0).path }
  }

  /// The modules to read: those of the named targets, or else of the package, or else of the plan.
  private func plannedModules(_ plan: BuildPlan, of sources: PackageSources?) throws -> [BuildPlan.Module] {
    if !options.targets.isEmpty {
      let modules = try plan.modules(for: options.targets)
      let named = Set(options.targets.map(BuildPlan.moduleName))
      if options.isBuildStep { return modules.map { named.contains($0.name) ? $0.listingSources : $0 } }
      if !options.targetsAreOfPlugin, let missing = modules.first(where: { named.contains($0.name) && !$0.isBuilt }) {
        throw PlanError.notBuilt(missing.name, plan: plan.origin)
      }
      return modules.filter(\.isBuilt)
    }
    guard let sources else { return try plan.modules(for: []).filter(\.isBuilt) }
    if options.targetsAreOfPlugin { return [] }
    let own = plan.modules.values.filter { $0.isBuilt && sources.contains(anyOf: $0.inputs) }.map(\.name)
    guard own.isEmpty else { return try plan.modules(for: own) }
    guard try !plan.modules(for: []).contains(where: \.isBuilt) else {
      throw PlanError.otherPackage(folder: sources.folder.path, plan: plan.origin)
    }
    return []
  }

  /// A build may forbid its steps to write elsewhere than into their own folder.
  private func arguments(of module: BuildPlan.Module) -> CompilerArguments {
    guard options.isBuildStep, let cache = options.cache else { return module.arguments }
    return module.arguments.cachingModules(in: "\(cache)/modules")
  }

  /// - Parameter demanded: the names of modules that the user has selected.
  /// - Returns: the facts of each module; `nil` for a module that is not demanded and looks like a type parameter.
  private func facts(of modules: [BuildPlan.Module], demanding demanded: Set<String>) throws -> [ModuleFacts?] {
    let read = try ModuleQueue.read(modules) { module in
      Result { () -> (facts: ModuleFacts?, isKept: Bool) in
        let compiler = compiler(of: module)
        if let known = memory.facts(of: module, by: compiler) { return (facts: known, isKept: true) }
        if options.showsProgress { progress("Reading \(module.name)") }
        do {
          let facts = try compiler.facts(of: arguments(of: module))
          return (facts, memory.keeps(facts, of: module, by: compiler))
        } catch DumpError.moduleNamedAsParameter where !demanded.contains(module.name) {
          return (nil, true)
        }
      }
    }.map { try $0.get() }
    if let folder = options.cache, read.contains(where: { !$0.isKept }) {
      progress("cleansec: warning: the cache \(folder) cannot be written: the next run reads all modules again")
    }
    return read.map(\.facts)
  }
}

extension BuildPlan.Module {
  /// The module as code that was not read.
  fileprivate var unread: UnfollowedCode {
    UnfollowedCode(
      .unreadModule(name),
      at: sources.first.map { SourceLocation(path: ProgramText(copying: $0), line: 1, column: 1) })
  }
}

/// An error in an input.
enum InputError: Error, Equatable, CustomStringConvertible {
  case unusable(String, why: String)
  case severalModules([String])

  var description: String {
    switch self {
    case .unusable(let path, let why): "\(path): \(why)"
    case .severalModules(let names):
      "'--store' writes one module; \(names.isEmpty ? "no module was read" : "these were read: \(names.joined(separator: ", "))")"
    }
  }
}
