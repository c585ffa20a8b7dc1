import Cleanse

final class LazyEditor {
  init(document: LazyDocument) {}
}

final class LazyDocument {
  private let editor: WeakProvider<LazyEditor>

  init(editor: WeakProvider<LazyEditor>) {
    self.editor = editor
  }

  func close() {
    _ = editor.get()
  }
}

struct LazyEditorComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: LazyDocument.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<LazyEditor>) -> BindingReceipt<LazyEditor> {
    bind.to(factory: LazyEditor.init)
  }
}
