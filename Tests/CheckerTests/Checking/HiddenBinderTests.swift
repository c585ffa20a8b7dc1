import Testing

@Suite("Binders in unusual forms of code") struct HiddenBinderTests {
  private static let declarations = """
    import Cleanse

    struct Home {}
    struct HomeModule: Module { static func configure(binder: UnscopedBinder) { binder.bind(Home.self).to(factory: Home.init) } }
    struct Failure: Error { init() {}; init(_ binder: UnscopedBinder) { _ = add(binder) } }
    func ~= (pattern: Failure, error: any Error) -> Bool { true }
    struct Settings { let number: Int; func home(_ bind: ReceiptBinder<Home>) -> BindingReceipt<Home> { bind.to(factory: Home.init) } }
    struct Keeper { let binder: UnscopedBinder; func go() { _ = add(binder) }; var value: Int { get { 1 } nonmutating set { go() } } }
    func add(_ binder: UnscopedBinder) -> Int { binder.bind(Home.self).to(factory: Home.init); return 1 }
    extension Binder where Scope == Unscoped {
      var home: Int { add(self) }
      func addHome() { _ = add(self) }
      func addHome(_ number: Int) { _ = add(self) }
      subscript(home number: Int) -> Int { add(self) }
    }
    class Runner { func run(_ task: () -> Void) { task() } }
    final class OtherRunner: Runner { override func run(_ task: () -> Void) {} }
    nonisolated(unsafe) let runner: Runner = Bool.random() ? Runner() : OtherRunner()
    nonisolated(unsafe) var anyPath: KeyPath<UnscopedBinder, Int> = \\.home
    @propertyWrapper struct Wrapper {
      var wrappedValue: UnscopedBinder
      init(wrappedValue: UnscopedBinder) { self.wrappedValue = wrappedValue; _ = add(wrappedValue) }
    }

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

  @Test(
    "A binding in an unusual form of code is found",
    arguments: [
      // A duplicate binding proves that the code was followed.
      "let include: (HomeModule.Type) -> Void = binder.include(module:); include(HomeModule.self)",
      "let addHome: () -> Void = binder.addHome; addHome()",
      "binder.bind(Home.self).configured(with: Settings(number: 1).home)",
      "let task = { [number = add(binder)] in _ = number }; task()",
      "let task = { [other = binder] in _ = add(other) }; task()",
      "func local(_ number: Int = add(binder)) {}; local()",
      "do { throw Failure() } catch _ where add(binder) == 1 {} catch {}",
      "do { throw Failure() } catch Failure(binder) {} catch {}",
      "switch 1 { case 0...add(binder): break; default: break }",
      "for case 0...add(binder) in [1] {}",
      "_ = binder[keyPath: \\.home.description]",
      "_ = binder[keyPath: \\.[home: 1]]",
      "let path = \\UnscopedBinder.home; _ = binder[keyPath: path]",
      "let function: (UnscopedBinder) -> Int = \\.home; _ = function(binder)",
      "_ = \\[Int][add(binder)]",
      "let other: UnscopedBinder? = binder; if let binder = other { _ = add(binder) }",
    ])
  func followed(code: String) throws {
    let found = try Self.root("\(code)\nbinder.bind(Home.self).to(factory: Home.init)").found()
    // A binding in a loop is also a note.
    #expect(found.filter { !$0.contains("in a loop") }.map(\.headline) == ["error: Home: is bound 2 times"])
  }

  @Test(
    "A binder in code that was not read is a note at its line",
    arguments: [
      ("runner.run(binder.addHome)", "a binder is passed to run, whose code was not read"),
      ("[1].forEach(binder.addHome)", "bindings in a loop are checked as if it ran once"),
      ("[HomeModule.self].forEach(binder.include(module:))", "bindings in a loop are checked as if it ran once"),
      ("runner.run(Keeper(binder: binder).go)", "a binder is passed to run, whose code was not read"),
      (
        "Keeper(binder: binder)[keyPath: \\.value] = 1",
        "a binder is stored in a variable, where its use is not followed"
      ),
      ("_ = binder[keyPath: anyPath]", "a binder is passed to anyPath, whose code was not read"),
      (
        "let value: Any = binder\n\nif let binder = value as? UnscopedBinder { _ = add(binder) }",
        "a binder is passed to as?, whose code was not read"
      ),
      (
        "func wrapped(@Wrapper number: UnscopedBinder) {}; wrapped(number: binder)",
        "a binder is passed to a property wrapper, whose code was not read"
      ),
      (
        "switch 1 { case 1 where add(binder) == 1, _: break }",
        "a binder is passed to an expression, whose code was not read"
      ),
    ])
  func noted(code: String, note: String) throws {
    let found = try Self.root(code).found()
    let lines = Self.declarations.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let line = lines + code.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(found == ["\(line): note: \(note)"])
  }

  @Test(
    "A binder in a closure outside of functions, or of a type parameter's type, is noted where it was not read",
    arguments: [
      "withDefault(binder)", "Space.method(binder)", "constant(binder)", "Space.constant(binder)", "generic(binder)",
    ])
  func notedOutsideOfFunctions(code: String) throws {
    let unread = "{ binder in switch 1 { case 1 where add(binder) == 1, _: break } }"
    let source = MarkedSource(
      text: Self.root(code).text + """

        func withDefault(_ binder: UnscopedBinder, _ task: (UnscopedBinder) -> Void = \(unread)) { task(binder) }
        nonisolated(unsafe) let constant: (UnscopedBinder) -> Void = \(unread)
        enum Space {
          nonisolated(unsafe) static let constant: (UnscopedBinder) -> Void = \(unread)
          static func method(_ binder: UnscopedBinder, _ task: (UnscopedBinder) -> Void = \(unread)) { task(binder) }
        }
        func addAny<B: BinderBase>(_ binder: B) -> Int { binder.include(module: HomeModule.self); return 1 }
        func generic<B: BinderBase>(_ binder: B) { switch 1 { case 1 where addAny(binder) == 1, _: break } }
        """)
    #expect(
      try source.found().map(\.headline) == ["note: a binder is passed to an expression, whose code was not read"])
  }

  @Test("An unread tuple with a generic binder is a note") func tuples() throws {
    let source = MarkedSource(
      text: Self.root("generic((binder, 1))").text + """

        func addAny<B: BinderBase>(_ pair: (B, Int)) -> Int { pair.0.include(module: HomeModule.self); return 1 }
        func generic<B: BinderBase>(_ pair: (B, Int)) { switch 1 { case 1 where addAny(pair) == 1, _: break } }
        """)
    #expect(
      try source.found().map(\.headline) == [
        "note: a binder is stored in a collection, where its use is not followed",
        "note: a binder is passed to an expression, whose code was not read",
      ])
  }

  @Test("Code that passes no binder on gets no note, whatever its form") func silent() throws {
    let source = Self.root(
      """
      let keeper = Settings(number: 1)
      let task = { [weak runner, number = keeper.number] in runner?.run {}; _ = number }
      task()
      func isEqual<T: Equatable>(_ first: T, _ second: T, _ test: (T) -> Bool = { $0 == $0 }) -> Bool { test(first) }
      do { throw Failure() } catch is Failure where isEqual(1, 2) {} catch {}
      for case let number? in [1, nil] where isEqual(number, 1) {}
      switch (1, 2) { case (0...2, let number) where number > 1: break; default: break }
      struct Local { let task: () -> Int; func run() -> Int { func inner() -> Int { task() }; return inner() } }
      _ = Local { 1 }.run()
      _ = [keeper].map(\\.number).map(String.init) as Any as? [String]
      defer { binder.bind(Home.self).to(factory: Home.init) }
      """)
    #expect(try source.found() == [])
  }

  @Test("A closure outside of functions that reads its binder gets no note") func silentOutsideOfFunctions() throws {
    let source = MarkedSource(
      text: Self.root("constant(binder)").text + """

        nonisolated(unsafe) let constant: (UnscopedBinder) -> Void = { binder in
          func inner(_ number: Int) -> Bool { number == add(binder) }
          if inner(1) {}
        }
        """)
    #expect(try source.found() == [])
  }
}

extension String {
  /// A finding without its line.
  fileprivate var headline: String { String(drop { $0 != " " }.dropFirst()) }
}
