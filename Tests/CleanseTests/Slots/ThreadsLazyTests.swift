import TestSupport
import Cleanse
import Testing

@Suite("Lazy values on several threads")
struct ThreadsLazyTests {
  private final class Engine {
    init() { Race.dawdle() }
  }

  private struct Counted: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).to {
        made.update { $0 += 1 }
        return Engine()
      }
    }
  }

  @Test("Threads that request one lazy value create one object")
  func once() throws {
    for _ in 0..<5 {
      let engine = try resolve(Lazy<Engine>.self, from: Counted.self)
      let seen = Race.run { _ in engine.get() }
      #expect(seen.count == 8)
      #expect(seen.allSatisfy { $0 === seen[0] })
    }
    #expect(Counted.made.value == 5)
  }

  @Test("Threads that request a lazy value with its own getter create one object")
  func byHand() {
    let engine = Lazy(getter: Engine.init)
    let copy = engine
    let seen = Race.run { number in number.isMultiple(of: 2) ? engine.get() : copy.get() }
    #expect(seen.allSatisfy { $0 === seen[0] })
  }

  private static func report(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private final class Window {
    let editor: Lazy<Editor>
    init(editor: Lazy<Editor>) { self.editor = editor }
  }
  private final class Editor {
    init(window: WeakProvider<Window>) { _ = window.get()?.editor.get() }
  }
  private struct Reentrant: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Window.init)
      binder.bind().to(factory: Editor.init)
    }
  }

  @Test("A lazy value that requests itself during its creation stops the program with the path", .endsEventually)
  func reentrant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let window = try resolve(Window.self, from: Reentrant.self)
      withExtendedLifetime(window) { _ = window.editor.get() }
    }
    let text = Self.report(result)
    #expect(text.contains("*** Editor *** is requested while it is being created"))
    #expect(text.contains("Window required by Editor at Slots/ThreadsLazyTests.swift:"))
    #expect(text.contains("Editor required by Window at Slots/ThreadsLazyTests.swift:"))
  }

  private final class Loop {
    var lazy: Lazy<Engine>?
  }

  @Test("A lazy value whose getter requests the same value stops the program", .endsEventually)
  func reentrantGetter() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let loop = Loop()
      let lazy = Lazy<Engine> { loop.lazy?.get() ?? Engine() }
      loop.lazy = lazy
      _ = lazy.get()
    }
    #expect(Self.report(result).contains("*** Engine *** is requested while it is being created"))
  }

  private static let meeting = Barrier(parties: 2)
  private final class Hero {
    init(story: WeakProvider<Story>) {
      ThreadsLazyTests.meeting.wait()
      _ = story.get()?.villain.get()
    }
  }
  private final class Villain {
    init(hero: WeakProvider<Hero>) {
      ThreadsLazyTests.meeting.wait()
      _ = hero.get()
    }
  }
  private final class Story {
    let hero: Provider<Hero>
    let villain: Lazy<Villain>
    init(hero: Provider<Hero>, villain: Lazy<Villain>) {
      self.hero = hero
      self.villain = villain
    }
  }
  private struct Stories: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Hero.init)
      binder.bind().to(factory: Villain.init)
      binder.bind().sharedInScope().to(factory: Story.init)
    }
  }

  @Test("A lazy and a shared object that wait for each other on two threads stop the program", .endsEventually)
  func eachOther() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let story = try resolve(Story.self, from: Stories.self)
      _ = Race.run(threads: 2) { number in
        if number == 0 { _ = story.hero.get() } else { _ = story.villain.get() }
      }
    }
    #expect(Self.report(result).contains("is requested while it is being created"))
  }
}
