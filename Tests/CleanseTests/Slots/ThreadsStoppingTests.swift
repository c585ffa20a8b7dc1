import TestSupport
import Cleanse
import Foundation
import Testing

@Suite("Deadlocks during creation")
struct ThreadsStoppingTests {
  /// Lets a hanging program exit with success, which the tests count as a failure.
  private static func watch() {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 600)
      exit(0)
    }
  }

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private final class Narcissus {
    init(me: WeakProvider<Narcissus>) { _ = me.get() }
  }
  private struct Pond: Module {
    static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Narcissus.init) }
  }

  @Test("A shared object that its own initializer requests stops the program")
  func ownInitializer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.watch()
      _ = try resolve(Narcissus.self, from: Pond.self)
    }
    let text = Self.text(result)
    #expect(text.contains("*** Narcissus *** is requested while it is being created"))
    #expect(text.contains("required by Narcissus at Slots/ThreadsStoppingTests.swift:"))
  }

  private final class Teacher {
    init(school: School) {}
  }
  private final class School {
    init(hall: Hall) {}
  }
  private final class Hall {
    init(teacher: WeakProvider<Teacher>) { _ = teacher.get() }
  }
  private struct Schools: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Teacher.init)
      binder.bind().to(factory: School.init)
      binder.bind().sharedInScope().to(factory: Hall.init)
    }
  }

  @Test("The message of a reentrant creation shows the path with a location for each step")
  func chain() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.watch()
      _ = try resolve(Teacher.self, from: Schools.self)
    }
    let text = Self.text(result)
    #expect(text.contains("*** Teacher *** is requested while it is being created"))
    #expect(text.contains("School required by Teacher at Slots/ThreadsStoppingTests.swift:"))
    #expect(text.contains("Hall required by School at Slots/ThreadsStoppingTests.swift:"))
    #expect(text.contains("Teacher required by Hall at Slots/ThreadsStoppingTests.swift:"))
  }

  private struct RootApp: RootComponent {
    typealias Root = Narcissus
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  @Test("A root that its own initializer requests stops the program")
  func root() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.watch()
      _ = try ComponentFactory.of(RootApp.self).build()
    }
    let text = Self.text(result)
    #expect(text.contains("*** Narcissus *** is requested while it is being created"))
    #expect(text.contains("required by Narcissus at Slots/ThreadsStoppingTests.swift:"))
  }

  private final class Manager {
    init(screen: ComponentFactory<Screen>) { _ = screen.build() }
  }
  private struct Screen: Component {
    typealias Root = Holding<Manager>
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }
  private struct Managers: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Manager.init)
      binder.install(dependency: Screen.self)
    }
  }

  @Test("A shared object whose initializer builds a component that depends on it stops the program")
  func installedComponent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.watch()
      _ = try resolve(Manager.self, from: Managers.self)
    }
    let text = Self.text(result)
    #expect(text.contains("*** Manager *** is requested while it is being created"))
    #expect(
      text.contains("ComponentFactory<Screen> required by Manager at Slots/ThreadsStoppingTests.swift:"))
    #expect(
      text.contains("Manager required by ComponentFactory<Screen> at Slots/ThreadsStoppingTests.swift:"))
  }

  private static let meeting = Barrier(parties: 2)
  private final class Hero {
    init(villain: WeakProvider<Villain>) {
      ThreadsStoppingTests.meeting.wait()
      _ = villain.get()
    }
  }
  private final class Villain {
    init(hero: WeakProvider<Hero>) {
      ThreadsStoppingTests.meeting.wait()
      _ = hero.get()
    }
  }
  private struct Story: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Hero.init)
      binder.bind().sharedInScope().to(factory: Villain.init)
      binder.bind().to(factory: HoldingBoth<Provider<Hero>, Provider<Villain>>.init)
    }
  }

  @Test("Two threads whose initializers wait for each other stop the program instead of hanging")
  func eachOther() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.watch()
      let story = try resolve(HoldingBoth<Provider<Hero>, Provider<Villain>>.self, from: Story.self)
      _ = Race.run(threads: 2) { number in
        if number == 0 { _ = story.first.get() } else { _ = story.second.get() }
      }
    }
    let text = Self.text(result)
    #expect(text.contains("is requested while it is being created"))
    #expect(text.contains("Hero required by Villain at Slots/ThreadsStoppingTests.swift:"))
    #expect(text.contains("Villain required by Hero at Slots/ThreadsStoppingTests.swift:"))
  }

  private static let kept = Locked<Binder<Singleton>?>(nil)
  private struct Careless: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to(value: 1)
      ThreadsStoppingTests.kept.update { $0 = binder }
    }
  }

  @Test("A binder that is used after configure has returned stops the program with a suggested fix")
  func lateBinding() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try resolve(Int.self, from: Careless.self)
      ThreadsStoppingTests.kept.value?.bind(String.self).to(value: "late")
    }
    let text = Self.text(result)
    #expect(text.contains("A binder was used after configure(binder:) had returned"))
    #expect(text.contains("Slots/ThreadsStoppingTests.swift:"))
    #expect(text.contains("Make all bindings inside configure(binder:)"))
  }

  @Test("An installation after configure has returned stops the program with a suggested fix")
  func lateInstallation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try resolve(Int.self, from: Careless.self)
      ThreadsStoppingTests.kept.value?.install(dependency: Screen.self)
    }
    let text = Self.text(result)
    #expect(text.contains("had returned (") && text.contains("Slots/ThreadsStoppingTests.swift:"))
    #expect(text.contains("Make all bindings inside configure(binder:)"))
  }
}
