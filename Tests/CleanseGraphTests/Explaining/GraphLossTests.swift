import Cleanse
import CleanseGraph
import Testing

@testable import GraphDocuments

@Suite("Losses in explanations") struct GraphLossTests {
  private func lost(without name: String, in document: GraphDocument) throws -> [String] {
    try document.explanation(of: name).bindings.flatMap(\.loss.uncreatable).map(\.key.name)
  }

  @Test("The factory of a subcomponent and its dependents cannot be created without the root of the subcomponent")
  func root() throws {
    let document = GraphDocument(Reader.self)
    #expect(try lost(without: "PageRoot", in: document) == ["ComponentFactory<Page>", "ReaderRoot"])
    // A part of the root has at least the losses of the root.
    #expect(try lost(without: "Text", in: document) == ["ComponentFactory<Page>", "ReaderRoot", "PageRoot"])
    let components = try document.explanation(of: "PageRoot").bindings.flatMap(\.loss.components).map(\.type.name)
    #expect(components == ["Reader", "Page"])
  }

  @Test("An explanation does not count weak dependents as lost")
  func weak() throws {
    let document = GraphDocument(Diary.self)
    #expect(try lost(without: "Ink", in: document) == ["Pen"])
    #expect(try document.explanation(of: "Ink").bindings.flatMap(\.loss.components).isEmpty)
  }
}

private struct Text {}

private struct PageRoot {
  init(text: Text) {}
}

private struct Page: Component {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Text.self).to(value: Text())
  }

  static func configureRoot(binder bind: ReceiptBinder<PageRoot>) -> BindingReceipt<PageRoot> {
    bind.to(factory: PageRoot.init)
  }
}

private struct ReaderRoot {
  init(pages: ComponentFactory<Page>) {}
}

private struct Reader: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: Page.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<ReaderRoot>) -> BindingReceipt<ReaderRoot> {
    bind.to(factory: ReaderRoot.init)
  }
}

private final class Ink {}

private final class Pen {
  init(ink: Ink) {}
}

private struct DiaryRoot {
  init(pen: WeakProvider<Pen>) {}
}

private struct Diary: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Ink.self).sharedInScope().to(factory: Ink.init)
    binder.bind(Pen.self).sharedInScope().to(factory: Pen.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<DiaryRoot>) -> BindingReceipt<DiaryRoot> {
    bind.to(factory: DiaryRoot.init)
  }
}
