import Cleanse
import Foundation
import TestSupport
import Testing

private final class WordList: Sendable {
  init() { Thread.sleep(forTimeInterval: 0.01) }
}

private final class WordIndex: Sendable {
  init(words: WordList, meeting: Meeting) { meeting.arrive() }
}

private final class RoadMap: Sendable {
  init(meeting: Meeting, tiles: SendableComponentFactory<TileComponent>) {
    meeting.arrive()
    _ = tiles.build()
  }
}

private final class Tile {}

private struct TileComponent: Component {
  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<Tile>) -> BindingReceipt<Tile> {
    bind.to(factory: Tile.init)
  }
}

private struct Guide {
  let index: WordIndex
  let map: RoadMap
}

private struct GuideComponent: RootComponent {
  typealias Seed = Meeting

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: TileComponent.self)
    binder.bind(WordList.self).sharedInScope().to(factory: WordList.init)
    binder.bind(WordIndex.self).sharedInScope().eager(.concurrently).to(factory: WordIndex.init)
    binder.bind(RoadMap.self).sharedInScope().eager(.concurrently).to(factory: RoadMap.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Guide>) -> BindingReceipt<Guide> {
    bind.to(factory: Guide.init)
  }
}

@Suite("Traces of concurrent eager bindings")
struct ConcurrentTraceTests {
  private func entry(of type: Any.Type, in trace: CreationTrace) throws -> CreationTrace.Entry {
    try #require(
      trace.entries.first { entry in entry.subject.type.map { ObjectIdentifier($0) } == ObjectIdentifier(type) })
  }

  @Test("A trace shows concurrent eager bindings on their threads at the same time")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func sideBySide() async throws {
    let trace = CreationTrace()
    let factory = try await AsyncComponentFactory.of(GuideComponent.self, trace: trace)
    let guide = try await withTaskExecutorPreference(ThreadExecutor()) { try await factory.build(Meeting(of: 2)) }
    withExtendedLifetime(guide) {}
    let index = try entry(of: WordIndex.self, in: trace)
    let map = try entry(of: RoadMap.self, in: trace)
    #expect([index.kind, map.kind] == [.concurrentValue, .concurrentValue])
    #expect(index.start < map.start + map.totalTime)
    #expect(map.start < index.start + index.totalTime)
    #expect(index.thread != map.thread)
    #expect([index.requester?.name, map.requester?.name] == ["Guide", "Guide"])
    #expect(trace.entries.map(\.start) == trace.entries.map(\.start).sorted())
    #expect(trace.description.contains("WordIndex (concurrent)"))
  }

  @Test("A trace shows dependencies before concurrent bindings and built components within them")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func nesting() async throws {
    let trace = CreationTrace()
    let factory = try await AsyncComponentFactory.of(GuideComponent.self, trace: trace)
    _ = try await withTaskExecutorPreference(ThreadExecutor()) { try await factory.build(Meeting(of: 2)) }
    let words = try entry(of: WordList.self, in: trace)
    let index = try entry(of: WordIndex.self, in: trace)
    #expect(words.requester?.name == "WordIndex")
    #expect(words.start + words.totalTime <= index.start)
    #expect(index.ownTime == index.totalTime)
    let map = try entry(of: RoadMap.self, in: trace)
    let tile = try entry(of: Tile.self, in: trace)
    #expect(tile.requester?.name == "RoadMap")
    #expect(tile.thread == map.thread)
    #expect(map.ownTime < map.totalTime)
  }

  @Test("A trace of a synchronous build shows concurrent eager bindings as plain values")
  func synchronous() throws {
    let trace = CreationTrace()
    _ = try ComponentFactory.of(GuideComponent.self, trace: trace).build(Meeting(of: 1))
    let index = try entry(of: WordIndex.self, in: trace)
    let map = try entry(of: RoadMap.self, in: trace)
    #expect([index.kind, map.kind] == [.value, .value])
    #expect(index.thread == map.thread)
    #expect(index.requester == nil)
  }
}
