import TestSupport
import BindingGraph
import Foundation
import Testing

@testable import cleansec

@Suite("Unused root components") struct UnusedRootTests {
  @Test("A root that no code builds, validates or mentions is a warning at its declaration") func unused() throws {
    let package = try TemporaryPackage([
      "Sources/Core.swift": source("struct Garage"), "Tests/Tests.swift": "// Garage\n",
    ])
    let found = try package.check().diagnostics
    #expect(found.map(\.id) == [.unusedRoot])
    #expect(found.map { $0.subject?.name } == ["Garage"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.location?.line == 3)
    #expect(found.first?.location?.column == 1)
  }

  @Test(
    "Code that builds, validates or passes on a root counts as its use",
    arguments: [
      "func build() { _ = try? ComponentFactory.of(Garage.self) }",
      "let roots: [any RootComponent.Type] = [Garage.self]",
      """
      func check() throws {
        let text = Overrides.overriding(String.self, asyncFactory: { (number: Int8) in "\\(number)" })
        try GraphValidator.check(
          Garage.self, overrides: .overriding(Int.self) { (text: String, make: Provider<Int8>) in 1 } + text)
      }
      """,
      "typealias Main = Garage", "enum Houses { struct Barn<C: RootComponent> {}\n  typealias Big = Barn<Garage> }",
    ])
  func uses(code: String) throws {
    let package = try TemporaryPackage(["Sources/Core.swift": source("struct Garage") + code + "\n"])
    #expect(try package.check().diagnostics.map { "\($0.headline)" } == [])
  }

  @Test("A mention in an unread test counts as a use of a root") func tests() throws {
    let package = try TemporaryPackage([
      "Sources/Core.swift": source("struct Garage"),
      "Tests/Tests.swift": "@Test func valid() throws { try GraphValidator.check(Garage.self) }\n",
    ])
    #expect(try package.check().diagnostics.map { "\($0.headline)" } == [])
  }

  @Test("A root that is the main type or public is not reported as unused")
  func outsideUses() throws {
    let launch = "protocol Launch: RootComponent {}\nextension Launch { static func main() {} }\n"
    let package = try TemporaryPackage([
      "Sources/Core.swift": source("@main struct Garage", conformingTo: "Launch") + launch
        + source("public struct Barn", access: "public ", importing: false)
    ])
    #expect(try package.check().diagnostics.map { "\($0.headline)" } == [])
  }

  @Test("Private, nested and generic roots are reported as unused") func kinds() throws {
    let package = try TemporaryPackage([
      "Sources/Core.swift": source("private struct Garage") + "enum Village {\n"
        + source("struct Barn", importing: false) + "}\n" + source("struct Shed<Tool>", importing: false)
    ])
    #expect(try package.check().diagnostics.map { $0.subject?.name } == ["Garage", "Barn", "Shed"])
  }

  @Test("Unused roots are not reported without a package or if a generated source is missing")
  func unknownSources() throws {
    let package = try TemporaryPackage(["Sources/Core.swift": source("struct Garage")])
    #expect(try package.check(made: "Tests.derived/runner.swift").diagnostics.count == 1)
    #expect(try package.check(made: "Made.swift").diagnostics.count == 0)
    #expect(try GraphCheck([package.facts]).diagnostics.count == 0)
  }

  @Test("Unused roots of other packages and of unchecked modules are not reported")
  func otherPackages() throws {
    let package = try TemporaryPackage(["Sources/Core.swift": source("struct Garage")])
    let other = try TemporaryPackage([:])
    let facts = try package.facts
    let sources = PackageSources(folder: other.folder.path, modules: [])
    #expect(try GraphCheck([facts], usedIn: sources).diagnostics.count == 0)
    #expect(try package.check(declaredIn: ["Other"]).diagnostics.map(\.id) == [.uncheckedCode])
    #expect(try package.check(declaredIn: ["Core"]).diagnostics.count == 1)
  }

  private func source(
    _ declaration: String, conformingTo supertype: String = "RootComponent", access: String = "", importing: Bool = true
  ) -> String {
    """
    \(importing ? "\(access)import Cleanse\n" : "")
    \(declaration): \(supertype) {
      \(access)static func configure(binder: UnscopedBinder) {}
      \(access)static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 3) }
    }

    """
  }
}

/// A folder with the sources of one module, deleted together with this value.
private struct TemporaryPackage {
  private let files: TemporaryFolder

  init(_ sources: [String: String]) throws {
    files = try TemporaryFolder(sources)
  }

  var folder: URL { files.url }

  private var source: URL { files.url(of: "Sources/Core.swift") }

  var facts: ModuleFacts {
    get throws { try TestCompiler.facts(ofModule: "Core", sources: [source.path]) }
  }

  /// - Parameter made: a source that the build generates.
  func check(made: String? = nil, declaredIn modules: Set<String>? = nil) throws -> GraphCheck {
    let module = [source.path] + (made.map { ["/nowhere/\($0)"] } ?? [])
    let sources = PackageSources(folder: folder.path, modules: [module, ["/nowhere/OfOtherPackage.swift"]])
    return try GraphCheck([facts], declaredIn: modules, usedIn: sources)
  }
}
