import Cleanse

final class Editor {
  init(document: Document) {}
}

final class Document {
  init(editor: WeakProvider<Editor>) {
    _ = editor.get()
  }
}

struct EditorComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Document.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
    bind.to(factory: Editor.init)
  }
}
