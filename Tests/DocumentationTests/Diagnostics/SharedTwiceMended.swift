import Cleanse

struct MendedTicketComponent: RootComponent {
  struct Root {
    let office: any TicketOffice
    let archive: any TicketArchive
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: TicketDesk.init)
    binder.bind((any TicketOffice).self).to { $0 as TicketDesk }
    binder.bind((any TicketArchive).self).to { $0 as TicketDesk }
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }
}
