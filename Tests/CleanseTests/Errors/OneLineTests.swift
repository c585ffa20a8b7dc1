import Cleanse
import Testing

@Suite("Errors at one location")
struct OneLineTests {
  private static func bindTwice<Element>(_ value: Element, in binder: Binder<Singleton>) {
    for _ in 0..<2 { binder.bind(Element.self).to(value: value) }
  }

  private struct Twice: Module {
    static func configure(binder: Binder<Singleton>) {
      bindTwice(1, in: binder)
      bindTwice("", in: binder)
    }
  }

  private struct Entries: Module {
    static func configure(binder: Binder<Singleton>) {
      for key in ["a", "b", "a", "b"] { binder.bind(Int.self).intoDictionary(key: key).to(value: 1) }
    }
  }

  @Test("Duplicate bindings of two keys on one line are two errors")
  func duplicates() {
    let report = GraphValidator.validate(Checked<Twice>.self)
    #expect(
      report.errors.compactMap { ($0 as? DuplicateBinding).map { String(describing: $0.boundType) } } == [
        "Int", "String",
      ])
  }

  @Test("Duplicate dictionary entries of two keys on one line are two errors")
  func entries() {
    let report = GraphValidator.validate(Checked<Entries>.self)
    #expect(report.errors.compactMap { ($0 as? DuplicateKey)?.key } == ["a", "b"])
  }
}
