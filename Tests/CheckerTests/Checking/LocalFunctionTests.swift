import Testing

@Suite("Local functions") struct LocalFunctionTests {
  private static let declarations = """
    import Cleanse

    protocol Screen { init() }
    struct Home: Screen {}
    struct Shop: Screen {}
    class Runner { func run(_ task: () -> Void) { task() } }
    final class OtherRunner: Runner { override func run(_ task: () -> Void) {} }
    nonisolated(unsafe) let runner: Runner = Bool.random() ? Runner() : OtherRunner()
    nonisolated(unsafe) var isOn = Bool.random()
    nonisolated(unsafe) var hook: () -> Void = {}
    struct Box<Value> { let value: Value }
    func once(_ task: () -> Void) { task() }
    func evaluate(_ condition: @autoclosure () -> Bool) { runner.run { _ = condition() } }
    @resultBuilder enum ListBuilder { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
    func list(@ListBuilder _ parts: @escaping () -> [Int]) { runner.run { _ = parts() } }

    """

  /// A root component for each piece of code, which requires `Home`.
  private static func roots(_ pieces: [String]) -> MarkedSource {
    MarkedSource(
      text: declarations
        + pieces.enumerated().map { number, code in
          """
          struct Root\(number): RootComponent {
            static func configure(binder: UnscopedBinder) {
          \(code)
            }
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Home) in 1 } }
          }
          """
        }.joined(separator: "\n"))
  }

  private static let screen = "func screen<S: Screen>(_ type: S.Type) { binder.bind(S.self).to(factory: S.init) }"

  @Test("A generic local function is followed to each call, and its duplicate bindings are reported") func followed()
    throws
  {
    let source = Self.roots([
      """
      func screen<S: Screen>(_ type: S.Type) { binder.bind(S.self).to(factory: S.init) }  // error: Home: is bound 2 times
      once { screen(Home.self) }
      func twice<T: Screen>(_ type: T.Type) { screen(type) }
      twice(Home.self)
      """,
      """
      func screen<S: Screen>(_ type: S.Type) { binder.bind(S.self).to(factory: S.init) }  // error: Home: is bound 2 times
      func make() -> () -> Void { { screen(Home.self); screen(Home.self) } }
      make()()
      """,
      """
      func screen<S: Screen>(_ type: S.Type) { binder.bind(S.self).to(factory: S.init) }  // error: Home: is bound 2 times
      let task = if isOn { { screen(Home.self); screen(Home.self) } } else { { screen(Home.self); screen(Home.self) } }
      task()
      """,
      """
      func screen<S: Screen>(_ type: S.Type, then: () -> Void = {}) {
        binder.bind(S.self).to(factory: S.init)  // error: Home: is bound 2 times
        then()
      }
      screen(Home.self) { screen(Home.self) }
      """,
      """
      func outer<T: Screen>(_ type: T.Type) {
        func inner<S: Screen>(_ type: S.Type) {
          binder.bind(T.self).to(factory: T.init)  // error: Home: is bound 2 times
          binder.bind([S].self).to { [] }
        }
        once { inner(Shop.self) }
        defer { inner(Home.self) }
      }
      outer(Home.self)
      """,
    ])
    #expect(try source.found() == source.expected)
  }

  @Test("Local functions with equal names are distinguished by signature and block") func names() throws {
    let source = Self.roots([
      """
      func add(_ value: Int8) { binder.bind(Int8.self).to(value: value) }
      func add(_ value: Int16) { binder.bind(Home.self).to(factory: Home.init) }
      add(1 as Int8)
      add(1 as Int16)
      """,
      """
      func add<S: Screen>(_ type: S.Type) { binder.bind(S.self).to(factory: S.init) }
      func add<S: Screen>(_ type: S.Type, tag: Int) { binder.bind([S].self).to { [] } }
      add(Home.self)
      add(Shop.self, tag: 1)
      """,
      """
      func add() { binder.bind(Home.self).to(factory: Home.init) }
      do {
        func add() { binder.bind(Shop.self).to(factory: Shop.init) }
        add()
      }
      add()
      """,
    ])
    #expect(try source.found() == source.expected)
  }

  @Test(
    "A generic local function that escapes is a note, and no binding is reported as missing",
    arguments: [
      ("runner.run { screen(Home.self) }", "a binder is passed to run, whose code was not read"),
      (
        "let tasks = [{ screen(Home.self) }]; for task in tasks.dropFirst(0) { task() }",
        "a binder is passed to dropFirst, whose code was not read"
      ),
      ("let pair = (1, { screen(Home.self) })", "a binder is stored in a collection, where its use is not followed"),
      ("hook = { screen(Home.self) }", "a binder is stored in hook, where its use is not followed"),
      ("_ = runner.run(Box { screen(Home.self) }.value)", "a binder is passed to run, whose code was not read"),
      ("func all() { screen(Home.self) }; runner.run(all)", "a binder is passed to run, whose code was not read"),
      (
        "func all<T>(_: T) { screen(Home.self) }; runner.run { all(1) }",
        "a binder is passed to run, whose code was not read"
      ),
      (
        "func one() -> Bool { screen(Home.self); return true }; evaluate(one())",
        "a binder is passed to run, whose code was not read"
      ),
      (
        "func one() -> Bool { screen(Home.self); return true }; _ = isOn && one()",
        "a binder is passed to &&, whose code was not read"
      ),
      (
        "func one() -> Int { screen(Home.self); return 1 }; list { one(); one() }",
        "a binder is passed to run, whose code was not read"
      ),
      (
        "var all: Int { screen(Home.self); return 1 }; runner.run { _ = all }",
        "a binder is passed to run, whose code was not read"
      ),
      (
        "func ask<T: Screen>(_ type: T.Type, _ n: Int) { if n > 0 { ask(type, n - 1) }; screen(type) }; runner.run { ask(Home.self, 1) }",
        "a binder is passed to run, whose code was not read"
      ),
      (
        "func make(_ b: UnscopedBinder?) -> () -> Void { { b?.bind(Home.self).to(factory: Home.init) } }; let a = make(nil), c = make(binder); runner.run { a(); c() }",
        "a binder is passed to run, whose code was not read"
      ),
    ])
  func outOfSight(code: String, note: String) throws {
    let found = try Self.roots(["\(Self.screen)\n\(code)"]).found()
    #expect(found.map { $0.drop { $0 != " " }.dropFirst() } == ["note: \(note)"])
  }
}
