import BindingGraph
import TestSupport
import Testing

@testable import cleansec

@Suite("Sendable compositions in type arguments and of classes")
struct SendableTypeArgumentTests {
  /// A root component that binds a type and depends on another spelling of it.
  private struct App {
    let name: String
    let bindings: String
    let root: String
    var expected: [String] = []

    var source: String {
      """
      struct \(name): RootComponent {
        static func configure(binder: Binder<Singleton>) { \(bindings) }
        static func configureRoot(binder bind: ReceiptBinder<\(root)>) -> BindingReceipt<\(root)> { bind.to(factory: \(root).init) }
      }
      """
    }
  }

  private static let declarations = """
    import Cleanse

    protocol Log: AnyObject {}
    protocol Sink {}
    protocol Watch: Sendable {}
    struct SystemWatch: Watch {}
    struct Mistake: Error {}
    final class Bad: Log, Sink {}
    final class Good: Log, Sink, Sendable {}
    class Open {}
    final class Safe: Sendable {}
    struct Holder<Value> { let value: Value; struct Part { let value: Value } }
    extension Holder: Sendable where Value: Sendable {}
    extension Holder.Part: Sendable where Value: Sendable {}
    struct Pair<First, Second> { let first: First; let second: Second }
    final class Cell<Value>: @unchecked Sendable { init(_ value: Value) {} }
    struct ElementTag: Tag { typealias Element = any Log & Sendable }
    struct ArgumentTag<Value>: Tag { typealias Element = Value }

    actor Keeper { init(holder: Holder<any Log & Sendable>) {} }
    actor PartKeeper { init(part: Holder<any Log & Sendable>.Part) {} }
    actor PairKeeper { init(pair: Pair<any Log & Sendable, any Sink & Sendable>) {} }
    actor FunctionKeeper { init(body: @escaping @Sendable (any Log & Sendable) -> Void) {} }
    actor TupleKeeper { init(pair: (any Log & Sendable, Int)) {} }
    actor MetatypeKeeper { init(type: any (Sink & Sendable).Type) {} }
    actor CellKeeper { init(cell: Cell<any Log & Sendable>) {} }
    actor SafeKeeper {
      init(watch: Holder<any Watch & Sendable>, error: (any Error & Sendable)?, safe: Safe & Sendable, cell: Cell<Int> & Sendable) {}
    }
    struct Crossing { let open: SendableProvider<Open & Sendable> }
    struct TaggedCrossing { let log: TaggedSendableProvider<ElementTag> }
    struct ArgumentCrossing { let log: TaggedSendableProvider<ArgumentTag<any Log & Sendable>> }
    struct Deferred { let holder: Provider<Holder<Open & Sendable>> }
    struct Named { let log: [String: any Log & Sendable] }
    final class User: Sendable { let open: Open & Sendable; init(_ open: Open & Sendable) { self.open = open } }
    struct Use { let user: User }

    """

  private static func uncomposed(_ type: String, _ help: String) -> [String] {
    ["\(type): is required as a Sendable type but is not bound as one / \(help)"]
  }

  private static func inside(_ type: String) -> [String] {
    uncomposed(type, "bind the type exactly as it is required, with & Sendable, instead of \(type)")
  }

  private static func undeclared(_ type: String, _ help: String) -> [String] {
    ["\(type): is used from another isolation but is not declared sendable() / \(help)"]
  }

  private static let apps = [
    App(
      name: "Argument", bindings: "binder.bind(Holder<any Log>.self).to { Holder(value: Bad()) }", root: "Keeper",
      expected: inside("Holder<any Log>")),
    App(
      name: "ProvedArgument", bindings: "binder.bind(Holder<any Log & Sendable>.self).to { Holder(value: Good()) }",
      root: "Keeper"),
    App(
      name: "Part", bindings: "binder.bind(Holder<any Log>.Part.self).to { Holder<any Log>.Part(value: Bad()) }",
      root: "PartKeeper", expected: inside("Part")),
    App(
      name: "HalfProved",
      bindings: "binder.bind(Pair<any Log & Sendable, any Sink>.self).to { Pair(first: Good(), second: Bad()) }",
      root: "PairKeeper", expected: inside("Pair<any Log, any Sink>")),
    App(
      name: "Function", bindings: "binder.bind((@Sendable (any Log) -> Void).self).to { { _ in } }",
      root: "FunctionKeeper", expected: inside("@Sendable (any Log) -> ()")),
    App(
      name: "ProvedFunction", bindings: "binder.bind((@Sendable (any Log & Sendable) -> Void).self).to { { _ in } }",
      root: "FunctionKeeper"),
    App(
      name: "Tuple", bindings: "binder.bind((any Log, Int).self).to { (Bad(), 1) }", root: "TupleKeeper",
      expected: inside("(any Log, Int)")),
    App(
      name: "Metatype", bindings: "binder.bind((any Sink.Type).self).to(value: Bad.self)", root: "MetatypeKeeper",
      expected: inside("Sink.Type")),
    App(
      name: "SendableCell", bindings: "binder.bind(Cell<any Log>.self).sharedInScope().sendable().to { Cell(Bad()) }",
      root: "CellKeeper", expected: inside("Cell<any Log>")),
    App(
      name: "ProvedCell", bindings: "binder.bind(Cell<any Log & Sendable>.self).to { Cell(Good()) }",
      root: "CellKeeper"),
    App(
      name: "SendableAnyway",
      bindings: """
        binder.bind(Holder<any Watch>.self).to { Holder(value: SystemWatch()) }
        binder.bind((any Error).self).to { Mistake() }
        binder.bind(Safe.self).to(factory: Safe.init)
        binder.bind(Cell<Int>.self).to { Cell(1) }
        """, root: "SafeKeeper"),
    App(
      name: "Class", bindings: "binder.bind(Open.self).sharedInScope().to(factory: Open.init)", root: "Crossing",
      expected: uncomposed("Open", "bind Open & Sendable instead")),
    App(
      name: "ClassDeclaredApart",
      bindings: """
        binder.bind(Open.self).sharedInScope().to(factory: Open.init)
        binder.declareSendable((Open & Sendable).self)
        """, root: "Crossing", expected: uncomposed("Open", "bind Open & Sendable instead")),
    App(
      name: "ConcurrentClass",
      bindings: """
        binder.bind(Open.self).sharedInScope().to(factory: Open.init)
        binder.bind(User.self).sharedInScope().eager(.concurrently).to(factory: User.init)
        """, root: "Use", expected: uncomposed("Open", "bind Open & Sendable instead")),
    App(
      name: "AwaitedClass",
      bindings: """
        binder.bind(Open.self).sharedInScope().to(factory: Open.init)
        binder.bind(User.self).sharedInScope().to(asyncFactory: { (open: Open & Sendable) async in User(open) })
        """, root: "Use", expected: uncomposed("Open", "bind Open & Sendable instead")),
    App(
      name: "ClassArgument", bindings: "binder.bind(Holder<Open>.self).to { Holder(value: Open()) }", root: "Deferred",
      expected: inside("Holder<Open>")),
    App(
      name: "Dictionary",
      bindings: """
        binder.bind((any Log).self).intoDictionary(key: "a").to { Bad() }
        binder.bind((any Log & Sendable).self).intoDictionary(key: "b").to { Good() }
        """, root: "Named",
      expected: uncomposed("Dictionary<String, any Log>", "bind any Log & Sendable instead")),
    App(
      name: "ProvedSource",
      bindings: """
        binder.bind(Holder<any Log>.self).sharedInScope().to { Holder(value: Bad()) }
        binder.bind((any Log & Sendable).self).tagged(with: ElementTag.self).sharedInScope().sendable()
          .to(factory: \\Holder<any Log & Sendable>.value)
        """, root: "TaggedCrossing", expected: inside("Holder<any Log>")),
    App(
      name: "TagWithArgument",
      bindings: """
        binder.bind((any Log).self).tagged(with: ArgumentTag<any Log>.self).sharedInScope().to { Bad() }
        binder.declareSendable(tag: ArgumentTag<any Log & Sendable>.self)
        """, root: "ArgumentCrossing",
      expected: undeclared(
        "TaggedProvider<ArgumentTag<any Log>>", "bind Log & Sendable instead, and add .sendable() to the binding")),
    App(
      name: "Decorated",
      bindings: """
        binder.bind(Holder<any Log & Sendable>.self).to { Holder(value: Good()) }
        binder.decorate(Holder<any Log>.self) { _ in Holder(value: Bad()) }
        """, root: "Keeper",
      expected: uncomposed(
        "Holder<any Log>", "decorate the type exactly as it is required, with & Sendable, instead of Holder<any Log>")),
    App(
      name: "ProvedDecorator",
      bindings: """
        binder.bind(Holder<any Log & Sendable>.self).to { Holder(value: Good()) }
        binder.decorate(Holder<any Log & Sendable>.self) { $0 }
        """, root: "Keeper"),
  ]

  /// The errors of each root, with their advice.
  private static let errors = Result {
    let file = try TemporaryFile(declarations + apps.map(\.source).joined(separator: "\n"))
    let check = try GraphCheck([TestCompiler.facts(ofModule: "Zoo", sources: [file.path])])
    return Dictionary(
      uniqueKeysWithValues: check.findings.map { finding in
        let errors = finding.diagnostics.filter { $0.severity == .error }
        return (finding.root, errors.map { "\($0.headline) / \($0.suggestions.map { "\($0.text)" }.joined())" })
      })
  }

  @Test(
    "A dependency on P & Sendable needs a binding of P & Sendable, also in type arguments", arguments: apps.map(\.name))
  func compositions(name: String) throws {
    let app = try #require(Self.apps.first { $0.name == name })
    let found = try Self.errors.get()["Zoo.\(app.name)"]
    #expect(found == app.expected)
  }
}
