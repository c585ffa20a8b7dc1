import Cleanse

// Objects that belong to the isolation of a graph, and objects that may leave it.

struct Reply: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
    bind.to(value: "hello")
  }
}

actor Clerk {
  let replies: ComponentFactory<Reply>

  init(replies: ComponentFactory<Reply>) {
    self.replies = replies
  }
}

actor Porter {
  let replies: SendableComponentFactory<Reply>

  init(replies: SendableComponentFactory<Reply>) {
    self.replies = replies
  }
}

struct OfficeModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-error@+2 {{sending 'replies' risks causing data races}}
    // expected-note@+1 {{sending task-isolated 'replies' to actor-isolated initializer 'init(replies:)' risks causing data races between actor-isolated and task-isolated uses}}
    binder.bind(Clerk.self).to { (replies: ComponentFactory<Reply>) in Clerk(replies: replies) }

    binder.bind(Porter.self).sharedInScope().to(factory: Porter.init)
  }
}

func answer(_ replies: ComponentFactory<Reply>) async {
  await withTaskGroup(of: Void.self) { group in
    // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure}}
    // expected-note@+1 {{closure captures 'replies' which is accessible to code in the current task}}
    group.addTask { _ = replies.build() }
  }
}

func answer(_ replies: SendableComponentFactory<Reply>) async {
  await withTaskGroup(of: Void.self) { group in
    group.addTask { _ = replies.build() }
  }
}
