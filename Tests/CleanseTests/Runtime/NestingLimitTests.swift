import TestSupport
import Testing

@testable import Cleanse

@Suite("Nesting limit of creations")
struct NestingLimitTests {
  @Test("The nesting limit allows 500 nested creations and stops the program at the next one")
  func limit() async {
    #expect(descend(500, under: NestingLimit()) == 500)
    await #expect(processExitsWith: .failure) { _ = NestingLimitTests().descend(501, under: NestingLimit()) }
  }

  @Test("The nesting limit starts again when creations have ended")
  func repeated() {
    let limit = NestingLimit()
    for _ in 0..<3 { #expect(descend(400, under: limit) == 400) }
  }

  @Test("The nesting limit counts each object separately, even if two alternate")
  func alternating() {
    #expect(alternate(450, NestingLimit(), NestingLimit()) == 900)
  }

  @Test("The nesting limit counts each thread separately")
  func threads() {
    let limit = NestingLimit()
    let barrier = Barrier(parties: 8)
    // All threads reach their depth at the same time.
    let depths = Race.run(threads: 8) { _ in descend(400, under: limit) { barrier.wait() } }
    #expect(depths == Array(repeating: 400, count: 8))
  }

  private func descend(_ depth: Int, under limit: NestingLimit, atBottom: () -> Void = {}) -> Int {
    guard depth > 0 else {
      atBottom()
      return 0
    }
    return limit.nested {
      fatalError("deeper than the limit")
    } _: {
      descend(depth - 1, under: limit, atBottom: atBottom) + 1
    }
  }

  private func alternate(_ depth: Int, _ first: NestingLimit, _ second: NestingLimit) -> Int {
    guard depth > 0 else { return 0 }
    return first.nested {
      fatalError("deeper than the limit")
    } _: {
      second.nested {
        fatalError("deeper than the limit")
      } _: {
        alternate(depth - 1, first, second) + 2
      }
    }
  }
}
