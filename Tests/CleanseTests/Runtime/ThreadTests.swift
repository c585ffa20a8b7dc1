import CleanseThreads
import TestSupport
import Testing

@testable import Cleanse

@Suite("Platform threads")
struct ThreadTests {
  @Test("Identities of threads are distinct and constant and leave their lowest bit free")
  func identities() {
    let barrier = Barrier(parties: 16)
    let identities = Race.run(threads: 16) { _ in
      let first = ThreadIdentity.current
      // The system may reuse an identity once its thread has ended.
      barrier.wait()
      return (first: first, second: ThreadIdentity.current)
    }
    #expect(Set(identities.map(\.first.rawValue)).count == 16)
    #expect(identities.allSatisfy { $0.first == $0.second && $0.first.rawValue != 0 && $0.first.rawValue & 1 == 0 })
  }

  @Test("A mutex excludes other threads")
  func exclusion() {
    let mutex = Mutex()
    nonisolated(unsafe) var count = 0
    _ = Race.run { _ in
      for _ in 0..<1000 { mutex.withLock { count += 1 } }
    }
    #expect(count == 8000)
  }

  @Test("Threads that wait at a mutex continue after wakeAll")
  func waiting() {
    let mutex = Mutex()
    nonisolated(unsafe) var isReady = false
    let seen = Race.run { number in
      if number == 0 {
        Race.dawdle()
        mutex.withLock {
          isReady = true
          mutex.wakeAll()
        }
        return true
      }
      return mutex.withLock {
        while !isReady { mutex.wait() }
        return isReady
      }
    }
    #expect(seen.allSatisfy { $0 })
  }

  @Test("A mutex is released when its closure throws")
  func throwing() {
    struct Failure: Error {}
    let mutex = Mutex()
    #expect(throws: Failure.self) { try mutex.withLock { throw Failure() } }
    #expect(mutex.withLock { true })
  }
}
