import Cleanse
import Testing

@Suite("Array multibindings")
struct ArrayTests {
  final class Page {
    let title: String

    init(title: String) {
      self.title = title
    }
  }

  struct Numbers: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(Int.self).intoCollection().to(value: [2, 3])
      binder.bind().to(value: "four")
      binder.bind().intoCollection().to { (text: String) in text.count }
      binder.bind(Int.self).intoCollection().to { [5, 6] }
      binder.bind(Int.self).intoCollection().to(provider: Provider(value: 7))
      binder.bind(Int.self).intoCollection().to(provider: Provider(value: [8, 9]))
      binder.bind(Int.self).intoCollection().configured { $0.to(value: 10) as BindingReceipt<Int> }
      binder.bind(Int.self).intoCollection().configured { $0.to(value: [11, 12]) as BindingReceipt<[Int]> }
      binder.bind(Int.self).intoCollection().to(value: [])
    }
  }

  struct Pages: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Page.self).intoCollection().sharedInScope().to { Page(title: "shared") }
      binder.bind(Page.self).intoCollection().to { Page(title: "new") }
      binder.bind(Page.self).intoCollection().sharedInScope().to { [Page(title: "both"), Page(title: "shared")] }
    }
  }

  struct Nothing: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  struct EmptyArray: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoCollection().to(value: [])
    }
  }

  struct BesidesElement: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      binder.bind(Int.self).intoCollection().to(value: 2)
    }
  }

  @Test("An array multibinding lists elements and arrays of elements in binding order")
  func order() throws {
    #expect(try resolve([Int].self, from: Numbers.self) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  }

  @Test("An array multibinding shares each contribution separately")
  func sharing() throws {
    let pages = try resolve(Provider<[Page]>.self, from: Pages.self)
    let first = pages.get()
    let second = pages.get()
    #expect(first.map(\.title) == ["shared", "new", "both", "shared"])
    #expect(zip(first, second).map { $0 === $1 } == [true, false, true, true])
  }

  @Test("A contribution to an array does not bind the element type itself")
  func elementStaysUnbound() throws {
    try expectMissing(Int.self, in: Numbers.self)
    try expectMissing(Int?.self, in: Numbers.self)
  }

  @Test("A plain binding of the element type is not part of the array multibinding")
  func elementIsNoContribution() throws {
    #expect(try resolve([Int].self, from: BesidesElement.self) == [2])
    #expect(try resolve(Int.self, from: BesidesElement.self) == 1)
  }

  @Test("An array multibinding without contributions is a missing binding")
  func missing() throws {
    try expectMissing([Int].self, spelledAs: [Int].self, in: Nothing.self)
    try expectMissing(Provider<[Int]>.self, in: Nothing.self)
  }

  @Test("A contribution of an empty array creates an empty array multibinding")
  func empty() throws {
    #expect(try resolve([Int].self, from: EmptyArray.self) == [])
  }

  @Test("Contributions and a binding of the same array type are duplicate bindings")
  func besidesArray() throws {
    struct Mixed: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind([Int].self).to(value: [1])
        binder.bind(Int.self).intoCollection().to(value: 2)
        binder.bind(Int.self).intoCollection().to(value: 3)
      }
    }
    let error = #expect(throws: DuplicateBinding.self) { try GraphValidator.check(Asking<Mixed, [Int]>.self) }
    #expect(error?.bindings.count == 3)
    #expect(error?.boundType == [Int].self)
  }
}
