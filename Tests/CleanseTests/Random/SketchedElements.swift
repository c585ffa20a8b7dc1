import Cleanse

/// What the factories of random graphs make: an object that knows its binding, and what it was given.
// Unchecked: nobody changes it, and one thread at a time looks at what it was given.
class Made: @unchecked Sendable {
  /// The line of the binding that made it.
  let line: Int
  /// Which one it is of those that the binding made together.
  let number: Int
  let given: [Given]

  init(line: Int, number: Int = 0, given: [Given]) {
    self.line = line
    self.number = number
    self.given = given
  }
}

/// What a factory received, in a form that can be looked into after the graph was built.
enum Given {
  case nothing
  case one(Made)
  case many([Made])
  case unordered([Made])
  case keyed([Int: Made])
  /// A provider of any kind, or a closure.
  case later(() -> Given)
  /// The factory of a component. Takes the seed, and whether to hold the instance.
  case component((Made, Bool) -> (root: Made, hold: Any?))
}

/// Tells the eight types of nodes apart.
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

/// Tells the parts of a sketch apart.
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

  /// A new seed for a part; one that nobody looks at where the part has none.
  static func newSeed(for position: Int) -> Made {
    switch position {
    case 2: Node<Markers.H>(line: -1, given: [])
    case 3: Node<Markers.G>(line: -1, given: [])
    default: Made(line: -1, given: [])
    }
  }
}

final class RootNode<P: Position>: Made, @unchecked Sendable {}
