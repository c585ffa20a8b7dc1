import BindingGraph
import cleansec
import TestSupport
import Testing

/// Conditions whose values or relations follow from the code.
@Suite("Known conditions") struct KnownConditionTests {
  /// A root component that requires an `Int`, and the diagnostics of its graph.
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let statements: String
    let declarations: String
    let expected: [DiagnosticID]

    init(
      _ name: String, _ statements: String, with declarations: String = "", reports expected: DiagnosticID...
    ) {
      (self.name, self.statements, self.declarations, self.expected) = (name, statements, declarations, expected)
    }

    var testDescription: String { name }

    /// `A1` to `A4` in the statements are replaced by bindings of `Int`.
    var source: String {
      let code = """
        enum \(name) {
          \(declarations)
          struct Root: RootComponent {
            static func configure(binder: Binder<Singleton>) {
              \(statements)
            }
            static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
              bind.to { (_: Int) in true }
            }
          }
        }
        """
      return code.replacing(/\bA(\d)/) { "binder.bind(Int.self).to(value: \($0.output.1))" }
    }
  }

  private static let helper = "static func set(_ binder: Binder<Singleton>, on: Bool = true) { if on { A1 } }"
  private static let modeHelper = """
    static func set(_ binder: Binder<Singleton>, _ mode: Mode = .test) {
      switch mode { case .test: A1; case .live, .demo: break }
    }
    """
  private static let typeHelper =
    "static func set<T>(_ binder: Binder<Singleton>, _ type: T.Type) { if T.self is Int.Type { A1 } }"

  static let constants = [
    Example("StaticConstant", "if isDebug { A1 }"),
    Example("GuardedConstant", "guard isDebug else { return }; A1"),
    Example("OtherConstant", "if !isDebug { A1 }", reports: .missingBinding),
    Example("LocalConstant", "let on = true; if on { A1 }"),
    Example("FalseConstant", "let on = false; if on { A1 }", reports: .missingBinding),
    Example("ChangedVariable", "var on = false; if first { on = true }; if on { A1 }; if !on { A2 }"),
    Example("VariableOfCall", "var on = true; change(&on); if on { A1 }", reports: .conditionalBinding),
    Example("Argument", "set(binder, on: true)", with: helper),
    Example("DefaultArgument", "set(binder)", with: helper),
    Example("OtherArgument", "set(binder, on: false)", with: helper, reports: .missingBinding),
    Example("CaseArgument", "set(binder, .test)", with: modeHelper),
    Example("DefaultCase", "set(binder)", with: modeHelper),
    Example("OtherCase", "set(binder, .live)", with: modeHelper, reports: .missingBinding),
    Example("CaseItself", "Mode.test.bind(binder)"),
    Example("LocalFunction", "func set(_ on: Bool) { if on { A1 } }; set(true)"),
    Example("ClosureArgument", "let set = { (on: Bool) in if on { A1 } }; set(true)"),
    Example("ConstantChoice", "let mode: Mode = isDebug ? .test : .live; if mode == .test { A1 }"),
    Example(
      "VariableChoice", "let mode: Mode = first ? .test : .live; if mode == .test { A1 }; if mode != .test { A2 }"),
    Example(
      "ChosenStatement", "let mode: Mode = if first { .test } else { .live }; if mode == .test { A1 } else { A2 }"),
    Example("Nothing", "let number: Int? = nil; if let number { _ = number } else { A1 }"),
    Example("TypeOfArgument", "set(binder, Int.self)", with: typeHelper),
    Example("OtherType", "set(binder, String.self)", with: typeHelper, reports: .missingBinding),
  ]

  static let relations = [
    Example("Availability", "guard #available(macOS 99, *) else { A1; return }; A2"),
    Example("Cases", "if mode == .test { A1 } else if mode == .live { A2 } else if mode == .demo { A3 }"),
    Example("SomeCases", "if mode == .test { A1 } else if mode == .live { A2 }", reports: .conditionalBinding),
    Example("CasePattern", "if case .test = mode { A1 }; if mode != .test { A2 }"),
    Example(
      "OptionalCases",
      "if other == .test { A1 } else if other == .live { A2 } else if other == .demo { A3 } else if other == nil { A4 }"
    ),
    Example(
      "SomeOptionalCases", "if other == .test { A1 } else if other == .live { A2 } else if other == .demo { A3 }",
      reports: .conditionalBinding),
    Example(
      "OptionalPatterns",
      "switch other { case .test?: A1; case .some(.live), .demo?: A2; case nil: break }; if other == nil { A3 }"),
    Example("Presence", "if other != nil { A1 }; if let mode = other { _ = mode } else { A2 }"),
    Example("CasesWithValues", "switch load { case .one: A1; case .two: break }; if case .two = load { A2 }"),
    Example("CasesWithGuards", "switch load { case .one(let x) where x > 3: A1; case .one: A2; case .two: A3 }"),
    Example("EqualToFalse", "if first == false { A1 }; if first { A2 }"),
    Example("UnequalToFalse", "if first != false { A1 }; if !first { A2 }"),
    Example("Opposite", "if first && second { A1 }; if !(first && second) { A2 }"),
    Example("Alternatives", "if first && second { A1 }; if !first || !second { A2 }"),
    Example("Lists", "if first || second { A1 }; guard !first, !second else { return }; A2"),
    Example("NamedCondition", "let both = first && second; if both { A1 }; if !both { A2 }"),
    Example("UnknownPart", "if first && check() { A1 }; if !first { A2 }", reports: .conditionalBinding),
    Example("Numbers", "if number > 3 { A1 }; if number <= 3 { A2 }"),
    Example("NextNumber", "if number > 3 { A1 }; if number < 4 { A2 }"),
    Example("SwappedNumbers", "if 3 < number { A1 }; if !(number >= 4) { A2 }"),
    Example("FloatingNumbers", "if fraction > 3 { A1 }; if fraction <= 3 { A2 }", reports: .conditionalBinding),
    Example("NumberPatterns", "switch number { case 1, 2: A1; default: break }; if number != 1 && number != 2 { A2 }"),
    Example("TextsOfTruth", #"if text == "true" { A1 } else if text == "false" { A2 }"#, reports: .conditionalBinding),
    Example("TruthPatterns", "switch first { case true: A1; case false: break }; if !first { A2 }"),
    Example("OtherBranch", "if first, second { A1 } else { A2 }"),
    Example("Accepted", "binder.accept(.conditionalBinding, for: Int.self); if first { A1 }"),
    Example(
      "OtherAccepted", "binder.accept(.conditionalBinding, for: Int8.self); if first { A1 }",
      reports: .conditionalBinding),
  ]

  static let duplicates = [
    Example(
      "Twice", "if first { A1 } else { A2 }; if first { A3 } else { A4 }", reports: .duplicateBinding, .duplicateBinding
    ),
    Example(
      "Independent", "if first { A1 } else { A2 }; if second { A3 } else { A4 }", reports: .duplicateBinding,
      .duplicateBinding),
    Example(
      "Unknown", "if check() { A1 } else { A2 }; if check() { A3 } else { A4 }", reports: .duplicateBinding,
      .duplicateBinding),
    Example(
      "SwitchTwice",
      "switch mode { case .test: A1; case .live, .demo: A2 }; switch mode { case .test: A3; default: A4 }",
      reports: .duplicateBinding, .duplicateBinding),
    Example(
      "PresenceTwice", "if let x = other { _ = x; A1 } else { A2 }; if other == nil { A3 } else { A4 }",
      reports: .duplicateBinding, .duplicateBinding),
    Example(
      "AvailabilityTwice",
      "if #available(macOS 99, *) { A1 } else { A2 }; if #available(macOS 99, *) { A3 } else { A4 }",
      reports: .duplicateBinding, .duplicateBinding),
    Example("SameCondition", "A1; if first { A2 }; if first { A3 }", reports: .duplicateBinding),
    Example("NarrowerCondition", "if first { A1 } else { A2 }; if first && second { A3 }", reports: .duplicateBinding),
    Example(
      "Completions", "binder.bind(Int.self).configured(with: select); binder.bind(Int.self).configured(with: select)",
      with: """
        static func select(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          if check() { return bind.to(value: 1) }
          return bind.to(value: 2)
        }
        """, reports: .duplicateBinding, .duplicateBinding),
    Example(
      "Modules", "if first { binder.include(module: M1.self) } else { binder.include(module: M2.self) }; A3",
      with: """
        struct M1: Module { static func configure(binder: Binder<Unscoped>) { A1 } }
        struct M2: Module { static func configure(binder: Binder<Unscoped>) { A2 } }
        """, reports: .duplicateBinding, .duplicateBinding),
    Example(
      "OneModule", "if first { binder.include(module: M1.self) }; binder.include(module: M1.self)",
      with: "struct M1: Module { static func configure(binder: Binder<Unscoped>) { A1 } }"),
    Example("Exclusive", "if first { A1 }; if !first { A2 }; if first && !first { A3 }"),
    Example("Possible", "if first { A1 }; if second { A2 }; if !first && !second { A3 }"),
    Example(
      "IndependentCycle",
      """
      if first { binder.bind(Int.self).to { (_: Int8) in 1 } } else { binder.bind(Int.self).to { (_: Int8) in 2 } }
      if second { binder.bind(Int8.self).to { (_: Int) in 1 } } else { binder.bind(Int8.self).to { (_: Int) in 2 } }
      """, reports: .dependencyCycle, .dependencyCycle),
    Example(
      "PossibleCycle",
      """
      if first { binder.bind(Int.self).to { (_: Int8) in 1 } } else { binder.bind(Int.self).to { (_: Int8) in 2 } }
      if second { binder.bind(Int8.self).to { (_: Int) in 1 } } else { binder.bind(Int8.self).to { 2 } }
      """, reports: .dependencyCycle),
  ]

  /// The findings of each example by its name; all examples are compiled together for speed.
  private static let findings = Result {
    let examples = constants + relations + duplicates
    let file = try TemporaryFile(
      """
      import Cleanse
      enum Mode {
        case test, live, demo
        func bind(_ binder: Binder<Singleton>) {
          switch self { case .test: binder.bind(Int.self).to(value: 1); case .live, .demo: break }
        }
      }
      enum Load { case one(Int), two }
      #if Never
        let isDebug = false
      #else
        let isDebug = true
      #endif
      func check() -> Bool { CommandLine.argc > 3 }
      func change(_ on: inout Bool) { on.toggle() }
      var first: Bool { CommandLine.argc > 1 }
      var second: Bool { CommandLine.argc > 2 }
      var mode: Mode { first ? .live : .test }
      var other: Mode? { first ? nil : .test }
      var load: Load { first ? .one(1) : .two }
      var number: Int { CommandLine.arguments.count }
      var fraction: Double { Double(number) }
      var text: String { CommandLine.arguments[0] }

      """ + examples.map(\.source).joined(separator: "\n"))
    let facts = try TestCompiler.facts(ofModule: "Office", sources: [file.path])
    let check = try GraphCheck([ModuleFacts(stored: facts.stored)])
    return Dictionary(uniqueKeysWithValues: check.findings.map { ($0.root, $0) })
  }

  private func identifiers(_ example: Example) throws -> [DiagnosticID] {
    let finding = try #require(Self.findings.get()["Office.\(example.name).Root"])
    #expect(finding.uncheckedCode == [])
    return finding.diagnostics.map(\.id)
  }

  @Test("A condition with a known value selects its branch", arguments: constants)
  func constant(example: Example) throws {
    #expect(try identifiers(example) == example.expected)
  }

  @Test("Related conditions exclude or imply each other in every form", arguments: relations)
  func relation(example: Example) throws {
    #expect(try identifiers(example) == example.expected)
  }

  @Test(
    "An error that some path certainly reaches is reported, and a merely possible one is not", arguments: duplicates)
  func duplicate(example: Example) throws {
    #expect(try identifiers(example) == example.expected)
  }
}
