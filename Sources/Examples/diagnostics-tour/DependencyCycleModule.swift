import Cleanse

/// Binds a baker and an apprentice that depend on each other. A `WeakProvider` would break the cycle.
struct DependencyCycleModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Baker.init)
    binder.bind().sharedInScope().to(factory: Apprentice.init)
  }
}

final class Baker {
  let apprentice: Apprentice

  init(apprentice: Apprentice) {
    self.apprentice = apprentice
  }
}

final class Apprentice {
  let baker: Baker

  init(baker: Baker) {
    self.baker = baker
  }
}
