import BindingGraph
import TestSupport
import Testing

/// Compares a graph with one of a fifth of its size. Linear time makes it take five times as long; quadratic time,
/// twenty-five times.
@Suite("Time of validation by the size of the graph", .serialized)
struct LinearTimeTests {
  private static let most = 12.0

  @Test("Validation of a chain of 50,000 bindings takes time in proportion to its length")
  func chain() {
    grows(from: 10_000, to: 50_000) { count in
      Sketch((0..<count).map { "N\($0)" + ($0 + 1 < count ? " -> N\($0 + 1)" : "") })
    }
  }

  @Test("Validation of 100,000 bindings in one component takes time in proportion to their number")
  func wide() {
    grows(from: 20_000, to: 100_000) { count in Sketch((0..<count).map { "N\($0)" + ($0 > 0 ? " -> N0" : "") }) }
  }

  @Test("Validation of 1000 subcomponents, nested 50 deep, takes time in proportion to their number")
  func subcomponents() {
    grows(from: 200, to: 1000) { count in
      Sketch("Shared", children: (0..<count / 50).map { Self.nested("C\($0)", depth: 50) })
    }
  }

  @Test("Validation and the report of 10,000 missing types take time in proportion to their number")
  func faults() {
    grows(from: 2000, to: 10_000, errors: { $0 }) { count in
      Sketch((0..<count).map { "N\($0) -> Missing\($0)" })
    }
  }

  private static func nested(_ name: String, depth: Int) -> Sketch {
    var sketch = Sketch("\(name)Service -> Shared")
    for level in 1..<depth {
      sketch.component = "\(name)L\(level)"
      sketch = Sketch("\(name)L\(level)Service -> Shared", children: [sketch])
    }
    sketch.component = name
    return sketch
  }

  /// - Parameters:
  ///   - errors: the number of errors of a graph of a size.
  ///   - sketch: the graph of a size.
  private func grows(
    from few: Int, to many: Int, errors: (Int) -> Int = { _ in 0 }, _ sketch: (Int) -> Sketch,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    func time(_ count: Int, tries: Int) -> Double {
      let drawn = sketch(count).drawn
      return Effort.processorTime(tries: tries) {
        let found = Validator.diagnostics(in: drawn.linked)
        #expect(found.count == errors(count), sourceLocation: location)
        let lines = DiagnosticRenderer.plain.report(of: found).split(separator: "\n")
        // Longer reports end with the number of the other errors.
        #expect(lines.count >= min(found.count, 500), sourceLocation: location)
      }
    }
    #expect(time(many, tries: 1) <= Self.most * time(few, tries: 3), sourceLocation: location)
  }
}
