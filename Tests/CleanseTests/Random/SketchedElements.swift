import Cleanse

/// An object that a factory of a random graph creates, with its binding and its dependencies.
// Unchecked, because it does not change and one thread at a time reads its dependencies.
class Made: @unchecked Sendable {
  /// The line of its binding.
  let line: Int
  /// Its index among the objects that its binding created together.
  let number: Int
  let given: [Given]

  init(line: Int, number: Int = 0, given: [Given]) {
    self.line = line
    self.number = number
    self.given = given
  }
}

/// A dependency that a factory received, in a form that can be inspected after the build.
enum Given {
  case nothing
  case one(Made)
  case many([Made])
  case unordered([Made])
  case keyed([Int: Made])
  /// A provider of any kind, or a closure.
  case later(() -> Given)
  /// A component factory. Its parameters are the seed and whether to retain the instance.
  case component((Made, Bool) -> (root: Made, hold: Any?))
}

/// Distinguishes the eight types of nodes.
protocol Marker: Sendable {}

enum Markers {
  enum A: Marker {}
  enum B: Marker {}
  enum C: Marker {}
  enum D: Marker {}
  enum E: Marker {}
  enum F: Marker {}
  enum G: Marker {}
  enum H: Marker {}

  static var all: [any Marker.Type] { [A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self] }
}

final class Node<Index: Marker>: Made, Hashable, @unchecked Sendable {
  static func == (left: Node, right: Node) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct NodeLabel<Index: Marker>: Cleanse.Tag {
  typealias Element = Node<Index>
}

struct NodesLabel<Index: Marker>: Cleanse.Tag {
  typealias Element = [Node<Index>]
}

/// Distinguishes the parts of a sketch.
protocol Position {
  associatedtype Seed = Void
  static var number: Int { get }
  static func seed(_ node: Made) -> Seed?
}

extension Position where Seed == Void {
  static func seed(_ node: Made) -> Seed? { () }
}

enum Positions {
  enum First: Position {
    static let number = 0
  }

  enum Second: Position {
    static let number = 1
  }

  enum Third: Position {
    static let number = 2
    static func seed(_ node: Made) -> Node<Markers.H>? { node as? Node<Markers.H> }
  }

  enum Fourth: Position {
    static let number = 3
    static func seed(_ node: Made) -> TaggedProvider<NodeLabel<Markers.G>>? {
      (node as? Node<Markers.G>).map { TaggedProvider(value: $0) }
    }
  }

  static var all: [any Position.Type] { [First.self, Second.self, Third.self, Fourth.self] }

  /// A new seed for a part, which is ignored if the part has no seed.
  static func newSeed(for position: Int) -> Made {
    switch position {
    case 2: Node<Markers.H>(line: -1, given: [])
    case 3: Node<Markers.G>(line: -1, given: [])
    default: Made(line: -1, given: [])
    }
  }
}

final class RootNode<P: Position>: Made, @unchecked Sendable {}
