import BindingGraph
import Testing

@Suite("Missing types of a module that is not included")
struct MissingModuleGatheringTests {
  private static let types = ["Storage.Disk", "Storage.Cache", "Storage.Index"]

  @Test("are one finding where nothing of their library is bound, those that a root leads to first")
  func library() throws {
    let found = report(
      Sketch("Root -> App.Shelf", "App.Loose -> Storage.Disk", "App.Shelf -> Storage.Cache Storage.Index"))
    #expect(found.count == 1)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.id == .missingBinding)
    #expect(diagnostic.headline.description == "3 types of module Storage are missing: none of its types is bound")
    #expect(
      diagnostic.steps.map(\.text.description) == [
        "Cache required by Shelf", "Index required by Shelf", "Disk required by Loose",
      ])
    #expect(diagnostic.chain.map(\.name) == ["Root", "Shelf"])
    #expect(
      diagnostic.suggestions.map(\.description) == ["is a module of Storage to be included in App?"])
  }

  @Test("ask for a module that is named after the library")
  func namesake() throws {
    let types = SpelledTypes()
    types.declare(
      TypeReference(spelling: "Storage.StorageModule"), as: TypeDeclaration(.struct, moduleScope: .unscoped))
    let sketch = Sketch("Root -> " + Self.types.joined(separator: " "))
    let found = Validator.diagnostics(in: sketch.linked, advisor: types)
    #expect(
      found.flatMap(\.suggestions).map(\.description) == [
        "is StorageModule to be included in App?: binder.include(module: StorageModule.self)"
      ])
    #expect(found.flatMap(\.suggestions).map(\.kind) == [.hint])
  }

  @Test("are findings of their own where one is bound, where they are few, and where the platform declares them")
  func others() {
    let asker = "Root -> " + Self.types.joined(separator: " ")
    #expect(report(Sketch(asker, "Storage.Box")).count == 3)
    #expect(report(Sketch("Root -> Storage.Disk Storage.Cache")).count == 2)
    #expect(report(Sketch("Root -> Foundation.Date Foundation.URL Foundation.Calendar")).count == 3)
    #expect(report(Sketch("Root -> Disk Cache Index")).count == 3)
  }

  @Test("stand beside other faults, in the order of locations")
  func beside() {
    let found = report(Sketch("Root", "App.A", "App.A", "B -> Gone " + Self.types.joined(separator: " ")))
    #expect(found.map(\.id) == [.duplicateBinding, .missingBinding, .missingBinding])
    #expect(found.map { $0.location?.line } == [2, 4, 4])
  }

  @Test("are one finding where a module of the program binds them that nobody includes, which is named")
  func idleModule() throws {
    let types = SpelledTypes()
    let module = TypeReference(spelling: "App.StorageModule")
    types.declare(module, as: TypeDeclaration(.struct, moduleScope: .unscoped))
    types.findModules = {
      Dictionary(
        uniqueKeysWithValues: ["Disk", "Cache"].map {
          (TypeReference(spelling: $0), [ModuleBinding(module: module, location: nil)])
        })
    }
    let found = Validator.diagnostics(in: Sketch("Root -> Disk Cache Clock").linked, advisor: types)
    #expect(
      found.map(\.headline.description) == [
        "2 types are missing; StorageModule, which no component includes, binds them", "Clock: binding missing",
      ])
    let fix = try #require(found[0].suggestions.first)
    #expect(fix.kind == .fix)
    #expect(fix.code?.description == "binder.include(module: StorageModule.self)")
    let single = Validator.diagnostics(in: Sketch("Root -> Disk").linked, advisor: types)
    #expect(
      single.first?.suggestions.first?.description
        == "Disk in StorageModule, which no component includes, bound: binder.include(module: StorageModule.self)")
  }

  private func report(_ sketch: Sketch) -> [Diagnostic] { Validator.diagnostics(in: sketch.linked) }
}
