import Foundation
import Testing
import TestSupport

@Suite("Thread utilities") struct ThreadsTests {
  @Test("A counter and an event log record the calls of all threads") func counting() {
    let (counter, log) = (Counter(), EventLog())
    let numbers = Race.run(threads: 8) { number in
      for _ in 0..<1000 { counter.increment() }
      log.note("\(number)")
      return number
    }
    #expect(numbers == Array(0..<8))
    #expect(counter.count == 8000)
    #expect(Set(log.events) == Set((0..<8).map { "\($0)" }))
    #expect(log.count("3") == 1)
    #expect(log.events[log.place("3")] == "3")
    #expect(log.place("8") == .max)
  }

  @Test("A barrier blocks threads until all have arrived", .endsEventually) func barrier() {
    let (barrier, arrived) = (Barrier(parties: 4), Counter())
    let counts = Race.run(threads: 4) { _ in
      arrived.increment()
      barrier.wait()
      return arrived.count
    }
    #expect(counts == [4, 4, 4, 4])
  }

  @Test("A gate lets tasks continue when all have arrived") func gate() async {
    let gate = Gate(for: 3)
    let met = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<3 { group.addTask { await gate.arrive() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(met == [true, true, true])
  }
}
