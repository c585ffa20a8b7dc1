import Foundation
import Synchronization

// Usage: soak SECONDS [--sanitized]: with a sanitizer, memory is not compared.
let arguments = CommandLine.arguments.dropFirst()
guard let seconds = arguments.first.flatMap(Double.init), seconds > 0 else {
  FileHandle.standardError.write(Data("usage: soak SECONDS [--sanitized]\n".utf8))
  exit(2)
}
let isSanitized = arguments.contains("--sanitized")
let clock = ContinuousClock()
let start = clock.now
let rounds = Atomic(0)

@Sendable func isTime(_ share: Double) -> Bool { clock.now - start < .seconds(seconds * share) }

/// Works until a share of the time is over, and returns the state afterwards, when nothing runs.
func work(until share: Double) async -> ProcessState {
  await withTaskGroup(of: Void.self) { group in
    for number in 0..<4 {
      group.addTask {
        while isTime(share) {
          await Workloads.server(cancelling: number.isMultiple(of: 2))
          rounds.add(1, ordering: .relaxed)
        }
      }
    }
    group.addTask {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          while isTime(share) {
            do { try Workloads.races() } catch { Findings.shared.add("a valid graph was rejected: \(error)") }
            rounds.add(1, ordering: .relaxed)
          }
          continuation.resume()
        }
      }
    }
  }
  let (starts, stops) = (Population.starts.load(ordering: .relaxed), Population.stops.load(ordering: .relaxed))
  // A hook that was cancelled during the start is stopped, too.
  Findings.shared.expect(starts > 0 && stops >= starts, "\(starts) objects were started, and \(stops) were stopped")
  Findings.shared.expect(Population.services.load(ordering: .relaxed) > 0, "no service has run to its end")
  Findings.shared.expect(Population.living == 0, "\(Population.living) objects were not released")
  return ProcessState()
}

// Caches of the runtime and of the allocator grow at first.
let early = await work(until: 0.3)
let late = await work(until: 1)
let growth = late.memory - early.memory
Findings.shared.expect(isSanitized || growth < 8 << 20, "memory grew by \(growth / 1024) kB")
Findings.shared.expect(
  late.descriptors <= early.descriptors, "\(late.descriptors - early.descriptors) files stayed open")
print(
  "\(Int(seconds)) s, \(rounds.load(ordering: .relaxed)) rounds, \(Population.total) objects,",
  "memory \(early.memory / 1024) kB, then \(late.memory / 1024) kB, \(late.descriptors) open files")
for finding in Set(Findings.shared.all).sorted() { print("FAILED: \(finding)") }
exit(Findings.shared.all.isEmpty ? 0 : 1)
