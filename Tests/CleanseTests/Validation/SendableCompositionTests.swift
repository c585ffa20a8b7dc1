import Cleanse
import Testing

private protocol Paint: AnyObject {}

/// Not `Sendable`, but bound under the key of `any Paint & Sendable`.
private final class Red: Paint {}

private final class Blue: Paint, Sendable {}

private struct Canvas: Sendable {
  init(paint: any Paint & Sendable) async {}
  init(paints: [any Paint & Sendable]) {}
  init(paint: any Paint & Sendable) {}
}

private protocol Store<Item>: AnyObject {
  associatedtype Item
  var label: String { get }
}

private final class IntStore: Store, Sendable {
  typealias Item = Int
  let label = "number"
}

private final class TextStore: Store, Sendable {
  typealias Item = String
  let label = "text"
}

private struct PaintTag: Cleanse.Tag {
  typealias Element = any Paint & Sendable
}

private struct Box<Content> {
  let content: Content
}

extension Box: Sendable where Content: Sendable {}

extension Box {
  struct Lid {
    let content: Content
  }
}

extension Box.Lid: Sendable where Content: Sendable {}

private typealias PaintMetatype = any (Paint & Sendable).Type

/// A tag whose element, and so its key, depends on an argument.
private struct BoxTag<Element>: Cleanse.Tag {}

private final class Gallery: Sendable {
  init(box: Box<any Paint & Sendable>) {}
}

/// Its mangled name contains the characters that mark `Any`.
private struct CryptType: Sendable {}

private protocol Scenario {
  associatedtype Wish
  static func bind(_ binder: Binder<Singleton>)
}

private struct Wall<S: Scenario>: RootComponent {
  static func configure(binder: Binder<Singleton>) { S.bind(binder) }

  static func configureRoot(binder bind: ReceiptBinder<Box<S.Wish>>) -> BindingReceipt<Box<S.Wish>> {
    bind.to { Box(content: $0) }
  }
}

private func diagnostics<S: Scenario>(_ scenario: S.Type, _ overrides: Overrides = Overrides()) -> [Diagnostic] {
  GraphValidator.validate(Wall<S>.self, overrides: overrides).diagnostics.filter { $0.severity == .error }
}

private func headlines<S: Scenario>(_ scenario: S.Type, _ overrides: Overrides = Overrides()) -> [String] {
  diagnostics(scenario, overrides).map { "\($0.id): \($0.headline)" }
}

private func help<S: Scenario>(_ scenario: S.Type, _ overrides: Overrides = Overrides()) -> [String] {
  diagnostics(scenario, overrides).flatMap(\.suggestions).map { "\($0.text)" }
}

private func undeclared(_ type: String) -> [String] {
  ["unsendable-request: \(type): is used from another isolation but is not declared sendable()"]
}

@Suite("Sendable compositions across isolations")
struct SendableCompositionTests {
  // MARK: Providers

  private enum ProvidedRed: Scenario {
    typealias Wish = SendableProvider<any Paint & Sendable>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind((any Paint).self).sharedInScope().to(factory: Red.init)
    }
  }

  private enum ProvidedBlue: Scenario {
    typealias Wish = SendableProvider<any Paint & Sendable>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind((any Paint & Sendable).self).sharedInScope().sendable().to(factory: Blue.init)
    }
  }

  private enum TaggedBlue: Scenario {
    typealias Wish = TaggedSendableProvider<PaintTag>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind((any Paint & Sendable).self).tagged(with: PaintTag.self).sharedInScope().to(factory: Blue.init)
    }
  }

  @Test("A SendableProvider of a composition requires a binding that is declared sendable()")
  func providers() {
    #expect(headlines(ProvidedRed.self) == undeclared("Paint"))
    #expect(
      help(ProvidedRed.self) == ["bind any Paint & Sendable instead, and add .sendable() to the binding"])
    #expect(
      diagnostics(ProvidedRed.self).flatMap(\.notes).map { "\($0.text)" }.last
        == "Paint is the same key with and without & Sendable, so only sendable() proves that the value is Sendable")
    #expect(headlines(ProvidedBlue.self) == [])
  }

  @Test("A tag with a composition as its element requires no sendable() declaration")
  func tags() {
    #expect(headlines(TaggedBlue.self) == [])
  }

  private enum DeclaredApart: Scenario {
    typealias Wish = SendableProvider<any Paint & Sendable>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind((any Paint).self).sharedInScope().to(factory: Red.init)
      binder.declareSendable((any Paint & Sendable).self)
    }
  }

  @Test("A declareSendable call does not make the binding of a composition sendable")
  func declaredApart() {
    #expect(headlines(DeclaredApart.self) == undeclared("Paint"))
  }

  // MARK: Types with a protocol in their names

  private enum Provided<Element: Sendable>: Scenario {
    typealias Wish = SendableProvider<Element>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Element.self).sharedInScope().to { fatalError("This graph is only validated.") }
    }
  }

  @Test("Optionals, collections and functions of a protocol require sendable(), too")
  func containers() {
    #expect(headlines(Provided<(any Paint & Sendable)?>.self) == undeclared("Optional<any Paint>"))
    #expect(headlines(Provided<[any Paint & Sendable]>.self) == undeclared("Array<any Paint>"))
    #expect(headlines(Provided<Box<any Paint & Sendable>>.self) == undeclared("Box<any Paint>"))
    #expect(headlines(Provided<[String: any Sendable]>.self) == undeclared("Dictionary<String, Any>"))
    #expect(
      headlines(Provided<@Sendable (any Paint & Sendable) -> Void>.self) == undeclared("@Sendable (any Paint) -> ()"))
    #expect(headlines(Provided<any Sendable>.self) == undeclared("Any"))
    #expect(headlines(Provided<any Paint & SendableMetatype & Sendable>.self) == undeclared("Paint"))
  }

  @Test("A shared type with a protocol in its type arguments requires sendable()")
  func nestedProtocols() {
    #expect(headlines(Provided<Box<any Paint & Sendable>.Lid>.self) == undeclared("Lid"))
    #expect(
      headlines(Provided<Box<Box<any Paint & Sendable>?>>.self) == undeclared("Box<Optional<Box<any Paint>>>"))
    #expect(headlines(Provided<(any Paint & Sendable, Int)>.self) == undeclared("(any Paint, Int)"))
    #expect(headlines(Provided<Box<any Store<Int> & Sendable>>.self).count == 1)
    #expect(headlines(Provided<PaintMetatype>.self) == undeclared("any Paint.Type"))
    #expect(
      help(Provided<Box<any Paint & Sendable>>.self) == [
        "bind Box<any Paint> with & Sendable after each protocol in it, and add .sendable() to the binding"
      ])
    #expect(throws: (any Error).self) {
      try ComponentFactory.of(Wall<Provided<Box<any Paint & Sendable>.Lid>>.self)
    }
  }

  private enum TaggedByArgument: Scenario {
    typealias Wish = TaggedSendableProvider<BoxTag<any Paint & Sendable>>
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind((any Paint).self).tagged(with: BoxTag<any Paint>.self).sharedInScope().to(factory: Red.init)
      binder.declareSendable(tag: BoxTag<any Paint & Sendable>.self)
    }
  }

  @Test("A tag with a protocol in its type arguments requires sendable()")
  func tagsWithArguments() {
    #expect(headlines(TaggedByArgument.self) == undeclared("TaggedProvider<BoxTag<any Paint>>"))
  }

  private enum BoxParameter: Scenario {
    typealias Wish = Gallery
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Gallery.self).sharedInScope().eager(.concurrently).to { (box: Box<any Paint & Sendable>) in
        Gallery(box: box)
      }
      binder.bind(Box<any Paint>.self).to { Box(content: Red()) }
    }
  }

  @Test("A parameter of a concurrently created object requires sendable() if its type arguments contain a protocol")
  func boxParameters() {
    #expect(headlines(BoxParameter.self) == undeclared("Box<any Paint>"))
  }

  @Test("Types without a protocol in their arguments require no sendable() declaration")
  func otherTypes() {
    #expect(headlines(Provided<Blue>.self) == [])
    #expect(headlines(Provided<Box<CryptType>>.self) == [])
    #expect(headlines(Provided<[String: CryptType?]>.self) == [])
    #expect(headlines(Provided<@Sendable (CryptType) -> Box<Int>>.self) == [])
  }

  // MARK: Protocols with arguments

  private struct Shelf: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Store<Int>).self).to(factory: IntStore.init)
      binder.bind((any Store<Int>).self).intoCollection().to(factory: IntStore.init)
      binder.bind((any Store<String> & Sendable).self).to(factory: TextStore.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
      bind.to {
        (
          number: any Store<Int> & Sendable, numbers: [any Store<Int> & Sendable], text: any Store<String>,
          lazyNumber: Provider<any Store<Int> & SendableMetatype>
        ) in
        [number.label, text.label, lazyNumber.get().label] + numbers.map(\.label)
      }
    }
  }

  // The protocol is private, because the metadata of a private protocol differs with and without marker protocols.
  @Test("A parameterized protocol and its compositions with marker protocols are one key")
  func parameterized() throws {
    #expect(try ComponentFactory.of(Shelf.self).build() == ["number", "text", "number", "number"])
    let differ: Bool = (any Store<Int>).self != (any Store<Int> & Sendable).self
    #expect(differ)
  }

  // MARK: Names

  private enum Anything: Scenario {
    typealias Wish = Any
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Any.self).to(value: 1)
      binder.bind((any Sendable).self).to(value: 2)
    }
  }

  @Test("The report of a duplicate of Any notes that any Sendable is the same key")
  func anything() {
    #expect(headlines(Anything.self) == ["duplicate-binding: Any: is bound 2 times"])
    #expect(diagnostics(Anything.self).flatMap(\.notes).map { "\($0.text)" } == ["Any and any Sendable are one key"])
  }

  // MARK: Parameters across isolations

  private enum AwaitedParameter: Scenario {
    typealias Wish = AsyncComponentFactory<Studio<RedModule>>
    static func bind(_ binder: Binder<Singleton>) { binder.install(dependency: Studio<RedModule>.self) }
  }

  private enum ProvedParameter: Scenario {
    typealias Wish = AsyncComponentFactory<Studio<BlueModule>>
    static func bind(_ binder: Binder<Singleton>) { binder.install(dependency: Studio<BlueModule>.self) }
  }

  private struct RedModule: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind((any Paint).self).to(factory: Red.init) }
  }

  private struct BlueModule: Module {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind((any Paint & Sendable).self).sendable().to(factory: Blue.init)
    }
  }

  private struct Studio<M: Module>: Component where M.Scope == Unscoped {
    static func configure(binder: Binder<Unscoped>) { binder.include(module: M.self) }

    static func configureRoot(binder bind: ReceiptBinder<Canvas>) -> BindingReceipt<Canvas> {
      bind.to(asyncFactory: Canvas.init(paint:))
    }
  }

  @Test("An async factory may have a composition as a parameter only if its binding is sendable()")
  func awaited() {
    #expect(headlines(AwaitedParameter.self) == undeclared("Paint"))
    #expect(diagnostics(AwaitedParameter.self).flatMap(\.steps).map { "\($0.text)" } == ["required by Canvas"])
    #expect(headlines(ProvedParameter.self) == [])
  }

  private enum ConcurrentParameter: Scenario {
    typealias Wish = Canvas
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind(Canvas.self).sharedInScope().eager(.concurrently).to { Canvas(paints: $0) }
      binder.bind((any Paint & Sendable).self).intoCollection().sendable().to(factory: Blue.init)
      binder.bind((any Paint).self).intoCollection().to(factory: Red.init)
    }
  }

  @Test("Validation checks each contribution to a collection of compositions")
  func concurrent() {
    #expect(headlines(ConcurrentParameter.self) == undeclared("Array<any Paint>"))
  }

  // MARK: Dependencies on another component

  private struct Visit: Component {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Canvas>) -> BindingReceipt<Canvas> {
      bind.to { (paint: SendableProvider<any Paint & Sendable>) in Canvas(paint: paint.get()) }
    }
  }

  private enum Visited: Scenario {
    typealias Wish = SendableComponentFactory<Visit>
    static func bind(_ binder: Binder<Singleton>) {
      binder.install(dependency: Visit.self)
      binder.bind((any Paint).self).sharedInScope().to(factory: Red.init)
    }
  }

  private struct SeededVisit: Component {
    typealias Seed = any Paint & Sendable
    static func configure(binder: Binder<Unscoped>) {
      binder.install(dependency: Visit.self)
      binder.declareSendable((any Paint & Sendable).self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: SendableComponentFactory<Visit>) in 1 }
    }
  }

  private enum Seeded: Scenario {
    typealias Wish = ComponentFactory<SeededVisit>
    static func bind(_ binder: Binder<Singleton>) { binder.install(dependency: SeededVisit.self) }
  }

  @Test("A SendableProvider in a component of another isolation does not make a composition sendable")
  func visited() {
    #expect(headlines(Visited.self) == undeclared("Paint"))
  }

  @Test("The report of a seed of a protocol type that crosses isolations suggests a struct")
  func seeded() {
    #expect(headlines(Seeded.self) == undeclared("Paint"))
    #expect(
      help(Seeded.self) == [
        "store the value in a Sendable struct, and use that as the seed of SeededVisit"
      ])
  }

  // MARK: Overrides and decorators

  private struct RedOverride: Module {
    static func configure(binder: Binder<Unscoped>) { binder.bind((any Paint).self).to(value: Red()) }
  }

  private struct BlueOverride: Module {
    static func configure(binder: Binder<Unscoped>) {
      binder.bind((any Paint & Sendable).self).sendable().to(value: Blue())
    }
  }

  @Test("An override of a composition must be sendable too")
  func overrides() {
    #expect(headlines(ProvidedBlue.self, .overriding((any Paint).self) { Red() }) == undeclared("Paint"))
    #expect(headlines(ProvidedBlue.self, .overriding((any Paint).self, with: Red())) == undeclared("Paint"))
    #expect(headlines(ProvidedBlue.self, [RedOverride.self]) == undeclared("Paint"))
    #expect(
      help(ProvidedBlue.self, [RedOverride.self]) == [
        "override it with a Sendable value or in a module whose binding has .sendable()"
      ])
    #expect(headlines(ProvidedBlue.self, .overriding((any Paint & Sendable).self, with: Blue())) == [])
    #expect(headlines(ProvidedBlue.self, [BlueOverride.self]) == [])
  }

  private enum DecoratedRed: Scenario {
    typealias Wish = SendableProvider<any Paint & Sendable>
    static func bind(_ binder: Binder<Singleton>) {
      ProvidedBlue.bind(binder)
      binder.decorate((any Paint).self) { _ in Red() }
    }
  }

  private enum DecoratedBlue: Scenario {
    typealias Wish = SendableProvider<any Paint & Sendable>
    static func bind(_ binder: Binder<Singleton>) {
      ProvidedBlue.bind(binder)
      binder.decorate((any Paint & Sendable).self) { _ in Blue() }
    }
  }

  @Test("A decorator of a composition must return the composition")
  func decorators() {
    #expect(headlines(DecoratedRed.self) == undeclared("Paint"))
    #expect(help(DecoratedRed.self) == ["decorate any Paint & Sendable instead"])
    #expect(headlines(DecoratedBlue.self) == [])
  }
}
