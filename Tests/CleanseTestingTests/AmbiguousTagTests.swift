import Cleanse
import CleanseTesting
import Testing

// Without this line the name could be Swift Testing's.
private typealias Tag = Cleanse.Tag

@Suite("A tag in a file that imports Swift Testing")
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

  @Test("needs one line")
  func tag() throws {
    #expect(try TestGraph(Paint.self).root == 3)
    #expect(try TestGraph(Paint.self).value(tag: Colour.self) == "red")
  }
}
