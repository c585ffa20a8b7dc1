import Cleanse

/// The code of Documentation/Cycles.md.
enum CyclesGuide {
  enum Broken {
    final class Editor {
      init(undo: UndoStack) {}
    }

    final class UndoStack {
      init(editor: Editor) {}
    }

    struct EditorComponent: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(UndoStack.self).sharedInScope().to(factory: UndoStack.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }

    /// A provider does not break the cycle.
    final class LazyUndoStack {
      init(editor: Provider<LazyEditor>) {}
    }

    final class LazyEditor {
      init(undo: LazyUndoStack) {}
    }

    struct LazyEditorComponent: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(LazyUndoStack.self).sharedInScope().to(factory: LazyUndoStack.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<LazyEditor>) -> BindingReceipt<LazyEditor> {
        bind.to(factory: LazyEditor.init)
      }
    }
  }

  enum Weak {
    final class Editor {
      let undo: UndoStack
      var text = ""

      init(undo: UndoStack) {
        self.undo = undo
      }
    }

    final class UndoStack {
      private let editor: WeakProvider<Editor>

      init(editor: WeakProvider<Editor>) {
        self.editor = editor
      }

      func undo() {
        editor.get()?.text = ""
      }
    }

    struct EditorComponent: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(UndoStack.self).sharedInScope().to(factory: UndoStack.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }
  }

  enum Split {
    final class Document {
      var text = ""
    }

    final class Editor {
      let document: Document
      let undo: UndoStack

      init(document: Document, undo: UndoStack) {
        self.document = document
        self.undo = undo
      }
    }

    final class UndoStack {
      private let document: Document

      init(document: Document) {
        self.document = document
      }

      func undo() {
        document.text = ""
      }
    }

    struct EditorComponent: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Document.self).sharedInScope().to(factory: Document.init)
        binder.bind(UndoStack.self).sharedInScope().to(factory: UndoStack.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }
  }

  enum Assistance {
    final class Editor {
      private let undoStacks: Factory<UndoStackFactory>
      private(set) lazy var undo = undoStacks.build(self)
      var text = ""

      init(undoStacks: Factory<UndoStackFactory>) {
        self.undoStacks = undoStacks
      }
    }

    final class UndoStack {
      private weak var editor: Editor?

      init(editor: Assisted<Editor>) {
        self.editor = editor.get()
      }

      func undo() {
        editor?.text = ""
      }
    }

    struct UndoStackFactory: AssistedFactory {
      typealias Seed = Editor
      typealias Element = UndoStack
    }

    struct EditorComponent: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bindFactory(UndoStack.self).with(UndoStackFactory.self).to(factory: UndoStack.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }
  }

  // MARK: Retain cycles

  enum Retaining {
    final class Account {
      let sessions: ComponentFactory<SessionComponent>

      init(sessions: ComponentFactory<SessionComponent>) {
        self.sessions = sessions
      }
    }

    final class Session {
      let account: Account

      init(account: Account) {
        self.account = account
      }
    }

    struct SessionComponent: Component {
      static func configure(binder: UnscopedBinder) {}

      static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        bind.to(factory: Session.init)
      }
    }

    final class Start {
      let account: Account

      init(account: Account) {
        self.account = account
      }
    }

    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Account.self).sharedInScope().to(factory: Account.init)
        binder.install(dependency: SessionComponent.self)
      }

      static func configureRoot(binder bind: ReceiptBinder<Start>) -> BindingReceipt<Start> {
        bind.to(factory: Start.init)
      }
    }
  }

  enum Released {
    final class Account {
      let sessions: ComponentFactory<SessionComponent>

      init(sessions: ComponentFactory<SessionComponent>) {
        self.sessions = sessions
      }
    }

    final class Session {
      let account: WeakProvider<Account>

      init(account: WeakProvider<Account>) {
        self.account = account
      }
    }

    struct SessionComponent: Component {
      static func configure(binder: UnscopedBinder) {}

      static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        bind.to(factory: Session.init)
      }
    }

    final class Start {
      let account: Account

      init(account: Account) {
        self.account = account
      }
    }

    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Account.self).sharedInScope().to(factory: Account.init)
        binder.install(dependency: SessionComponent.self)
      }

      static func configureRoot(binder bind: ReceiptBinder<Start>) -> BindingReceipt<Start> {
        bind.to(factory: Start.init)
      }
    }
  }
}
