import BindingGraph
import Testing
import cleansec

@Suite("Missing types of a forgotten module")
struct MissingModuleGatheringTests {
  private static let types = ["Storage.Disk", "Storage.Cache", "Storage.Index"]

  @Test("Missing types of a library without bindings are one error, sorted by reachability from the root")
  func library() throws {
    let found = report(
      Sketch("Root -> App.Shelf", "App.Loose -> Storage.Disk", "App.Shelf -> Storage.Cache Storage.Index"))
    #expect(found.count == 1)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.id == .missingBinding)
    #expect(
      diagnostic.headline.description == "3 bindings are missing: no type of module Storage is bound")
    #expect(
      diagnostic.steps.map(\.text.description) == [
        "Cache required by Shelf", "Index required by Shelf", "Disk required by Loose",
      ])
    #expect(diagnostic.chain.map(\.name) == ["Root", "Shelf"])
    #expect(
      diagnostic.suggestions.map(\.description) == ["did you mean to include a module of Storage in App?"])
  }

  @Test("A forgotten module of unknown accessibility is suggested as a hint")
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

  @Test("A module that is inaccessible to the component is suggested without code")
  func inaccessibleModule() {
    let found = report(
      Sketch("Root -> Storage.A Storage.B"), module(binding: ["Storage.A", "Storage.B"]), isPublic: false)
    #expect(
      found.map(\.headline.description) == [
        "2 bindings are missing because App does not include StorageModule"
      ])
    #expect(
      found.flatMap(\.suggestions).map(\.description) == ["include it in App, and make it accessible there"])
    let single = report(Sketch("Root -> Storage.A"), module(binding: ["Storage.A"]), isPublic: false)
    #expect(single.flatMap(\.suggestions).first?.code == nil)
  }

  @Test("Missing types that one module binds are one error even if another type of their library is bound")
  func boundBesides() {
    let sketch = Sketch("Root -> " + Self.types.joined(separator: " "), "Storage.Folder")
    #expect(
      report(sketch, module(binding: Self.types, needs: ["Storage.Folder"])).map(\.headline.description) == [
        "3 bindings are missing because App does not include StorageModule"
      ])
  }

  @Test("Missing types in several components are one error that names their common component")
  func severalComponents() throws {
    let sketch = Sketch(
      "Root -> Storage.Disk",
      children: [Sketch("X -> Storage.Cache", component: "S"), Sketch("Y -> Storage.Index", component: "T")])
    let found = report(sketch, module(binding: ["Storage.Disk", "Storage.Cache", "Storage.Index"]))
    #expect(
      found.map(\.headline.description) == [
        "3 bindings are missing because App does not include StorageModule"
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

  @Test("A forgotten module is a hint if it needs other bindings, and no suggestion if it conflicts")
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

  @Test("A module found only in the sources is suggested in a separate error for each of two types")
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
    // At run time three types suffice to see that the library has no bindings; the sources add the name of the module.
    let all = report(
      Sketch("Root -> " + Self.types.joined(separator: " ")), module(binding: Self.types, named: "Storage.FilesModule"))
    #expect(
      all.map(\.headline.description) == [
        "3 bindings are missing because App does not include FilesModule"
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

  @Test("Missing types are separate errors if one is bound, if they are few, or if the platform declares them")
  func others() {
    let asker = "Root -> " + Self.types.joined(separator: " ")
    #expect(report(Sketch(asker, "Storage.Box")).count == 3)
    #expect(report(Sketch("Root -> Storage.Disk Storage.Cache")).count == 2)
    #expect(report(Sketch("Root -> Foundation.Date Foundation.URL Foundation.Calendar")).count == 3)
    #expect(report(Sketch("Root -> Disk Cache Index")).count == 3)
  }

  @Test("An error about a forgotten module is sorted with other errors by location")
  func beside() {
    let found = report(Sketch("Root", "App.A", "App.A", "B -> Gone " + Self.types.joined(separator: " ")))
    #expect(found.map(\.id) == [.duplicateBinding, .missingBinding, .missingBinding])
    #expect(found.map { $0.location?.line } == [2, 4, 4])
  }

  @Test("Missing types that an unused module binds are one error with that module as its fix")
  func idleModule() throws {
    let module = module(binding: ["Storage.Disk", "Storage.Cache"])
    let found = report(Sketch("Root -> Storage.Disk Storage.Cache Clock"), module)
    #expect(
      found.map(\.headline.description) == [
        "2 bindings are missing because App does not include StorageModule",
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
