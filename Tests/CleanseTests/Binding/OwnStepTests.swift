import Cleanse
import Testing

private final class Session {
  let user: String

  init(user: String) { self.user = user }
}

private final class Mailbox {
  let owner: String

  init(owner: String) { self.owner = owner }
}

extension BindingBuilder where S == Singleton, Stage == BindingStage.Open {
  /// Adds a tag and shares the binding.
  fileprivate consuming func only<T: Cleanse.Tag>(as tag: T.Type) -> BindingBuilder<Element, S, BindingStage.Shared>
  where T.Element == Element {
    tagged(with: tag).sharedInScope()
  }
}

@Suite("Key paths as factories and custom binding steps")
struct OwnStepTests {
  private struct SessionModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).sharedInScope().to { Session(user: "Ada") }
      binder.bind(String.self).to(factory: \Session.user)
    }
  }

  private struct Inbox: Cleanse.Tag {
    typealias Element = Mailbox
  }

  private struct MailModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: SessionModule.self)
      binder.bind(Mailbox.self).only(as: Inbox.self).to(factory: Mailbox.init)
    }
  }

  @Test("A key path binds a property of a bound object")
  func keyPath() throws {
    #expect(try resolve(String.self, from: SessionModule.self) == "Ada")
  }

  @Test("A custom step in an extension of the binding builder adds a tag and a scope")
  func step() throws {
    let mailboxes = try resolve(TaggedProvider<Inbox>.self, from: MailModule.self)
    #expect(mailboxes.get().owner == "Ada")
    #expect(mailboxes.get() === mailboxes.get())
  }
}
