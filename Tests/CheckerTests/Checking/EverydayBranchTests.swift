import BindingGraph
import cleansec
import TestSupport
import Testing

/// Branches in the forms that apps use, each in a source of its own.
@Suite("Branches of common apps") struct EverydayBranchTests {
  private func diagnostics(_ source: String) throws -> [Diagnostic] {
    let file = try TemporaryFile("import Cleanse\n" + source)
    let facts = try TestCompiler.facts(ofModule: "Office", sources: [file.path])
    return try GraphCheck([ModuleFacts(stored: facts.stored)]).diagnostics
  }

  private func errors(_ source: String) throws -> [String] {
    try diagnostics(source).filter { $0.severity == .error }.map { "\($0.id) \($0.subject?.name ?? "")" }
  }

  // MARK: Ends of the program

  @Test("A path that ends the program does not hide missing bindings of a subcomponent", arguments: [true, false])
  func end(hasDependency: Bool) throws {
    let source = """
      struct Letter {}
      struct Paper {}
      struct Desk: Component {
        typealias Root = Letter
        static func configure(binder: Binder<Unscoped>) {
          \(hasDependency ? "binder.bind(Paper.self).to { Paper() }" : "")
          if CommandLine.argc > 4 {
            binder.bind(Int.self).to { (_: Paper) in 1 }
          } else {
            binder.bind(Int.self).to { 2 }
          }
        }
        static func configureRoot(binder bind: ReceiptBinder<Letter>) -> BindingReceipt<Letter> {
          bind.to { (_: Int) in Letter() }
        }
      }
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.install(dependency: Desk.self)
          guard CommandLine.argc > 9 else { fatalError("no settings") }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: ComponentFactory<Desk>) in true }
        }
      }
      """
    #expect(try errors(source) == (hasDependency ? [] : ["missing-binding Paper"]))
  }

  // MARK: Early returns

  /// An app of modules that contain the statements, and that lacks an `Int`.
  private func app(ofModules count: Int, configuring statements: (Int) -> String) -> String {
    let modules = (0..<count).map { number in
      """
      struct Service\(number) {}
      struct Module\(number): Module {
        static func configure(binder: Binder<Unscoped>) { \(statements(number)) }
      }
      """
    }
    return """
      enum Flags {
        static var count: Int32 { CommandLine.argc }
        \((0..<count).map { "static var flag\($0): Bool { count > \($0) }" }.joined(separator: "\n"))
      }
      \(modules.joined(separator: "\n"))
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          \((0..<count).map { "binder.include(module: Module\($0).self)" }.joined(separator: "\n"))
          switch Flags.count {
          \((0..<15).map { "case \($0): binder.bind(Int8.self).to(value: \($0))" }.joined(separator: "\n"))
          default: binder.bind(Int8.self).to(value: 99)
          }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: Int) in true }
        }
      }
      """
  }

  @Test("A hundred modules with early returns do not hide a missing binding")
  func earlyReturns() throws {
    let source = app(ofModules: 100) { number in
      """
      guard Flags.flag\(number) else { return }
      binder.bind(Service\(number).self).to { Service\(number)() }
      """
    }
    #expect(try errors(source) == ["missing-binding Int"])
  }

  @Test("Three hundred conditions do not hide a missing binding")
  func conditions() throws {
    let source = app(ofModules: 300) { number in
      "if Flags.flag\(number) { binder.bind(Service\(number).self).to { Service\(number)() } }"
    }
    #expect(try errors(source) == ["missing-binding Int"])
  }

  @Test("Bindings after an early return or a throwing call are checked")
  func behindEarlyReturn() throws {
    let source = """
      struct Failure: Error {}
      enum Office {
        static func check(_ flag: Int32) throws { guard CommandLine.argc > flag else { throw Failure() } }
      }
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          guard CommandLine.argc > 3 else {
            binder.bind(Int.self).to { (_: Int8) in 1 }
            return
          }
          do {
            try Office.check(1)
            try Office.check(2)
            if CommandLine.argc > 4 { binder.bind(Int.self).to { (_: Int16) in 2 } } else { binder.bind(Int.self).to { 3 } }
          } catch {
            binder.bind(Int.self).to { (_: Int32) in 4 }
          }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: Int) in true }
        }
      }
      """
    #expect(try Set(errors(source)) == ["missing-binding Int8", "missing-binding Int16", "missing-binding Int32"])
  }

  // MARK: Conditions

  private enum Choice: String, CaseIterable {
    case availability = "if #available(macOS 99, *) { A } | if #available(macOS 99, *) { B } else { C }"
    case unavailability = "if #available(macOS 99, *) { A } | if #unavailable(macOS 99) { C } else { B }"
    case optional =
      "if let token = Settings.token { _ = token; A } | guard let other = Settings.token else { return C }; _ = other; B"
    case presence = "if Settings.token != nil { A } | if Settings.token == nil { C } else { B }"
    case text = #"if Settings.name == "x" { A } | if Settings.name == "x" { B } else { C }"#
    case opposite = "if Settings.mode == .test { A } | if Settings.mode != .test { C } else { B }"
    case cases =
      "switch Settings.mode { case .test: A; case .live, .demo: break } | switch Settings.mode { case .test: B; case .live, .demo: C }"
    /// Conditions that compare with different values.
    case otherText = #"if Settings.name == "x" { A } | if Settings.name == "y" { B } else { C }"#
    case otherOptional =
      "if let token = Settings.token { _ = token; A } | if let key = Settings.key { _ = key; B } else { C }"
    case otherCases =
      "switch Settings.mode { case .test: A; default: break } | switch Settings.mode { case .live: B; default: C }"

    var isOne: Bool { ![.otherText, .otherOptional, .otherCases].contains(self) }

    /// Two modules: the first binds an `Int` under a condition, the second requires it under a condition.
    var modules: [String] {
      rawValue.components(separatedBy: " | ").map { statements in
        statements.replacingOccurrences(of: " A", with: " binder.bind(Int.self).to(value: 1)")
          .replacingOccurrences(of: " B", with: " binder.bind(Int8.self).to { (_: Int) in 1 }")
          .replacingOccurrences(of: "return C", with: "binder.bind(Int8.self).to(value: 2); return")
          .replacingOccurrences(of: " C", with: " binder.bind(Int8.self).to(value: 2)")
      }
    }
  }

  @Test("Conditions that read the same in two modules are one condition", arguments: Choice.allCases)
  private func choices(choice: Choice) throws {
    let modules = choice.modules.enumerated().map { number, statements in
      "struct Module\(number): Module { static func configure(binder: Binder<Unscoped>) { \(statements) } }"
    }
    let source = """
      enum Mode { case test, live, demo }
      enum Settings {
        static var token: String? { CommandLine.arguments.last }
        static var key: String? { CommandLine.arguments.first }
        static var name: String { CommandLine.arguments[0] }
        static var mode: Mode { CommandLine.argc > 3 ? .live : .test }
      }
      \(modules.joined(separator: "\n"))
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.include(module: Module0.self)
          binder.include(module: Module1.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: Int8) in true }
        }
      }
      """
    let found = try diagnostics(source).filter { $0.id != .unusedBinding }.map(\.id)
    #expect(found == (choice.isOne ? [] : [.conditionalBinding]))
  }

  @Test("Members of equal names in different types are different conditions", arguments: ["", "Self."])
  func membersOfTypes(prefix: String) throws {
    let source = """
      struct First: Module {
        static var isEnabled: Bool { CommandLine.argc > 1 }
        static func configure(binder: Binder<Unscoped>) {
          if \(prefix)isEnabled { binder.bind(Int.self).to(value: 1) }
        }
      }
      struct Second: Module {
        static var isEnabled: Bool { CommandLine.argc > 7 }
        static func configure(binder: Binder<Unscoped>) {
          if \(prefix)isEnabled { binder.bind(Int8.self).to { (_: Int) in 1 } } else { binder.bind(Int8.self).to(value: 2) }
        }
      }
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.include(module: First.self)
          binder.include(module: Second.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: Int8) in true }
        }
      }
      """
    #expect(try diagnostics(source).map(\.id) == [.conditionalBinding])
  }

  // MARK: Unions

  @Test("A component with branches can accept a warning", arguments: [true, false])
  func acceptance(isAccepted: Bool) throws {
    let source = """
      protocol Reading {}
      final class Store: Reading {}
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.bind((any Reading).self).sharedInScope().to { Store() as any Reading }
          binder.bind(Store.self).sharedInScope().to { Store() }
          \(isAccepted ? "binder.accept(.sharedTwice)" : "")
          if CommandLine.argc > 3 { binder.bind(Int.self).to(value: 1) } else { binder.bind(Int.self).to(value: 2) }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: any Reading, _: Store, _: Int) in true }
        }
      }
      """
    #expect(try diagnostics(source).contains { $0.id == .sharedTwice } == !isAccepted)
  }

  @Test(
    "A subcomponent installed in several branches needs its dependencies in each of them", arguments: [true, false])
  func installations(isBoundInBoth: Bool) throws {
    let source = """
      struct Paper {}
      struct Letter {}
      struct Desk: Component {
        typealias Root = Letter
        static func configure(binder: Binder<Unscoped>) {}
        static func configureRoot(binder bind: ReceiptBinder<Letter>) -> BindingReceipt<Letter> {
          bind.to { (_: Paper) in Letter() }
        }
      }
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          if CommandLine.argc > 9 {
            binder.bind(Paper.self).to { Paper() }
            binder.install(dependency: Desk.self)
          } else {
            \(isBoundInBoth ? "binder.bind(Paper.self).to { Paper() }" : "")
            binder.install(dependency: Desk.self)
          }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: ComponentFactory<Desk>) in true }
        }
      }
      """
    #expect(try diagnostics(source).map(\.id) == (isBoundInBoth ? [] : [.conditionalBinding]))
  }

  @Test("A lifecycle hook in one branch is reported if the component is built without an instance")
  func hooks() throws {
    let source = """
      final class Pump {}
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          if CommandLine.argc > 3 {
            binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
          } else {
            binder.bind(Pump.self).sharedInScope().onStart { _ in }.to(factory: Pump.init)
          }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: Pump) in true }
        }
      }
      func open() throws { _ = try ComponentFactory.of(App.self).build() }
      """
    #expect(try diagnostics(source).map(\.id) == [.unrunHooks])
  }

  // MARK: Completions

  @Test("A binding can be completed by a global function, whose dependencies are checked")
  func globalFunction() throws {
    let source = """
      protocol Reading {}
      struct Store: Reading { init(size: Int) {} }
      func reading(_ bind: ReceiptBinder<any Reading>) -> BindingReceipt<any Reading> {
        bind.to { (size: Int) in Store(size: size) as any Reading }
      }
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.bind((any Reading).self).configured(with: reading)
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: any Reading) in true }
        }
      }
      """
    #expect(try errors(source) == ["missing-binding Int"])
    #expect(try diagnostics(source).filter { $0.id == .uncheckedCode }.isEmpty)
  }

  // MARK: Notes

  @Test("A note about unshared state remains if missing bindings are reported as one module")
  func notes() throws {
    let source = """
      struct Pen {}
      struct Paper {}
      struct Letter {}
      final class Ledger { var pages = 0 }
      final class Reader { init(_ ledger: Ledger) {} }
      final class Writer { init(_ ledger: Ledger) {} }
      struct Stationery: Module {
        static func configure(binder: Binder<Unscoped>) {
          binder.bind(Pen.self).to { Pen() }
          binder.bind(Paper.self).to { Paper() }
        }
      }
      struct Desk: Component {
        typealias Root = Letter
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Stationery.self) }
        static func configureRoot(binder bind: ReceiptBinder<Letter>) -> BindingReceipt<Letter> { bind.to { Letter() } }
      }
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.install(dependency: Desk.self)
          binder.bind().to(factory: Ledger.init)
          binder.bind().to(factory: Reader.init)
          binder.bind().to(factory: Writer.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
          bind.to { (_: Reader, _: Writer, _: Pen, _: Paper) in true }
        }
      }
      """
    #expect(try diagnostics(source).contains { $0.id == .unsharedClass })
  }
}
