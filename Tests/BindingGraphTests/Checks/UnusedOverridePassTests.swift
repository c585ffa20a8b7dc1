@testable import BindingGraph
import Testing

@Suite("Unused overrides")
struct UnusedOverridePassTests {
  private func override(_ key: Int, line: Int, isUsed: Bool, scope: String? = nil, component: OverrideComponent? = nil)
    -> OverridingBinding
  {
    OverridingBinding(
      key: Key(key), location: SourceLocation(file: "/Tests/Sketch.swift", line: line),
      modulePath: [TypeReference(spelling: "Fakes")], scopeOfNoComponent: scope.map { TypeReference(spelling: $0) },
      component: component, isUsed: isUsed)
  }

  private func graph(_ overrides: [OverridingBinding], emptyModules: [TypeReference] = []) -> BindingGraph {
    var assembler = GraphAssembler()
    for override in overrides { assembler.addOverride(override) }
    for module in emptyModules { assembler.addEmptyOverride(module) }
    return assembler.finish()
  }

  private func unused(_ overrides: [OverridingBinding]) -> [String] {
    let names = NamedKeys()
    for name in ["A", "B"] { _ = names.key(name) }
    let linked = Linker.link(graph(overrides), examiner: names)
    return Diagnostic.sorted(UnusedOverridePass.pass.diagnostics(in: linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? UnusedOverrideFact else { return nil }
      let lines = fact.sites.map { "\($0.location?.line ?? 0)" }.joined(separator: ", ")
      return "\(fact.key): \(lines) \(fact.scopeOfNoComponent?.name ?? "-")"
    }
  }

  @Test("An override that replaces a binding is not reported")
  func accepts() {
    #expect(unused([]).isEmpty)
    #expect(unused([override(0, line: 1, isUsed: true), override(1, line: 2, isUsed: true)]).isEmpty)
  }

  /// Keys whose types all have one name.
  private final class Namesakes: KeyExaminer {
    let keys = Array(repeating: TypeReference(spelling: "Token"), count: 8)
    var keyCount: Int { keys.count }
    func form(of key: Key) -> KeyForm { .plain }
  }

  @Test("Unused overrides at one location with equal type names have a stable order")
  func order() {
    let overrides = (0..<8).map { override($0, line: 1, isUsed: false, scope: "S\($0)") }
    let found = UnusedOverridePass.pass.diagnostics(in: Linker.link(graph(overrides), examiner: Namesakes()))
    let scopes = Diagnostic.sorted(found).map { diagnostic -> String? in
      guard let fact = diagnostic.fact as? UnusedOverrideFact else { return nil }
      return fact.scopeOfNoComponent?.name
    }
    #expect(scopes == (0..<8).map { "S\($0)" })
  }

  @Test("The unused overrides of one key are one error, in order of location")
  func reports() {
    let overrides = [
      override(0, line: 3, isUsed: false), override(1, line: 2, isUsed: false, scope: "Night"),
      override(0, line: 1, isUsed: false), override(0, line: 4, isUsed: true),
    ]
    #expect(unused(overrides) == ["A: 1, 3 -", "B: 2 Night"])
  }

  @Test("An unused override for one component is a separate error that names the component")
  func components() {
    let night = OverrideComponent(name: "Night", isInGraph: false)
    let day = OverrideComponent(name: "Day", isInGraph: true)
    let overrides = [
      override(0, line: 1, isUsed: false), override(0, line: 2, isUsed: false, component: night),
      override(0, line: 3, isUsed: false, component: day), override(0, line: 4, isUsed: false, component: night),
    ]
    let names = NamedKeys()
    _ = names.key("A")
    let diagnostics = Diagnostic.sorted(
      UnusedOverridePass.pass.diagnostics(in: Linker.link(graph(overrides), examiner: names)))
    #expect(
      diagnostics.map(\.headline.description) == [
        "A: is overridden, but no component binds it",
        "A: is overridden in Night, which is not a component of the graph",
        "A: is overridden in Day, which does not bind it",
      ])
    #expect(diagnostics.map { $0.steps.compactMap(\.location?.line) } == [[1], [2, 4], [3]])
  }

  @Test("An empty override module is a separate error, after those with locations")
  func empty() {
    let graph = graph([override(0, line: 1, isUsed: false)], emptyModules: [TypeReference(spelling: "Nothing")])
    let names = NamedKeys()
    _ = names.key("A")
    let diagnostics = UnusedOverridePass.pass.diagnostics(in: Linker.link(graph, examiner: names))
    #expect(Diagnostic.sorted(diagnostics).map { $0.subject?.name } == ["A", "Nothing"])
    #expect(Diagnostic.sorted(diagnostics).map { $0.location?.line } == [1, nil])
  }
}
