import Cleanse

struct TooManyBindings: CleanseError {
  let component: Any.Type
  let count: Int

  var description: String { "\(component) has \(count) bindings" }
}

struct SmallComponents: CleanseBindingPlugin {
  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    for component in root.subcomponents {
      guard let type = component.componentType, component.providers.count > 3 else { continue }
      errorReporter.append(error: TooManyBindings(component: type, count: component.providers.count))
    }
  }
}

struct Menu {
  let soup: String
  let price: Int
  let isHot: Bool
}

struct MenuComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(value: "Borscht")
    binder.bind().to(value: 350)
    binder.bind().to(value: true)
  }

  static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
    bind.to(factory: Menu.init)
  }
}
