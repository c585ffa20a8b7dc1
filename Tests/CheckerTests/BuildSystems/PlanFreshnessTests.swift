import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Freshness of build plans") struct PlanFreshnessTests {
  private let folder: TemporaryFolder
  private static let built = Date(timeIntervalSince1970: 1_000_000)

  init() throws {
    folder = try TemporaryFolder(["Package.swift": "", "App/a.swift": "import Cleanse", "App/b.swift": ""])
    for path in ["Package.swift", "App/a.swift", "App/b.swift"] { try setDate(of: path, -10) }
  }

  @Test("A plan as new as the package is accepted, also after a source was changed") func fresh() throws {
    try check()
    try setDate(of: "App/a.swift", 10)
    try check()
  }

  @Test("A manifest that is newer than the plan throws an error") func manifest() throws {
    try setDate(of: "Package.swift", 10)
    #expect(throws: PlanError.olderThan(file: folder.path("Package.swift"), plan: "plan")) { try check() }
    // A plan without a date was just created by its build system.
    try check(date: nil)
  }

  @Test("A source that was deleted or is missing from the plan throws an error") func sources() throws {
    try setDate(of: "App/b.swift", -10)
    try check()
    try setDate(of: "App/b.swift", 10)
    #expect(throws: PlanError.unplannedSource(folder.path("App/b.swift"), plan: "plan")) { try check() }
    try FileManager.default.removeItem(at: folder.url(of: "App/a.swift"))
    #expect(throws: PlanError.missingSource(folder.path("App/a.swift"), plan: "plan")) { try check(date: nil) }
  }

  @Test("Generated files in the build folder do not make a plan outdated") func generated() throws {
    try folder.write("import Cleanse", to: ".build/made/c.swift")
    try folder.write("", to: ".build/made/left.swift")
    try setDate(of: ".build/made/left.swift", 10)
    let command = CompileCommand(arguments: ["-module-name", "App", folder.path(".build/made/c.swift")], folder: "/")
    let plan = BuildPlan([command], origin: "plan", date: Self.built)
    try plan.checkFreshness(manifests: [], targets: [], package: folder.url.path)
    #expect(try plan.modules(for: []).map(\.name) == ["App"])
  }

  @Test("A new source makes a plan outdated also in a checkout below a hidden folder") func hiddenCheckout()
    throws
  {
    let checkout = ".worktrees/App"
    for path in ["Sources/a.swift", "Sources/new.swift", ".build/made/c.swift", ".build/made/left.swift"] {
      try folder.write("import Cleanse", to: "\(checkout)/\(path)")
      try setDate(of: "\(checkout)/\(path)", path.hasSuffix("new.swift") || path.hasSuffix("left.swift") ? 10 : -10)
    }
    func check(_ source: String, package: String) throws {
      let arguments = ["-module-name", "App", folder.path("\(checkout)/\(source)")]
      let plan = BuildPlan([CompileCommand(arguments: arguments, folder: "/")], origin: "plan", date: Self.built)
      try plan.checkFreshness(manifests: [], targets: [], package: package)
    }
    let unplanned = PlanError.unplannedSource(folder.path("\(checkout)/Sources/new.swift"), plan: "plan")
    #expect(throws: unplanned) { try check("Sources/a.swift", package: folder.path(checkout)) }
    try check(".build/made/c.swift", package: folder.path(checkout))
    // Outside of the package's folder, a hidden folder at any level counts as one of build output.
    try check("Sources/a.swift", package: folder.path("Other"))
  }

  private func check(date: Date? = built) throws {
    let command = CompileCommand(arguments: ["-module-name", "App", folder.path("App/a.swift")], folder: "/")
    var plan = BuildPlan([command], origin: "plan", date: date)
    // The imports of a missing source are unknown.
    if plan.modules["App"]?.imports.isEmpty == true {
      plan = BuildPlan(
        [
          BuildPlan.Module(
            name: "App", arguments: CompilerArguments(command.arguments), sources: command.sources,
            imports: ["Cleanse"],
            inputs: [])
        ], origin: "plan", date: date)
    }
    try plan.checkFreshness(
      manifests: [folder.path("Package.swift")], targets: [], package: folder.url.path)
  }

  private func setDate(of path: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Self.built.addingTimeInterval(seconds)], ofItemAtPath: folder.path(path))
  }
}
