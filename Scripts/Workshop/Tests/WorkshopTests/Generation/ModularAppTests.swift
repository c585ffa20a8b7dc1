import Foundation
import Testing

@testable import workshop

@Suite("Modular app")
struct ModularAppTests {
  private let app = ModularApp()

  @Test("The modular app has the shape of the published benchmark") func shape() {
    func count(_ layer: String) -> Int { app.modules.count { $0.name.hasPrefix(layer) } }
    #expect(["Core", "Feature", "Screen"].map(count) == [80, 350, 70] as [Int])
    #expect(app.modules.map(\.contributions.count).reduce(0, +) == 2756)
    #expect(app.modules.allSatisfy { 1...10 ~= $0.contributions.count })
    #expect(app.modules.count(where: \.hasSubcomponent) == 7)
  }

  @Test(
    "The modular app has about a third of its contributions of each kind", arguments: ModularApp.Contribution.allCases)
  func kinds(kind: ModularApp.Contribution) {
    #expect(800...1040 ~= app.modules.map { $0.numbers(of: kind).count }.reduce(0, +))
  }

  @Test("Modules of the modular app depend on earlier modules, each once") func dependencies() {
    var earlier: Set<String> = []
    for module in app.modules {
      #expect(earlier.isSuperset(of: module.dependencies))
      #expect(Set(module.dependencies).count == module.dependencies.count)
      earlier.insert(module.name)
    }
    #expect(Set(app.modules.map(\.dependencies.count)) == [0, 2, 3])
  }

  @Test("The modular app is generated reproducibly with the requested number of modules") func files() throws {
    let repository = Repository(root: URL(fileURLWithPath: "/clone"))
    let folders = ModularAppGenerator(count: 20).folders(for: repository)
    #expect(folders.map(\.files) == ModularAppGenerator(count: 20).folders(for: repository).map(\.files))
    #expect(folders.count == 2 * (3 + 20))
    let manifest = try #require(folders.first?.files["Package.swift"])
    #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
    #expect(manifest.contains(#".package(name: "Cleanse", path: "/clone")"#))
    #expect(manifest.contains(#"("Screen0", ["Feature"#))
  }
}
