import CleanseThreads
import TestSupport
import Testing

@Suite("Values created once")
struct OnceTests {
  private let monitor = CreationMonitor()

  @Test("A once value is created by one thread, and waiting threads take it")
  func once() {
    let once = Once<Int>()
    let made = Locked(0)
    let values = Race.run { number in
      switch once.begin(in: monitor) {
      case .take(let value): return value
      case .waitForever: return -1
      case .make:
        Race.dawdle()
        made.update { $0 += 1 }
        once.end(with: number, in: monitor)
        return number
      }
    }
    #expect(made.value == 1)
    #expect(Set(values).count == 1)
  }

  @Test("A once value is created by the next thread if the first one gives up")
  func abandoned() {
    let once = Once<Int?>()
    let tries = Locked(0)
    let values = Race.run { _ in
      switch once.begin(in: monitor) {
      case .take(let value): return value == nil
      case .waitForever: return false
      case .make:
        let number = tries.update { count in
          count += 1
          return count
        }
        Race.dawdle()
        // The absence of a value differs from the value `nil`.
        once.end(with: number == 3 ? .some(nil) : nil, in: monitor)
        return number == 3
      }
    }
    #expect(tries.value == 3)
    #expect(values.filter { $0 }.count == 6)
  }

  @Test("A once value that requests itself gets a cycle instead of a wait")
  func itself() {
    let once = Once<Int>()
    _ = once.begin(in: monitor)
    guard case .waitForever(let cycle) = once.begin(in: monitor) else {
      Issue.record("It waits for itself.")
      return
    }
    #expect(cycle.map { ObjectIdentifier($0 as AnyObject) } == [ObjectIdentifier(once)])
  }

  @Test("One thread in a cycle of once values gives up and gets the cycle", .endsEventually)
  func cycle() {
    let values = (0..<3).map { _ in Once<Int>() }
    let barrier = Barrier(parties: 3)
    let cycles = Race.run(threads: 3) { number -> [Int] in
      let (own, next) = (values[number], values[(number + 1) % 3])
      guard case .make = own.begin(in: monitor) else { return [] }
      barrier.wait()
      defer { own.end(with: number, in: monitor) }
      guard case .waitForever(let cycle) = next.begin(in: monitor) else { return [] }
      return cycle.map { creation in values.firstIndex { $0 === creation as AnyObject } ?? -1 }
    }
    #expect(cycles.filter { !$0.isEmpty }.count == 1)
    let number = cycles.firstIndex { !$0.isEmpty } ?? 0
    #expect(cycles[number] == [1, 2, 3].map { ($0 + number) % 3 })
  }
}
