import Cleanse
import TestSupport

/// A graph as plain values, which random components declare and the naive reference reads.
///
/// There are four parts: part 0 is the root component, 1 and 3 are its subcomponents, and 2 is a subcomponent of 1.
/// Each has three modules: module 0 is its own `configure`, which includes the others after its own bindings.
struct GraphSketch: Sendable {
  enum Scope: CaseIterable, Sendable {
    case singleton
    case inner
    case innermost
    case none
  }

  struct Binding: Sendable {
    /// The key, or the collection's key for a contribution.
    var key: Spelling
    var isContribution = false
    /// Whether it decorates the binding of its key, a plain or tagged node, which is then its first request.
    var isDecorator = false
    /// The dictionary key of a contribution.
    var dictionaryKey = 0
    /// The order of a contribution to an array.
    var order = 0
    /// The module of its part that declares it.
    var module = 0
    /// The visibility of a private binding. Contributions and decorators are never private.
    var visibility: BindingVisibility?
    var isShared = false
    /// Whether it is eager. Only shared bindings are.
    var isEager = false
    /// Whether it is an async binding. Only shared bindings are.
    var isAwaited = false
    /// Whether it is live: its creation has effects outside the process.
    var isLive = false
    /// The number of nodes in one value of the binding.
    var count = 1
    var requests: [Spelling] = []
  }

  struct Part: Sendable {
    var scope = Scope.none
    var bindings: [Binding] = []
    /// The arguments of the `bindOptional` calls.
    var optionals: [Spelling.Base] = []
    var installed: [Int] = []
    var rootRequests: [Spelling] = []

    /// The bindings with their numbers, in the order of their declaration.
    var bindingsInOrder: [(number: Int, binding: Binding)] {
      (0...GraphSketch.lastModule).flatMap { module in
        bindings.enumerated().filter { $0.element.module == module }.map { (number: $0.offset, binding: $0.element) }
      }
    }
  }

  static let lastModule = 2

  var parts = Array(repeating: Part(), count: 4)
  /// The lines of the values that factories created.
  var log = EventLog()

  /// The key of a part's seed.
  static func seed(of position: Int) -> Spelling.Base? {
    switch position {
    case 2: .node(7)
    case 3: .taggedNode(6)
    default: nil
    }
  }

  // MARK: Line numbers of statements

  static func line(position: Int, binding number: Int) -> Int { position * 1000 + number + 1 }
  static func line(position: Int, installation number: Int) -> Int { position * 1000 + 500 + number }
  static func line(position: Int, optional number: Int) -> Int { position * 1000 + 700 + number }
  static func line(rootOf position: Int) -> Int { position * 1000 + 900 }

  /// The sketch that components read in `configure`.
  @TaskLocal static var current = GraphSketch()
}

extension GraphSketch: CustomStringConvertible {
  var description: String {
    parts.indices.map { position in
      let part = parts[position]
      let seed = Self.seed(of: position).map { ", seed \(Spelling(base: $0))" } ?? ""
      var lines = ["part \(position) (\(part.scope)) installs \(part.installed)\(seed)"]
      if !part.optionals.isEmpty { lines.append("  optional: \(part.optionals.map { Spelling(base: $0) })") }
      for (number, binding) in part.bindings.enumerated() {
        lines.append("  \(Self.line(position: position, binding: number)) \(binding)")
      }
      lines.append("  \(Self.line(rootOf: position)) Root\(position) <- \(part.rootRequests)")
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension GraphSketch.Binding: CustomStringConvertible {
  var description: String {
    var text = isShared ? "shared " : ""
    if isEager { text += "eager " }
    if isAwaited { text += "awaited " }
    if isLive { text += "live " }
    if isContribution { text += "into " }
    if isDecorator { text += "around " }
    text += key.description
    if case .dictionary = key.base { text += " at \(dictionaryKey)" }
    if order != 0 { text += " order \(order)" }
    if module != 0 { text += " in module \(module)" }
    if let visibility { text += " visible in \(visibility)" }
    if count != 1 { text += " x\(count)" }
    return text + (requests.isEmpty ? "" : " <- \(requests)")
  }
}
