import Cleanse

struct NotesComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(NoteStore.self).sharedInScope().to(factory: NoteStore.init)
    binder.bindFactory(NoteEditorModel.self).with(NoteEditorFactory.self).to(factory: NoteEditorModel.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<NoteListModel>) -> BindingReceipt<NoteListModel> {
    bind.to(factory: NoteListModel.init)
  }
}
