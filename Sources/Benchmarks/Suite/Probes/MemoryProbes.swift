import BenchmarkHarness
import Foundation

/// The cost of a graph in a process that builds it once: memory for each binding, and the time of the first start.
enum MemoryProbes {
  static func all(program: String) -> [Probe] {
    [
      memory(
        "resident-memory-1000", .residentBytes, size: 1000, target: Target(.value, atMost: 400, stretch: 250), program,
        \.resident),
      memory("resident-memory-10000", .residentBytes, size: 10_000, program, \.resident),
      memory("heap-memory-1000", .bytes, size: 1000, program, \.heap),
      memory("heap-memory-10000", .bytes, size: 10_000, program, \.heap),
      firstStart(program),
    ]
  }

  private static func memory(
    _ name: String, _ unit: MeasuringUnit, size: Int, target: Target? = nil, _ program: String,
    _ quantity: KeyPath<MemoryUse, Double?>
  ) -> Probe {
    Probe(name) { effort in
      try result(name, operation: "binding", unit: unit, size: size, target: target, program, effort) { use in
        guard let bytes = use[keyPath: quantity] else {
          throw Probe.NotAvailable("this platform does not tell how much memory is in use")
        }
        return bytes / Double(size)
      }
    }
  }

  private static func firstStart(_ program: String) -> Probe {
    let name = "first-start-1000"
    return Probe(name) { effort in
      try result(name, operation: "start", unit: .nanoseconds, size: 1000, program, effort) { $0.time }
    }
  }

  private static func result(
    _ name: String, operation: String, unit: MeasuringUnit, size: Int, target: Target? = nil, _ program: String,
    _ effort: Effort, value: (MemoryUse) throws -> Double
  ) throws -> CaseResult {
    var samples: ([Double], [Double]) = ([], [])
    for _ in 0..<effort.launches {
      samples.0.append(try value(launch(program, "cleanse-\(size)")))
      samples.1.append(try value(launch(program, "by-hand-\(size)")))
    }
    return CaseResult(
      name: name, operation: operation, unit: unit, target: target,
      series: [("Cleanse", samples.0), ("by hand", samples.1)])
  }

  private static func launch(_ program: String, _ subject: String) throws -> MemoryUse {
    guard let command = Command(program, ["child-memory", subject]) else {
      throw Probe.NotAvailable("the program cannot start itself")
    }
    return try JSONDecoder().decode(MemoryUse.self, from: Data(try command.run().utf8))
  }
}
