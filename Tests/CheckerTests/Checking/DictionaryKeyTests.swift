import Testing

@Suite("Keys of dictionary multibindings") struct DictionaryKeyTests {
  @Test("Equal keys of known values are reported as duplicates, and unknown keys as notes") func keys() throws {
    let source = MarkedSource(
      text: """
        import Cleanse

        struct Name: Hashable { let text: String }
        struct Code: Hashable { let text: String; init(_ text: String) { self.text = text } }
        enum Page: Hashable { case item(Int), home }
        enum Word: String { case a }
        struct App: RootComponent {
          static func configure(binder: UnscopedBinder) {
            let bool = binder.bind(Bool.self)
            bool.intoDictionary(key: Page.item(1)).to(value: true)  // error: Dictionary<Page, Bool>: has 2 elements with the key "item(1)"
            bool.intoDictionary(key: Page.item(1)).to(value: true)
            bool.intoDictionary(key: Page.item(2)).to(value: true)
            bool.intoDictionary(key: Name(text: "x")).to(value: true)  // error: Dictionary<Name, Bool>: has 2 elements with the key "Name(text: x)"
            bool.intoDictionary(key: Name(text: "x")).to(value: true)
            bool.intoDictionary(key: Name(text: "y")).to(value: true)
            bool.intoDictionary(key: ObjectIdentifier(App.self)).to(value: true)  // error: Dictionary<ObjectIdentifier, Bool>: has 2 elements with the key "ObjectIdentifier(App.App)"
            bool.intoDictionary(key: ObjectIdentifier(App.self)).to(value: true)
            bool.intoDictionary(key: ObjectIdentifier(Name.self)).to(value: true)
            bool.intoDictionary(key: Code("x")).to(value: true)  // note: the key of a dictionary contribution is known only at run time
            bool.intoDictionary(key: Word.a.rawValue).to(value: true)  // note: the key of a dictionary contribution is known only at run time
            bool.intoDictionary(key: 1 + 1).to(value: true)  // note: the key of a dictionary contribution is known only at run time
          }
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
        }
        """)
    #expect(try source.found() == source.expected)
  }
}
