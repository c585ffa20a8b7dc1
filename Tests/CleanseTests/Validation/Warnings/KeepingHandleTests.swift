import Cleanse
import Testing

private final class Visitor<Needed> {
  let needed: Needed

  init(needed: Needed) {
    self.needed = needed
  }
}

/// A component whose root has a dependency on its parent.
private enum Stay<Needed>: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Visitor<Needed>>) -> BindingReceipt<Visitor<Needed>> {
    bind.to(factory: Visitor.init)
  }
}

/// An unshared object that retains the factory of a component.
private final class Guest<Needed> {
  let stays: ComponentFactory<Stay<Needed>>

  init(stays: ComponentFactory<Stay<Needed>>) {
    self.stays = stays
  }
}

private struct GuestFactory<Needed>: AssistedFactory {
  typealias Seed = Int
  typealias Element = Guest<Needed>
}

@Suite("Retain cycles through providers and factories")
struct KeepingHandleTests {
  private final class ProvidedHost {
    let guests: Provider<Guest<ProvidedHost>>
    init(guests: Provider<Guest<ProvidedHost>>) { self.guests = guests }
  }

  private enum OfProvider: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: ProvidedHost.init)
      binder.bind().to(factory: Guest<ProvidedHost>.init)
      binder.install(dependency: Stay<ProvidedHost>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<[ProvidedHost]>) -> BindingReceipt<[ProvidedHost]> {
      bind.to { [$0] }
    }
  }

  @Test("Validation warns of a retain cycle through the object of a provider")
  func provider() throws {
    var host: ProvidedHost? = try ComponentFactory.of(OfProvider.self).build().first
    let observer = Observer(host)
    #expect(host?.guests.get().stays.build().needed === host)
    host = nil
    #expect(observer.isAlive)
    #expect(
      texts(of: OfProvider.self) == [
        "ProvidedHost can retain Guest<ProvidedHost>",
        "Guest<ProvidedHost> can retain ComponentFactory<Stay<ProvidedHost>>",
        "the factory builds Stay<ProvidedHost>, whose Visitor<ProvidedHost> depends on ProvidedHost",
      ])
  }

  private final class MakingHost {
    let guests: Factory<GuestFactory<MakingHost>>
    init(guests: Factory<GuestFactory<MakingHost>>) { self.guests = guests }
  }

  private enum OfFactory: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: MakingHost.init)
      binder.bindFactory(Guest<MakingHost>.self).with(GuestFactory<MakingHost>.self).to {
        (_: Assisted<Int>, stays: ComponentFactory<Stay<MakingHost>>) in Guest(stays: stays)
      }
      binder.install(dependency: Stay<MakingHost>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<[MakingHost]>) -> BindingReceipt<[MakingHost]> {
      bind.to { [$0] }
    }
  }

  @Test("Validation warns of a retain cycle through the object of an assisted factory")
  func factory() throws {
    var host: MakingHost? = try ComponentFactory.of(OfFactory.self).build().first
    let observer = Observer(host)
    #expect(host?.guests.build(1).stays.build().needed === host)
    host = nil
    #expect(observer.isAlive)
    #expect(
      texts(of: OfFactory.self) == [
        "MakingHost can retain Factory<GuestFactory<MakingHost>>",
        "Factory<GuestFactory<MakingHost>> can retain ComponentFactory<Stay<MakingHost>>",
        "the factory builds Stay<MakingHost>, whose Visitor<MakingHost> depends on MakingHost",
      ])
  }

  private final class OpenHost {
    let stays: ComponentFactory<Stay<Factory<NoteFactory>>>
    init(stays: ComponentFactory<Stay<Factory<NoteFactory>>>) { self.stays = stays }
  }

  private struct Note {
    let host: OpenHost
  }

  private struct NoteFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Note
  }

  private enum OfNeededFactory: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: OpenHost.init)
      binder.bindFactory(Note.self).with(NoteFactory.self).to { (_: Assisted<Int>, host: OpenHost) in Note(host: host) }
      binder.install(dependency: Stay<Factory<NoteFactory>>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<[OpenHost]>) -> BindingReceipt<[OpenHost]> {
      bind.to { [$0] }
    }
  }

  @Test("Validation warns of a retain cycle through an assisted factory that a component depends on")
  func neededFactory() throws {
    var host: OpenHost? = try ComponentFactory.of(OfNeededFactory.self).build().first
    let observer = Observer(host)
    #expect(host?.stays.build().needed.build(1).host === host)
    host = nil
    #expect(observer.isAlive)
    #expect(
      texts(of: OfNeededFactory.self) == [
        "OpenHost can retain ComponentFactory<Stay<Factory<NoteFactory>>>",
        "the factory builds Stay<Factory<NoteFactory>>, whose Visitor<Factory<NoteFactory>> depends on Factory<NoteFactory>",
        "Factory<NoteFactory> can retain OpenHost",
      ])
  }

  private final class LateHost {
    let stays: ComponentFactory<Stay<Provider<Letter>>>
    init(stays: ComponentFactory<Stay<Provider<Letter>>>) { self.stays = stays }
  }

  private struct Letter {
    let host: LateHost
  }

  private enum OfNeededProvider: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: LateHost.init)
      binder.bind().to(factory: Letter.init)
      binder.install(dependency: Stay<Provider<Letter>>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<[LateHost]>) -> BindingReceipt<[LateHost]> {
      bind.to { [$0] }
    }
  }

  @Test("Validation warns of a retain cycle through a provider that a component depends on")
  func neededProvider() throws {
    var host: LateHost? = try ComponentFactory.of(OfNeededProvider.self).build().first
    let observer = Observer(host)
    #expect(host?.stays.build().needed.get().host === host)
    host = nil
    #expect(observer.isAlive)
    #expect(
      texts(of: OfNeededProvider.self) == [
        "LateHost can retain ComponentFactory<Stay<Provider<Letter>>>",
        "the factory builds Stay<Provider<Letter>>, whose Visitor<Provider<Letter>> depends on Letter",
        "Letter can retain LateHost",
      ])
  }

  private final class WaitingHost {
    let stays: AsyncComponentFactory<Stay<WaitingHost>>
    init(stays: AsyncComponentFactory<Stay<WaitingHost>>) { self.stays = stays }
  }

  private enum OfAsynchronousFactory: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: WaitingHost.init)
      binder.install(dependency: Stay<WaitingHost>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<[WaitingHost]>) -> BindingReceipt<[WaitingHost]> {
      bind.to { [$0] }
    }
  }

  @Test("Validation warns of a retain cycle through an async component factory")
  func asynchronousFactory() throws {
    let observer = Observer(try ComponentFactory.of(OfAsynchronousFactory.self).build().first)
    #expect(observer.isAlive)
    #expect(
      texts(of: OfAsynchronousFactory.self) == [
        "WaitingHost can retain ComponentFactory<Stay<WaitingHost>>",
        "the factory builds Stay<WaitingHost>, whose Visitor<WaitingHost> depends on WaitingHost",
      ])
  }

  private final class FreeHost {
    let guests: Provider<Guest<WeakProvider<FreeHost>>>
    let notes: Factory<GuestFactory<WeakProvider<FreeHost>>>
    init(guests: Provider<Guest<WeakProvider<FreeHost>>>, notes: Factory<GuestFactory<WeakProvider<FreeHost>>>) {
      self.guests = guests
      self.notes = notes
    }
  }

  private enum OfWeakProvider: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: FreeHost.init)
      binder.bind().to(factory: Guest<WeakProvider<FreeHost>>.init)
      binder.bindFactory(Guest<WeakProvider<FreeHost>>.self).with(GuestFactory<WeakProvider<FreeHost>>.self).to {
        (_: Assisted<Int>, stays: ComponentFactory<Stay<WeakProvider<FreeHost>>>) in Guest(stays: stays)
      }
      binder.install(dependency: Stay<WeakProvider<FreeHost>>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<[FreeHost]>) -> BindingReceipt<[FreeHost]> {
      bind.to { [$0] }
    }
  }

  @Test("A weak provider prevents both the retain cycle and its warning")
  func weakly() throws {
    var host: FreeHost? = try ComponentFactory.of(OfWeakProvider.self).build().first
    let observer = Observer(host)
    #expect(host?.guests.get().stays.build().needed.get() === host)
    #expect(host?.notes.build(1).stays.build().needed.get() === host)
    host = nil
    #expect(!observer.isAlive)
    #expect(texts(of: OfWeakProvider.self) == [])
  }

  private func texts<C: RootComponent>(of component: C.Type) -> [String] {
    GraphValidator.validate(component).warnings.filter { $0.id == .retainCycle }.flatMap(\.steps).map(
      \.text.description)
  }
}
