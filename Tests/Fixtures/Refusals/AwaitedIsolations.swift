import Cleanse

// Async factories receive their captures as `sending`, and hooks keep the isolation of the graph.

final class Folder {}

final class Shelf {
  func open() async {}
  nonisolated(nonsending) func close() async {}
}

struct ShelfModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let folder = Folder()
    binder.bind(Folder.self).to(value: folder)
    // expected-error@+1 {{passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure}}
    binder.bind(Int.self).sharedInScope().to(asyncFactory: {
      // expected-note@+1 {{closure captures 'folder' which is accessible to code in the current task}}
      _ = folder
      return 1
    })

    // expected-error@+2 {{sending '$0' risks causing data races}}
    // expected-note@+1 {{sending nonisolated(nonsending) task-isolated '$0' to nonisolated instance method 'open()' risks causing data races between nonisolated and nonisolated(nonsending) task-isolated uses}}
    binder.bind(Shelf.self).sharedInScope().onStart { await $0.open() }.to(factory: Shelf.init)

    binder.bind(Shelf.self).sharedInScope().onStop { await $0.close() }.to(factory: Shelf.init)
  }
}
