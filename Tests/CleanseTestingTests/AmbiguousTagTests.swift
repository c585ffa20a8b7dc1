import Cleanse
import CleanseTesting
import Testing

// Without these lines, the names could be Swift Testing's.
import protocol Cleanse.Tag
import struct Cleanse.SourceLocation

extension Testing.Tag {
  @Tag fileprivate static var named: Self
}

@Suite("Cleanse tags in files that import Swift Testing")
struct AmbiguousTagTests {
  private struct Colour: Tag {
    typealias Element = String
  }
  private struct Paint: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).tagged(with: Colour.self).to(value: "red")
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (colour: TaggedProvider<Colour>) in colour.get().count }
    }
  }

  private func line(of location: SourceLocation) -> Int { location.line }

  @Test("One import per name resolves names that Cleanse and Swift Testing share", .tags(.named))
  func tag() throws {
    let location: Cleanse.SourceLocation = Cleanse.SourceLocation(file: "Paint.swift", line: 3)
    #expect(line(of: location) == 3)
    #expect(try TestGraph(Paint.self).root == 3)
    #expect(try TestGraph(Paint.self).value(tag: Colour.self) == "red")
  }
}
