import Cleanse
import Testing

@Suite("Modules visible to plugins")
struct ModuleInclusionTests {
  private struct Ring: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: OtherRing.self)
      binder.bind(Int8.self).to(value: 1)
    }
  }
  private struct OtherRing: Module {
    static func configure(binder: Binder<Singleton>) { binder.include(module: Ring.self) }
  }
  private struct Cycle: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) { binder.include(module: Ring.self) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(value: 1) }
  }

  private func sketch(_ modules: [ModuleInclusion]) -> [String] {
    modules.flatMap { module in
      let bindings = module.bindings.map { "\($0.type)" }.joined(separator: " ")
      return ["\(module.type)\(module.isRepeated ? " again" : "")(\(bindings))"]
        + sketch(module.modules).map { "  " + $0 }
    }
  }

  @Test("Plugins see included modules as a tree in which a repeated module has no bindings")
  func tree() throws {
    let root = GraphValidator.validate(Library.self).root
    let library = try #require(root.components.first)
    #expect(
      sketch(library.includedModules) == [
        "CatalogueModule(Catalogue Index)", "  DiskModule(Disk Array<Int>)", "DiskModule again()",
      ])
    #expect(root.includedModules.isEmpty)
    #expect(root.components.last?.includedModules.isEmpty == true)
  }

  @Test("The module tree for plugins ends at modules that include each other")
  func cycle() throws {
    let component = try #require(GraphValidator.validate(Cycle.self).root.components.first)
    #expect(sketch(component.includedModules) == ["Ring(Int8)", "  OtherRing()", "    Ring again()"])
  }
}
