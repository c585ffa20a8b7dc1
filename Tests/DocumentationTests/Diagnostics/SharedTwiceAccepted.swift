import Cleanse

struct AcceptedTicketComponent: RootComponent {
  struct Root {
    let office: any TicketOffice
    let archive: any TicketArchive
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind((any TicketOffice).self).sharedInScope().to { TicketDesk() }
    binder.bind((any TicketArchive).self).sharedInScope().to { TicketDesk() }
    binder.accept(.sharedTwice, for: (any TicketArchive).self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}
