import TestSupport
import BindingGraph
import cleansec
import Foundation
import Testing

@Suite("Fixes from source code") struct FixTests {
  private static let source = """
    import Cleanse

    enum Port {
      struct Ship { let crane: Crane }
      struct Crane { let height: Int8 }
      protocol Pilot {}
      struct Helmsman: Pilot {}
      struct Lamp { let oil: any Fuel<Int> }
      struct Bell { let rope: Int? }
    }

    protocol Fuel<Unit> { associatedtype Unit }
    struct Petrol: Fuel { typealias Unit = Int }
    struct Gas: Fuel { typealias Unit = String }
    struct Key { init() {} ; init(count: Int8) {} }

    struct Quay: Module {
      static func configure(binder quay: UnscopedBinder) {
        quay.bind().to(factory: Port.Ship.init)
        quay.bind().to(factory: Port.Lamp.init)
      }
    }

    struct Warehouse: Module { static func configure(binder: UnscopedBinder) { binder.bind(Int16.self).to(value: 1) } }

    struct Harbour: RootComponent {
      struct Root {
        init(ship: Port.Ship, pilot: any Port.Pilot, lamp: Port.Lamp, bell: Port.Bell, key: Key, goods: Int16) {}
      }

      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Quay.self)
        binder.bind().to(factory: Port.Helmsman.init)
        binder.bind().to(factory: Petrol.init)
        binder.bind().to(factory: Gas.init)
        binder.bind().to(factory: Port.Bell.init)
        binder.bind().to(value: 3 as Int8)
        binder.bind(Int32.self).to(value: 1)
        binder.bind(UInt64.self)
      }

      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }

    struct Basin: RootComponent {
      static func configure(binder: UnscopedBinder) {}

      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: UInt64?, _: Int16) in 1 }
      }
    }
    """

  private func diagnostics(of text: String) throws -> [Diagnostic] {
    let source = try TemporaryFile(text)
    return try GraphCheck([TestCompiler.facts(ofModule: "Port", sources: [source.path])]).diagnostics
  }

  @Test("The insertion of each fix removes its error and reduces the number of errors") func insertions() throws {
    let found = try diagnostics(of: Self.source)
    let fixes = found.flatMap { diagnostic in
      diagnostic.suggestions.filter { $0.kind == .fix }.map { (diagnostic, $0) }
    }
    #expect(
      fixes.map { "\($0.1.code.map { "\($0)" } ?? "-")" }.sorted() == [
        "binder.bind((any Fuel<Int>).self).to { $0 as Petrol }",
        "binder.bind((any Port.Pilot).self).to { $0 as Port.Helmsman }",
        "binder.bind(Port.Crane.self).to(factory: Port.Crane.init)", "binder.bindOptional(Int.self)",
        "binder.bindOptional(UInt64.self)", "binder.include(module: Warehouse.self)",
        "binder.include(module: Warehouse.self)",
      ])
    for (diagnostic, fix) in fixes {
      let insertion = try #require(fix.insertion, "\(fix)")
      let remaining = try diagnostics(of: text(with: insertion))
      #expect(
        !remaining.contains { "\($0.headline)" == "\(diagnostic.headline)" && $0.location == diagnostic.location })
      #expect(remaining.count { $0.severity == .error } < found.count { $0.severity == .error }, "\(insertion.text)")
    }
  }

  @Test("An insertion has its own line and uses the parameter name of the binder") func texts() throws {
    let insertions = try diagnostics(of: Self.source).flatMap(\.suggestions).compactMap(\.insertion)
    #expect(insertions.contains { "\($0.text)" == "    quay.bind(Port.Crane.self).to(factory: Port.Crane.init)\n" })
    #expect(insertions.contains { "\($0.text)" == "\n    binder.include(module: Warehouse.self)\n  " })
  }

  @Test("A type with several initializers gets a hint instead of a fix") func severalInitializers() throws {
    let missing = try diagnostics(of: Self.source).first { $0.subject?.name == "Key" }
    #expect(missing?.suggestions.map(\.kind) == [.hint])
    #expect(missing?.suggestions.first?.code?.description == "binder.bind(Key.self).to { Key(...) }")
  }

  @Test("A missing binding refers to the unfinished binding of its type") func unfinished() throws {
    let harbour = Self.source.replacingOccurrences(of: "goods: Int16)", with: "goods: Int16, mark: UInt64)")
    let missing = try diagnostics(of: harbour).first { $0.subject?.name == "UInt64" && $0.location?.line != 50 }
    let note = try #require(missing?.notes.first)
    #expect(note.text.description == "a binding of UInt64 starts here and is never completed")
    let line = Self.source.components(separatedBy: "\n").firstIndex { $0.contains("bind(UInt64.self)") } ?? 0
    #expect(note.location?.line == line + 1)
  }

  private static let initializers = """
    import Cleanse

    struct Page { init(number: Assisted<Int>) {} }
    struct Client { init(port: Int16, _ retries: Int = 3, host: String, isSafe: Bool = true) {} }
    struct Lonely { init(count: Int = 1) {} }
    final class Round { init(mirror: Mirror) {} }
    struct Mirror { let round: Round }
    struct Needy { let port: UInt8? }
    struct Chain { let needy: Needy }
    struct Lazy { let port: Provider<Int16>; let tagged: TaggedProvider<Host> }
    struct Host: Tag { typealias Element = String }

    struct App: RootComponent {
      struct Root { init(page: Page, client: Client, lonely: Lonely, round: Round, needy: Needy, chain: Chain, lazy: Lazy) {} }
      static func configure(binder: UnscopedBinder) {
        binder.bind().to(value: 1 as Int16)
        binder.bind().to(value: "")
        binder.bind().tagged(with: Host.self).to(value: "")
        binder.bind().to(factory: Mirror.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }
    """

  @Test("A fix keeps default arguments and becomes a hint if it requires other missing types or closes a cycle")
  func initializers() throws {
    let found = try diagnostics(of: Self.initializers)
    let help = found.flatMap { diagnostic in
      diagnostic.suggestions.map { "\(diagnostic.subject?.name ?? "-") \($0.kind): \($0)" }
    }
    #expect(
      help == [
        "Chain fix: bind it in App, for example: binder.bind(Chain.self).to(factory: Chain.init)",
        "Client fix: bind it in App, for example: binder.bind(Client.self).to { Client(port: $0, host: $1) }",
        "Lazy fix: bind it in App, for example: binder.bind(Lazy.self).to(factory: Lazy.init)",
        "Lonely fix: bind it in App, for example: binder.bind(Lonely.self).to { Lonely() }",
        "Needy hint: bind it in App, and bind UInt8, which it requires; for example: "
          + "binder.bind(Needy.self).to(factory: Needy.init)",
        "Page hint: bind it in App, and bind Assisted<Int>, which it requires; for example: "
          + "binder.bind(Page.self).to(factory: Page.init)",
        "Round hint: bind it in App, for example: binder.bind(Round.self).to { Round(...) }",
      ])
    var text = Self.initializers
    for fix in found.flatMap(\.suggestions) {
      if let insertion = fix.insertion { text = self.text(with: insertion, in: text) }
    }
    let remaining = try diagnostics(of: text)
    #expect(remaining.map { $0.subject?.name } == ["Needy", "Page", "Round"])
  }

  @Test("A fix appears in SARIF as an artifact change") func sarif() throws {
    let document = try DiagnosticRenderer.sarif.report(of: diagnostics(of: Self.source))
    #expect(document.contains("\"artifactChanges\""))
    #expect(document.contains("\"text\": \"\\n    binder.include(module: Warehouse.self)\\n  \""))
  }

  private static let unfit = """
    import Cleanse

    struct Isolated { @MainActor init() {} }
    struct Changing { init(count: inout Int8) {} }
    struct Several { init(counts: Int8...) {} }
    struct Gone { @available(*, unavailable) init() {} }
    struct Sound { init() {} }
    struct Tall { init() {} }
    struct Late { init() {} }

    struct Yard: RootComponent {
      struct Root { let parts: (Isolated, Changing, Several, Gone); init(a: Isolated, b: Changing, c: Several, d: Gone) {} }
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }
    struct Nameless: RootComponent {
      static func configure(binder _: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Sound) in 1 } }
    }
    struct Tabbed: RootComponent {
    \tstatic func configure(binder: UnscopedBinder) {
    \t}
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Tall) in 1 } }
    }
    struct Returning: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind(Int16.self).to(value: 1)
        return
      }
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Late, _: Int16) in 1 }
      }
    }
    """

  @Test("An initializer that a binding cannot refer to gets a hint instead of a fix") func unfitInitializers() throws {
    let found = try diagnostics(of: Self.unfit).filter {
      ["Isolated", "Changing", "Several", "Gone"].contains($0.subject?.name)
    }
    #expect(found.count == 4)
    #expect(found.flatMap(\.suggestions).map(\.kind) == [.hint, .hint, .hint, .hint])
  }

  @Test("A fix has no insertion for an unnamed binder, precedes a final return, and keeps tabs") func places() throws {
    let found = try diagnostics(of: Self.unfit)
    func fix(for name: String) -> DiagnosticSuggestion? {
      found.first { $0.subject?.name == name }?.suggestions.first { $0.kind == .fix }
    }
    #expect(fix(for: "Sound")?.code?.description == "binder.bind(Sound.self).to(factory: Sound.init)")
    #expect(fix(for: "Sound")?.insertion == nil)
    #expect(fix(for: "Late")?.insertion?.text.description == "    binder.bind(Late.self).to(factory: Late.init)\n")
    let lines = Self.unfit.components(separatedBy: "\n")
    #expect(fix(for: "Late")?.insertion.map { lines[$0.location.line - 1] } == "    return")
    #expect(fix(for: "Tall")?.insertion?.text.description == "\t\tbinder.bind(Tall.self).to(factory: Tall.init)\n")
  }

  @Test("An insertion follows a statement that ends on the line of the brace, and copies its indentation")
  func sharedLine() throws {
    let found = try diagnostics(
      of: """
        import Cleanse
        struct Meter { init() {} }
        struct Bridge: RootComponent {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Int8.self)
                    .to(value: 1) }
            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to { (_: Meter, _: Int8) in 1 }
            }
        }
        """)
    let insertion = try #require(found.flatMap(\.suggestions).compactMap(\.insertion).first)
    #expect(insertion.text.description == "\n        binder.bind(Meter.self).to(factory: Meter.init)\n    ")
    #expect(insertion.location.position == "6:27")
  }

  @Test("A fix qualifies type names that are ambiguous at the insertion") func namesakes() throws {
    let found = try diagnostics(
      of: """
        import Cleanse
        struct Meter { init() {} }
        protocol Measuring {}
        struct Dial: Measuring { init() {} }
        struct Bridge: RootComponent {
          struct Dial {}
          static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Port.Dial.init) }
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (_: Meter, _: any Measuring) in 1 }
          }
        }
        """)
    #expect(
      Set(found.flatMap(\.suggestions).compactMap { $0.code?.description }) == [
        "binder.bind(Meter.self).to(factory: Meter.init)",
        "binder.bind((any Measuring).self).to { $0 as Port.Dial }",
      ])
  }

  @Test("A type with the name of a metatype is written in backticks, and a nested one gets a hint instead of a fix")
  func metatypeNames() throws {
    let found = try diagnostics(
      of: """
        import Cleanse
        struct Site { struct `Type` { init() {} } }
        struct Bridge: RootComponent {
          static func configure(binder: UnscopedBinder) {
            struct `Type` { init() {} }
            binder.bind().to(factory: `Type`.init)
            binder.bind(Int8.self).to { (_: `Type`) in 1 }
          }
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (_: Site.`Type`, _: Int8) in 1 }
          }
        }
        """)
    #expect(found.map { $0.subject?.name } == ["`Type`"])
    #expect(found.flatMap(\.suggestions).allSatisfy { $0.kind == .hint })
    let code = "binder.bind(Site.`Type`.self).to { Site.`Type`(...) }"
    #expect(found.flatMap(\.suggestions).compactMap { $0.code?.description } == [code])
  }

  @Test("A fix does not include a private module, and names the component that all dependents see")
  func modules() throws {
    let yard = try TemporaryFile(
      """
      import Cleanse
      struct Rope { init() {} }
      struct Net { init() {} }
      struct Deck: Component {
        static func configure(binder: UnscopedBinder) {}
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Net) in 1 } }
      }
      struct Yard: RootComponent {
        static func configure(binder: UnscopedBinder) { binder.install(dependency: Deck.self) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          bind.to { (_: Rope, _: ComponentFactory<Deck>) in 1 }
        }
      }
      """)
    func found(_ access: String) throws -> [Diagnostic] {
      let store = try TemporaryFile(
        """
        import Cleanse
        \(access) struct PortModule: Module {
          static func configure(binder: UnscopedBinder) {
            binder.bind().to(factory: Rope.init)
            binder.bind().to(factory: Net.init)
          }
        }
        """)
      return try GraphCheck([TestCompiler.facts(ofModule: "Port", sources: [yard.path, store.path])]).diagnostics
    }
    let headline = "2 bindings are missing because Yard does not include PortModule"
    let hidden = try found("private")
    #expect(hidden.map(\.headline.description) == [headline])
    #expect(
      hidden.flatMap(\.suggestions).map(\.description) == ["include it in Yard, and make it accessible there"])
    let visible = try found("internal")
    #expect(visible.map(\.headline.description) == [headline])
    #expect(
      visible.flatMap(\.suggestions).map(\.description) == [
        "include it in Yard: binder.include(module: PortModule.self)"
      ])
    #expect(visible.flatMap(\.suggestions).first?.insertion?.location.line == 9)
  }

  @Test("SARIF counts the column of an insertion in Unicode code points") func columns() throws {
    let source = try TemporaryFile(
      """
      import Cleanse
      struct Meter { init() {} }
      struct Bridge: RootComponent {
        static func configure(binder: UnscopedBinder) { binder.bind().to(value: "éé😀") }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
          bind.to { (_: Meter, _: String) in 1 }
        }
      }
      """)
    let found = try GraphCheck([TestCompiler.facts(ofModule: "Port", sources: [source.path])]).diagnostics
    let line = #"  static func configure(binder: UnscopedBinder) { binder.bind().to(value: "éé😀") }"#
    let insertion = try #require(found.flatMap(\.suggestions).compactMap(\.insertion).first)
    #expect(insertion.location.column == line.utf8.count)
    let document = DiagnosticRenderer.sarif.showing { $0.line == insertion.location.line ? line : nil }.report(
      of: found)
    #expect(document.contains("\"startColumn\": \(line.unicodeScalars.count)"))
    #expect(document.contains("\"columnKind\": \"unicodeCodePoints\""))
  }

  private func text(with insertion: DiagnosticSuggestion.Insertion, in text: String = source) -> String {
    var lines = text.components(separatedBy: "\n")
    let (row, column) = (insertion.location.line - 1, (insertion.location.column ?? 1) - 1)
    let index = lines[row].utf8.index(lines[row].startIndex, offsetBy: column)
    lines[row].insert(contentsOf: "\(insertion.text)", at: index)
    return lines.joined(separator: "\n")
  }
}
