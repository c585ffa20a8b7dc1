@testable import cleanse_autowire

extension Wiring {
  /// The bindings, a line for each: `shared any Clock = ClockImpl(zone: ?)`. A question mark is left to the graph.
  var summary: [String] { bindings.map(\.summary) }

  /// The refusals with their lines.
  var refused: [RefusedLine] { refusals.map { RefusedLine($0.place.place.line, $0.problem) } }
}

/// A refusal and its line.
struct RefusedLine: Equatable {
  let line: Int
  let problem: WiringProblem

  init(_ line: Int, _ problem: WiringProblem) {
    self.line = line
    self.problem = problem
  }
}

extension WiredBinding {
  fileprivate var summary: String {
    let conditions = conditions.map { "#if \($0.expression): " }.joined()
    let value =
      switch source {
      case .other(let type): type
      case .construction(let construction): construction.summary
      }
    return "\(conditions)\(isShared ? "shared " : "")\(isProtocol ? "any " : "")\(type) = \(value)"
  }
}

extension Construction {
  fileprivate var summary: String {
    let arguments = arguments.map { argument in
      let request =
        switch argument.request {
        case .value(let type): type
        case .closure(let type): "() -> \(type)"
        case .part(let part, let module): "\(module).\(part)"
        case .ofGraph: "?"
        }
      return argument.label.map { "\($0): \(request)" } ?? request
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }
}
