import BindingGraph
import Checker
import Foundation
import Testing

@Suite("Fixes that are found in sources") struct FixTests {
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
    let source = try TemporarySource(text)
    return try GraphCheck([TestCompiler.facts(ofModule: "Port", sources: [source.path])]).diagnostics
  }

  @Test("say what to insert where, and mend what they are about") func insertions() throws {
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

  @Test("stand in lines of their own, and call the binder by its name") func texts() throws {
    let insertions = try diagnostics(of: Self.source).flatMap(\.suggestions).compactMap(\.insertion)
    #expect(insertions.contains { "\($0.text)" == "    quay.bind(Port.Crane.self).to(factory: Port.Crane.init)\n" })
    #expect(insertions.contains { "\($0.text)" == "\n    binder.include(module: Warehouse.self)\n  " })
  }

  @Test("are not made of an initializer that is one of several") func severalInitializers() throws {
    let missing = try diagnostics(of: Self.source).first { $0.subject?.name == "Key" }
    #expect(missing?.suggestions.map(\.kind) == [.hint])
    #expect(missing?.suggestions.first?.code?.description == "binder.bind(Key.self).to { Key(...) }")
  }

  @Test("are not needed where a statement is not finished: the note leads to it") func unfinished() throws {
    let harbour = Self.source.replacingOccurrences(of: "goods: Int16)", with: "goods: Int16, mark: UInt64)")
    let missing = try diagnostics(of: harbour).first { $0.subject?.name == "UInt64" && $0.location?.line != 50 }
    let note = try #require(missing?.notes.first)
    #expect(note.text.description == "a binding of UInt64 is started here, and never finished")
    let line = Self.source.components(separatedBy: "\n").firstIndex { $0.contains("bind(UInt64.self)") } ?? 0
    #expect(note.location?.line == line + 1)
  }

  @Test("are in documents of SARIF") func sarif() throws {
    let document = try DiagnosticRenderer.sarif.report(of: diagnostics(of: Self.source))
    #expect(document.contains("\"artifactChanges\""))
    #expect(document.contains("\"text\": \"\\n    binder.include(module: Warehouse.self)\\n  \""))
  }

  private func text(with insertion: DiagnosticSuggestion.Insertion) -> String {
    var lines = Self.source.components(separatedBy: "\n")
    let (row, column) = (insertion.location.line - 1, (insertion.location.column ?? 1) - 1)
    let index = lines[row].utf8.index(lines[row].startIndex, offsetBy: column)
    lines[row].insert(contentsOf: "\(insertion.text)", at: index)
    return lines.joined(separator: "\n")
  }
}
