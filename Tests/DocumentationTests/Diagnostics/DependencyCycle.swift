import Cleanse

final class Teacher {
  init(school: School) {}
}

final class School {
  init(hall: Hall) {}
}

final class Hall {
  init(teacher: Provider<Teacher>) {}
}

struct SchoolComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Teacher.init)
    binder.bind().to(factory: Hall.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<School>) -> BindingReceipt<School> {
    bind.to(factory: School.init)
  }
}
