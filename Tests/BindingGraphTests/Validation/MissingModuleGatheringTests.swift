import BindingGraph
import Testing
import Checker

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
    #expect(
      diagnostic.headline.description == "3 types of module Storage are missing: the module binds none of its types")
    #expect(
      diagnostic.steps.map(\.text.description) == [
        "Cache required by Shelf", "Index required by Shelf", "Disk required by Loose",
      ])
    #expect(diagnostic.chain.map(\.name) == ["Root", "Shelf"])
    #expect(
      diagnostic.suggestions.map(\.description) == ["did you mean to include a module of Storage in App?"])
  }

  @Test("ask for a module of which nobody told whether others can name it")
  func unknownAccess() throws {
    let sketch = Sketch("Root -> " + Self.types.joined(separator: " "))
    let types = SpelledTypes()
    let module = module(binding: Self.types)
    types.declare(module.type, as: TypeDeclaration(.struct, moduleScope: .unscoped, isPublic: nil))
    types.findModules = { [module] }
    let found = Validator.diagnostics(in: sketch.linked, advisor: types)
    #expect(
      found.flatMap(\.suggestions).map(\.description) == [
        "did you mean to include StorageModule in App?: binder.include(module: StorageModule.self)"
      ])
    #expect(found.flatMap(\.suggestions).map(\.kind) == [.hint])
  }

  @Test("name no line for a module that the component cannot name")
  func inaccessibleModule() {
    let found = report(
      Sketch("Root -> Storage.A Storage.B"), module(binding: ["Storage.A", "Storage.B"]), isPublic: false)
    #expect(
      found.map(\.headline.description) == [
        "2 types of module Storage are missing; StorageModule, which no component includes, binds them"
      ])
    #expect(
      found.flatMap(\.suggestions).map(\.description) == ["include it in App, and make it accessible there"])
    let single = report(Sketch("Root -> Storage.A"), module(binding: ["Storage.A"]), isPublic: false)
    #expect(single.flatMap(\.suggestions).first?.code == nil)
  }

  @Test("are one finding although another type of their library is bound, where a module is known to bind them")
  func boundBesides() {
    let sketch = Sketch("Root -> " + Self.types.joined(separator: " "), "Storage.Folder")
    #expect(
      report(sketch, module(binding: Self.types, needs: ["Storage.Folder"])).map(\.headline.description) == [
        "3 types of module Storage are missing; StorageModule, which no component includes, binds them"
      ])
  }

  @Test("are one finding in several components, with the component that all of them see")
  func severalComponents() throws {
    let sketch = Sketch(
      "Root -> Storage.Disk",
      children: [Sketch("X -> Storage.Cache", component: "S"), Sketch("Y -> Storage.Index", component: "T")])
    let found = report(sketch, module(binding: ["Storage.Disk", "Storage.Cache", "Storage.Index"]))
    #expect(
      found.map(\.headline.description) == [
        "3 types of module Storage are missing; StorageModule, which no component includes, binds them"
      ])
    #expect(
      found.flatMap(\.suggestions).map(\.description) == [
        "include it in App: binder.include(module: StorageModule.self)"
      ])
    let inner = Sketch("Root", children: [Sketch("X -> Storage.Cache Storage.Index", component: "S")])
    #expect(
      report(inner, module(binding: ["Storage.Cache", "Storage.Index"])).flatMap(\.suggestions).map(\.description) == [
        "include it in S: binder.include(module: StorageModule.self)"
      ])
  }

  @Test("get no fix by a module that needs what the component lacks, and none where it binds what the component binds")
  func unfitModules() throws {
    let found = report(
      Sketch("Root -> Storage.Disk Storage.Cache"), module(binding: ["Storage.Disk", "Storage.Cache"], needs: ["User"]))
    #expect(
      found.flatMap(\.suggestions).map(\.description) == [
        "include it in App, and bind User there: binder.include(module: StorageModule.self)"
      ])
    #expect(found.flatMap(\.suggestions).map(\.kind) == [.hint])
    let conflicting = report(
      Sketch("Root -> Storage.Disk Storage.Cache", "Log"), module(binding: ["Storage.Disk", "Storage.Cache", "Log"]))
    #expect(conflicting.map(\.headline.description) == ["Cache: binding missing", "Disk: binding missing"])
    let circular = report(
      Sketch("Root -> Storage.Disk Storage.Cache", "Log -> Storage.Disk"),
      module(binding: ["Storage.Disk", "Storage.Cache"], needs: ["Log"]))
    #expect(circular.count == 2)
  }

  @Test("are findings of their own where only the sources tell of the module, as they are in a running program")
  func moduleOfSources() {
    let types = ["Storage.Disk", "Storage.Cache"]
    let sketch = Sketch("Root -> " + types.joined(separator: " "))
    let found = report(sketch, module(binding: types, named: "Storage.FilesModule"))
    #expect(found.map(\.headline.description) == ["Cache: binding missing", "Disk: binding missing"])
    #expect(
      found.map { $0.suggestions.first?.description }
        == ["Cache", "Disk"].map {
          "\($0) in FilesModule, which no component includes: binder.include(module: FilesModule.self)"
        })
    // Of three a running program sees that nothing of their library is bound; the sources tell the module, too.
    let all = report(
      Sketch("Root -> " + Self.types.joined(separator: " ")), module(binding: Self.types, named: "Storage.FilesModule"))
    #expect(
      all.map(\.headline.description) == [
        "3 types of module Storage are missing; FilesModule, which no component includes, binds them"
      ])
  }

  private func module(
    binding types: [String], needs: [String] = [], named name: String = "Storage.StorageModule"
  ) -> IdleModule {
    let references = types.map { TypeReference(spelling: $0) }
    return IdleModule(
      TypeReference(spelling: name),
      locations: Dictionary(uniqueKeysWithValues: references.map { ($0, nil) }), exclusive: Set(references),
      needs: needs.map { TypeReference(spelling: $0) })
  }

  private func report(_ sketch: Sketch, _ module: IdleModule, isPublic: Bool = true) -> [Diagnostic] {
    let types = SpelledTypes()
    types.declare(module.type, as: TypeDeclaration(.struct, moduleScope: .unscoped, isPublic: isPublic))
    types.findModules = { [module] }
    return Validator.diagnostics(in: sketch.linked, advisor: types)
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
    let module = module(binding: ["Storage.Disk", "Storage.Cache"])
    let found = report(Sketch("Root -> Storage.Disk Storage.Cache Clock"), module)
    #expect(
      found.map(\.headline.description) == [
        "2 types of module Storage are missing; StorageModule, which no component includes, binds them",
        "Clock: binding missing",
      ])
    let fix = try #require(found[0].suggestions.first)
    #expect(fix.kind == .fix)
    #expect(fix.code?.description == "binder.include(module: StorageModule.self)")
    let single = report(Sketch("Root -> Storage.Disk"), module)
    #expect(
      single.first?.suggestions.first?.description
        == "Disk in StorageModule, which no component includes: binder.include(module: StorageModule.self)")
  }

  private func report(_ sketch: Sketch) -> [Diagnostic] { Validator.diagnostics(in: sketch.linked) }
}
