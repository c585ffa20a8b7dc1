import Testing

@Suite("Binders in objects and arrays") struct HeldBinderTests {
  private static let declarations = """
    import Cleanse

    struct Home {}
    struct Task { let run: () -> Void }
    struct Step { let isOn: Bool; let run: () -> Void }
    struct Steps: ExpressibleByArrayLiteral {
      init(arrayLiteral steps: (() -> Void)...) { for step in steps { step() } }
    }
    struct Attempt {
      let run: () -> Void
      init?(_ run: @escaping () -> Void, _ number: Int) { guard number > 0 else { return nil }; self.run = run }
    }
    final class Observed { var binder: UnscopedBinder { willSet { add(newValue) } }; init(_ other: UnscopedBinder) { binder = other } }
    class Base { private let run: () -> Void; init(_ task: @escaping () -> Void) { run = task } }
    final class Derived: Base {
      private let run: () -> Void
      init(_ binder: UnscopedBinder) { run = { add(binder) }; super.init {} }
      func go() { run() }
    }
    struct Repeated { var run: () -> Void; init(_ task: @escaping () -> Void, _ number: Int) { run = task; for _ in 0..<number { run = {} } } }
    func add(_ binder: UnscopedBinder) { binder.bind(Home.self).to(factory: Home.init) }
    nonisolated(unsafe) let isOn = Bool.random()

    """

  /// A root component with the code, which requires `Home`.
  private static func root(_ code: String) -> MarkedSource {
    MarkedSource(
      text: declarations + """
        struct Root: RootComponent {
          static func configure(binder: UnscopedBinder) {
        \(code)
          }
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Home) in 1 } }
        }
        """)
  }

  /// A finding without its line.
  private static func headline(_ finding: String) -> String {
    String(finding.drop { $0 != " " }.dropFirst())
  }

  @Test(
    "A binding through an object or an array is found",
    arguments: [
      "Task { add(binder) }.run()",
      "let task = Task { add(binder) }; task.run()",
      "for task in [{ add(binder) }] { task() }",
      "[{ add(binder) }].forEach { $0() }",
      "[Task { add(binder) }].forEach { $0.run() }",
      "let tasks = [{ add(binder) }]; tasks[0]()",
      "_ = Observed(binder); add(binder)",
      "for step in [Step(isOn: true, run: { add(binder) }), Step(isOn: false, run: {})] { if step.isOn { step.run() } }",
    ])
  func followed(code: String) throws {
    #expect(try Self.root(code).found() == [])
    #expect(
      try Self.root("\(code)\nadd(binder)").found().map(Self.headline) == ["error: Home: is bound 2 times"])
  }

  @Test(
    "A binding that an object or an array hides is a note, and not reported as missing",
    arguments: [
      "let tasks = [{ add(binder) }]; for task in tasks where isOn { task() }",
      "let tasks: [(() -> Void)?] = [{ add(binder) }]; for case let task? in tasks { task() }",
      "let tasks: [(() -> Void)?] = [{ add(binder) }]; tasks.compactMap { $0 }.forEach { $0() }",
      "for task in [{ add(binder) }].map({ $0 }) { task() }",
      "let task: Task? = Task { add(binder) }; task.map { $0.run() }",
      "let task: Task? = Task { add(binder) }; switch task { case let task?: task.run(); case nil: break }",
      "let _: Steps = [{ add(binder) }]",
      "let task = Attempt({ add(binder) }, 1)!; task.run()",
      "func make() throws -> Task { Task { add(binder) } }; (try? make())!.run()",
      "Derived(binder).go()",
      "Repeated({ add(binder) }, 0).run()",
      "for task in [{ add(binder) }] { task(); break }",
      "let tasks = [{ add(binder) }]; tasks.first?()",
    ])
  func noted(code: String) throws {
    let found = try Self.root(code).found().map(Self.headline)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("note: ") }, "\(found)")
  }
}
