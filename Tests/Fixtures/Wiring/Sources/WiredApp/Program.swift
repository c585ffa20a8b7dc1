import Cleanse

struct Program: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: AutowiredModule.self)
    binder.bind(String.self).intoCollection().to(value: "front page")
    binder.bind(String.self).tagged(with: Name.self).to(value: "Wired")
    binder.bind((any Printer).self).intoCollection().to { $0 as PrinterImpl }
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: Root.init)
  }

  struct Root {
    let forms: Forms
    let cart: Cart
    let passing: Passing
    let rawName: `raw name`
    #if compiler(>=6.3)
      let bag: Shop.Bag
    #endif
  }
}

@main
enum Main {
  static func main() throws {
    let root = try ComponentFactory.of(Program.self).build()
    let forms = root.forms
    print("hour:", forms.lazyCart().clock.hour, "capacity:", forms.makePage().cart.capacity)
    print("shared:", same(forms.derived.clock, forms.makePage().cart.clock), same(forms.samePrinter, forms.printer))
    print("name:", forms.name.get(), "pages:", forms.pages, "badge:", forms.badge.text)
    print("store:", forms.store != nil, "weak:", forms.clock.get() != nil, "printers:", forms.printers.count)
    print("spellings:", root.passing.page.cart.capacity, type(of: root.rawName.`a refined one`))
  }
  private static func same(_ left: Any, _ right: Any) -> Bool {
    left as AnyObject === right as AnyObject
  }
}
