import Cleanse

// One graph for each kind of warning, with the statements that accept it.

enum UnusedBinding {
  struct A { let b: B }
  struct B {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: A.init)
      binder.bind().to(factory: B.init)
      binder.bind(Int8.self).intoCollection().to(value: 1)
      binder.bind(Int8.self).intoCollection().to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 3) }
  }
}

enum AcceptedWarnings {
  struct Name: Cleanse.Tag { typealias Element = String }
  struct OtherName: Cleanse.Tag { typealias Element = String }
  struct Toolbox: Module {
    static func configure(binder: UnscopedBinder) {
      binder.accept(.unusedBinding)
      binder.bind(Int16.self).to(value: 1)
    }
  }
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int32.self).to(value: 2)
      binder.accept(.shadowedBinding, for: Int32.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: Int32) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).to(value: 1)
      binder.accept(.unusedBinding, for: Int8.self)
      binder.bind(String.self).tagged(with: Name.self).to(value: "")
      binder.accept(.unusedBinding, for: TaggedProvider<Name>.self)
      binder.bind(String.self).tagged(with: OtherName.self).to(value: "")
      binder.accept(.unusedBinding, tag: OtherName.self)
      binder.include(module: Toolbox.self)
      binder.bind(Int32.self).to(value: 1)
      binder.install(dependency: Inner.self)
      binder.bind(Int64.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Int32, _: ComponentFactory<Inner>) in 3 }
    }
  }
}

enum ShadowedBinding {
  struct Inner: Component {
    typealias Seed = String
    static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 2) }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: Int8, _: String) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int8.self).to(value: 1)
      binder.bind(String.self).to(value: "")
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Int8, _: String, _: ComponentFactory<Inner>) in 3 }
    }
  }
}

enum RetainCycle {
  final class Session {
    let again: ComponentFactory<Inner>
    init(again: ComponentFactory<Inner>) { self.again = again }
  }
  struct Page { let session: Session }
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> { bind.to(factory: Page.init) }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Session.init)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Session) in 3 } }
  }
}

enum NeverMade {
  final class Engine {}
  protocol Moving: AnyObject {}
  final class Train: Moving {}
  struct Ticket {}
  struct Inner: Component {
    typealias Seed = String
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> { bind.to(value: 1) }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Engine.init)
      binder.bind(Moving.self).to { $0 as Train }
      binder.bind().sharedInScope().to(factory: Train.init)
      binder.bind().to(factory: Ticket.init)
      binder.install(dependency: Inner.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to {
        (_: WeakProvider<Engine>, _: WeakProvider<any Moving>, _: WeakProvider<Ticket>, _: ComponentFactory<Inner>) in 3
      }
    }
  }
}
