import BindingGraph
import TestSupport
import Testing

@testable import cleansec

@Suite("Sendable compositions in source code")
struct SendableCompositionTests {
  private static let source = """
    import Cleanse

    protocol Log: AnyObject {}
    final class FileLog: Log {}
    final class MemoryLog: Log, Sendable {}
    protocol Store<Item>: AnyObject { associatedtype Item }
    final class IntStore: Store, Sendable { typealias Item = Int }
    protocol Clock: Sendable {}
    struct SystemClock: Clock {}

    actor Counter {
      init(log: any Log & Sendable) {}
      init(clock: any Clock & Sendable) {}
      init(logs: [any Log & Sendable], extra: (any Log & Sendable)?) {}
    }
    struct Reader { let store: any Store<Int> & Sendable }
    struct Plain { let log: any Log }
    struct Crossing { let log: SendableProvider<any Log & Sendable> }

    \(App("Unproved", binds: "binder.bind((any Log).self).to(factory: FileLog.init)", root: "Counter.init(log:)"))
    \(App("Proved", binds: "binder.bind((any Log & Sendable).self).to(factory: MemoryLog.init)", root: "Counter.init(log:)"))
    \(App("Inherited", binds: "binder.bind((any Clock).self).to(factory: SystemClock.init)", root: "Counter.init(clock:)"))
    \(App("Collected", binds: "binder.bind((any Log).self).intoCollection().to(factory: FileLog.init); binder.bind((any Log & Sendable).self).to(factory: MemoryLog.init)", root: "Counter.init(logs:extra:)"))
    \(App("Parameterized", binds: "binder.bind((any Store<Int>).self).to(factory: IntStore.init)", root: "Reader.init", of: "Reader"))
    \(App("Duplicated", binds: "binder.bind((any Log).self).to(factory: MemoryLog.init); binder.bind((any Log & Sendable).self).to(factory: MemoryLog.init)", root: "Plain.init", of: "Plain"))
    \(App("Provided", binds: "binder.bind((any Log).self).sharedInScope().to(factory: FileLog.init)", root: "Crossing.init", of: "Crossing"))
    \(App("Decorated", binds: "binder.bind((any Log & Sendable).self).sharedInScope().sendable().to(factory: MemoryLog.init); binder.decorate((any Log & Sendable).self) { $0 }", root: "Crossing.init", of: "Crossing"))
    \(App("DecoratedAsAny", binds: "binder.bind((any Log & Sendable).self).sharedInScope().sendable().to(factory: MemoryLog.init); binder.decorate((any Log).self) { _ in FileLog() }", root: "Crossing.init", of: "Crossing"))
    \(App("DeclaredApart", binds: "binder.bind((any Log).self).sharedInScope().to(factory: FileLog.init); binder.declareSendable((any Log & Sendable).self)", root: "Crossing.init", of: "Crossing"))
    """

  /// Source code of a root component.
  private struct App: CustomStringConvertible {
    let name: String
    let bindings: String
    let initializer: String
    let root: String

    init(_ name: String, binds bindings: String, root initializer: String, of root: String = "Counter") {
      self.name = name
      self.bindings = bindings
      self.initializer = initializer
      self.root = root
    }

    var description: String {
      """
      struct \(name): RootComponent {
        static func configure(binder: Binder<Singleton>) { \(bindings) }
        static func configureRoot(binder bind: ReceiptBinder<\(root)>) -> BindingReceipt<\(root)> { bind.to(factory: \(initializer)) }
      }
      """
    }
  }

  /// The headlines of the errors of each root.
  private static let headlines = Result {
    let file = try TemporaryFile(source)
    let check = try GraphCheck([TestCompiler.facts(ofModule: "Zoo", sources: [file.path])])
    return Dictionary(
      uniqueKeysWithValues: check.findings.map { finding in
        let errors = finding.diagnostics.filter { $0.severity == .error }
        return (finding.root, errors.map { "\($0.headline) / \($0.suggestions.map { "\($0.text)" })" })
      })
  }

  private static let uncomposed = "Log: is required as a Sendable type but is not bound as one"
  private static let undeclared = "Log: is used from another isolation but is not declared sendable()"

  @Test(
    "A dependency on a Sendable composition is compared with the written type of its binding",
    arguments: [
      ("Unproved", [uncomposed + #" / ["bind any Log & Sendable instead"]"#]), ("Proved", []), ("Inherited", []),
      (
        "Collected",
        [
          "Array<any Log>: is required as a Sendable type but is not bound as one / [\"bind any Log & Sendable instead\"]"
        ]
      ),
    ])
  func dependencies(root: String, expected: [String]) throws {
    let found = try #require(try Self.headlines.get()["Zoo.\(root)"] ?? Self.headlines.get()[root])
    #expect(found == expected)
  }

  @Test("A duplicate of a protocol and its Sendable composition notes that both are one key")
  func duplicates() throws {
    let source = try TemporaryFile(Self.source)
    let check = try GraphCheck([TestCompiler.facts(ofModule: "Zoo", sources: [source.path])], roots: ["Duplicated"])
    #expect(
      check.diagnostics.filter { $0.id == .duplicateBinding }.flatMap(\.notes).map { "\($0.text)" } == [
        "any Log and any Log & Sendable are one key"
      ])
  }

  @Test("A protocol with arguments is one key with its Sendable composition, as at run time")
  func parameterized() throws {
    let found = try #require(try Self.headlines.get()["Zoo.Parameterized"])
    #expect(
      found == [
        "any Store<Int>: is required as a Sendable type but is not bound as one / [\"bind any Store<Int> & Sendable instead\"]"
      ])
  }

  @Test(
    "SendableProvider, decorators and declareSendable follow the rules of the run time",
    arguments: [
      ("Provided", ["bind any Log & Sendable instead, and add .sendable() to the binding"]), ("Decorated", []),
      ("DecoratedAsAny", ["decorate any Log & Sendable instead"]),
      ("DeclaredApart", ["bind any Log & Sendable instead, and add .sendable() to the binding"]),
    ])
  func providers(root: String, advice: [String]) throws {
    let found = try #require(try Self.headlines.get()["Zoo.\(root)"])
    #expect(found == advice.map { "\(Self.undeclared) / [\"\($0)\"]" })
  }
}
