import Cleanse

// The graph is valid; a rule of AppRules forbids its shared controller.
final class PageController {
  let title = "Front page"
}

struct Site: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: PageController.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.to { (controller: PageController) in controller.title }
  }
}

print(try ComponentFactory.of(Site.self).build())
