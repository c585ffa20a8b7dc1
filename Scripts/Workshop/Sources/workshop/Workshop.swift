import Foundation

/// Generates sources of this repository, and runs checks that the compiler does not do.
@main
enum Workshop {
  static let generators: [any Generator] = [
    AritiesGenerator(), ArityTestsGenerator(), BenchmarkGraphsGenerator(),
    PageGenerator(), XcodeProjectGenerator(), ModularAppGenerator(), APIGenerator(),
  ]
  static let checks: [any Check] = [
    ArrowsCheck(), QuotesCheck(), LinksCheck(), WordsCheck(), FactsCheck(), GuaranteesCheck(), WorkflowsCheck(),
    PrivacyCheck(), RefusalsCheck(), LinkageCheck(), ClientsCheck(), BriefReportsCheck(), FeaturesCheck(),
    TaggedCopyCheck(), WiringCheck(), CleansecCheck(), ImagesCheck(), SwiftBuildCheck(), CMakeCheck(),
    CheckedBuildsCheck(), PrebuiltToolsCheck(), ExamplesCheck(), NoteServerCheck(), APICheck(),
  ]

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let mistake as UsageError {
      Output.error("workshop: \(mistake.message) (see --help)")
      exit(2)
    } catch let failure as Failure {
      for problem in failure.problems { Output.error(problem) }
      exit(1)
    } catch {
      Output.error("workshop: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    let invocation = try Invocation(arguments)
    let repository = try Repository(checking: invocation.root)
    switch invocation.action {
    case .help: Output.line(Invocation.help)
    case .generate(let generators, let comparesOnly):
      let problems = try generators.flatMap { try generate($0, comparesOnly: comparesOnly, in: repository) }
      guard problems.isEmpty else { throw Failure(problems) }
      if comparesOnly { Output.line("The generated files are what is generated") }
    case .check(let checks):
      for (check, names) in checks {
        let parts = try check.parts(in: repository)
        for name in names where !parts.contains(name) {
          throw UsageError(message: "\(check.name): there is no \(name)")
        }
      }
      let problems = try checks.flatMap { try run($0.check, parts: $0.names, in: repository) }
      guard problems.isEmpty else { throw Failure(problems) }
    case .document(let folder, let basePath):
      try DocumentationSite(repository: repository).write(to: folder, basePath: basePath)
      Output.line(folder.map { "The documentation is in \($0.path)" } ?? "The documentation is complete")
    }
  }

  private static func run(_ check: any Check, parts: [String], in repository: Repository) throws -> [String] {
    do {
      try check.run(in: repository, parts: parts)
      return []
    } catch let failure as Failure {
      return failure.problems.map { "\(check.name): \($0)" }
    }
  }

  /// Writes the files of a generator, or reports their differences.
  private static func generate(
    _ generator: any Generator, comparesOnly: Bool, in repository: Repository
  ) throws -> [String] {
    let folders = try generator.folders(for: repository)
    guard comparesOnly else {
      for folder in folders { try folder.write(to: repository) }
      return []
    }
    let differences = try folders.flatMap { try $0.differences(in: repository) }
    return differences.isEmpty ? [] : differences + ["run Scripts/generate \(generator.name)"]
  }
}
