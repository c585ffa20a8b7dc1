import Cleanse
import Testing

@Suite("Graph traversal by plugins")
struct WalkingTests {
  private let report = GraphValidator.validate(Library.self)

  private var root: any ComponentBinding { report.root }

  private func binding<P: ProviderProtocol>(_ type: P.Type) throws -> ProviderInfo {
    #expect(report.isValid, "\(report)")
    return try #require(root.bindings(of: ProviderKey(type)).first)
  }

  private func names(_ infos: [ProviderInfo]) -> [String] { infos.map { "\($0.type)" } }

  @Test("Plugins visit components and bindings depth first in declaration order")
  func visits() {
    #expect(root.components.map(\.name) == ["Library", "Reader"])
    var visited: [String] = []
    root.visitBindings { visited.append("\($0.component.name).\($0.type)") }
    #expect(
      visited == [
        "Library.Disk", "Library.Array<Int>", "Library.Catalogue", "Library.Index", "Library.Desk",
        "Library.ComponentFactory<Reader>", "Library.\(Library.Root.self)", "Reader.String", "Reader.Bookmark",
        "Reader.Array<Int>", "Reader.ReaderView",
      ])
  }

  @Test("Plugins find the root, the factory and the installation of a component")
  func components() throws {
    let reader = try #require(root.components.last)
    #expect(reader.rootBinding.map { "\($0.type)" } == "ReaderView")
    #expect(reader.factory?.key == ProviderKey(Provider<ComponentFactory<Reader>>.self))
    #expect(reader.factory?.sourceLocation == reader.sourceLocation)
    #expect(reader.sourceLocation?.file.hasSuffix("Library.swift") == true)
    let library = try #require(root.components.first)
    #expect(library.sourceLocation == nil)
    #expect(library.factory == root.bindings.first)
    #expect(root.factory == nil && root.name == "" && root.rootBinding == nil)
  }

  @Test("Plugins find direct and transitive dependents of a binding")
  func dependents() throws {
    #expect(names(root.dependents(of: ProviderKey(Provider<Index>.self))) == ["Catalogue", "Desk"])
    #expect(names(root.dependents(of: ProviderKey(Provider<Catalogue>.self))) == ["Desk", "Bookmark"])
    #expect(
      names(try binding(Provider<Disk>.self).allDependents) == [
        "Index", "Catalogue", "Desk", "Bookmark", "\(Library.Root.self)", "ReaderView", "ComponentFactory<Reader>",
      ])
    #expect(root.dependents(of: ProviderKey(Provider<Double>.self)).isEmpty)
    #expect(try binding(Provider<Library.Root>.self).dependents.isEmpty)
  }

  @Test("Plugins find transitive dependencies across subcomponents and their parents")
  func reachable() throws {
    #expect(names(try binding(Provider<Desk>.self).allDependencies) == ["Catalogue", "Index", "Disk"])
    #expect(
      names(root.allDependencies(of: ProviderKey(Provider<ComponentFactory<Reader>>.self))) == [
        "ReaderView", "Bookmark", "Array<Int>", "Array<Int>", "Catalogue", "String", "Index", "Disk",
      ])
    let factory = try #require(root.bindings.first)
    #expect(factory.allDependencies.count == 11)
    #expect(factory.dependents.isEmpty && factory.allDependents.isEmpty && factory.dependencies.isEmpty)
  }

  @Test("Plugins find the paths between two bindings, a shortest one first")
  func paths() throws {
    let ways = root.paths(
      from: ProviderKey(Provider<Library.Root>.self), to: ProviderKey(Provider<Disk>.self))
    let start = "\(Library.Root.self)"
    #expect(
      ways.map(names) == [
        [start, "Desk", "Index", "Disk"], [start, "Desk", "Catalogue", "Index", "Disk"],
        [start, "ComponentFactory<Reader>", "ReaderView", "Bookmark", "Catalogue", "Index", "Disk"],
      ])
    let disk = try binding(Provider<Disk>.self)
    #expect(disk.paths(to: disk).map(names) == [["Disk"]])
    #expect(disk.paths(to: try binding(Provider<Desk>.self)).isEmpty)
    #expect(try binding(Provider<Desk>.self).paths(to: disk, atMost: 1).count == 1)
    #expect(try binding(Provider<Desk>.self).paths(to: disk, atMost: 0).isEmpty)
  }

  @Test("Plugins visit the dependencies of a binding depth first, each once and with its path")
  func depthFirst() throws {
    var visited: [[String]] = []
    try binding(Provider<Desk>.self).visitDependencies { _, path in
      visited.append(names(path))
      return true
    }
    #expect(
      visited == [
        ["Desk", "Catalogue"], ["Desk", "Catalogue", "Index"], ["Desk", "Catalogue", "Index", "Disk"],
      ])
    var direct: [String] = []
    try binding(Provider<Desk>.self).visitDependencies { info, _ in
      direct.append("\(info.type)")
      return false
    }
    #expect(direct == ["Catalogue", "Index"])
    var all = 0
    root.bindings.first?.visitDependencies { _, _ in
      all += 1
      return true
    }
    #expect(all == 11)
  }

  private final class Round {
    init(round: Round, other: Other) {}
  }
  private final class Other {
    init(round: Round) {}
  }
  private struct Cycle: RootComponent {
    typealias Root = Round
    static func configure(binder: Binder<Singleton>) { binder.bind().to(factory: Other.init) }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Round.init)
    }
  }

  @Test("Traversals by plugins end in graphs with cycles")
  func cycles() throws {
    let root = GraphValidator.validate(Cycle.self).root
    let round = try #require(root.bindings(of: ProviderKey(Provider<Round>.self)).first)
    let other = try #require(root.bindings(of: ProviderKey(Provider<Other>.self)).first)
    #expect(names(round.allDependencies) == ["Other"])
    #expect(round.paths(to: other).map(names) == [["Round", "Other"]])
    #expect(names(round.dependents) == ["Other", "Round"])
  }

  private struct Half<Below> {
    init(below: Below) {}
  }
  private struct OtherHalf<Below> {
    init(below: Below) {}
  }
  private struct Step<Below> {
    init(left: Half<Below>, right: OtherHalf<Below>) {}
  }

  private struct Ladder: RootComponent {
    typealias Root = Step<Step<Step<Step<Int>>>>
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      bind(Int.self, binder)
      bind(Step<Int>.self, binder)
      bind(Step<Step<Int>>.self, binder)
      bind(Step<Step<Step<Int>>>.self, binder)
      binder.bind().to(factory: Step<Int>.init)
      binder.bind().to(factory: Step<Step<Int>>.init)
      binder.bind().to(factory: Step<Step<Step<Int>>>.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }

    private static func bind<Below>(_ below: Below.Type, _ binder: Binder<Singleton>) {
      binder.bind().to(factory: Half<Below>.init)
      binder.bind().to(factory: OtherHalf<Below>.init)
    }
  }

  @Test("Plugins get as many distinct paths as they request")
  func manyPaths() throws {
    let report = GraphValidator.validate(Ladder.self)
    #expect(report.isValid, "\(report)")
    let top = try #require(report.root.bindings(of: ProviderKey(Provider<Ladder.Root>.self)).first)
    let bottom = try #require(report.root.bindings(of: ProviderKey(Provider<Int>.self)).first)
    #expect(Set(top.paths(to: bottom, atMost: 100)).count == 16)
    #expect(top.paths(to: bottom, atMost: 100).count == 16)
    #expect(top.paths(to: bottom).count == 10)
  }
}
