import Cleanse
import Testing

/// Random trees of components whose objects hold component factories, used or unused. No object may remain after the
/// test releases its references.
@Suite("Release of random component trees")
struct RandomReleaseTests {
  @Test("A random component tree is released completely", arguments: [true, false], (0..<60).map { UInt64($0) })
  func release(validate: Bool, seed: UInt64) throws {
    try Journal.keep { journal in
      try ReleaseSketch.$seed.withValue(seed) {
        var random = SplitMix64(seed: seed ^ 0x5EED)
        try build(random.chance(50), validate: validate, random: &random)
      }
      #expect(journal.alive == [], "seed \(seed)")
    }
  }

  /// Builds a tree and some of its subcomponents.
  private func build(_ hasObjectAsRoot: Bool, validate: Bool, random: inout SplitMix64) throws {
    var held: [Any] = []
    if hasObjectAsRoot {
      held.append(try ComponentFactory.of(ReleasedTree<Ground, ObjectRoot>.self, validate: validate).build())
    } else {
      held.append(try ComponentFactory.of(ReleasedTree<Ground, PlainRoot>.self, validate: validate).build())
    }
    var open = held
    while let value = open.popLast() {
      for element in (value as? any ReleasedRoot)?.elements ?? [] where random.chance(60) {
        guard let built = (element as? any OpeningObject)?.open() else { continue }
        open.append(built)
        if random.chance(50) { held.append(built) }
      }
    }
  }
}

// MARK: Levels

/// The depth of a component. Each level has its own types.
private protocol TreeLevel: SendableMetatype {
  associatedtype Next: TreeLevel
  static var depth: Int { get }
}

private enum Ground: TreeLevel {
  typealias Next = First
  static var depth: Int { 0 }
}

private enum First: TreeLevel {
  typealias Next = Second
  static var depth: Int { 1 }
}

private enum Second: TreeLevel {
  typealias Next = Third
  static var depth: Int { 2 }
}

private enum Third: TreeLevel {
  typealias Next = Third
  static var depth: Int { 3 }
}

/// The seed of the decisions in the components of a tree.
private enum ReleaseSketch {
  @TaskLocal static var seed: UInt64 = 0

  /// The random numbers, which are equal for each `configure` run of a component.
  static func random(at depth: Int) -> SplitMix64 { SplitMix64(seed: seed &* 8 &+ UInt64(depth)) }
}

// MARK: Objects

private protocol ReleasedRoot {
  var elements: [AnyObject] { get }
  init(elements: [AnyObject])
}

private struct PlainRoot: ReleasedRoot {
  let elements: [AnyObject]
  init(elements: [AnyObject]) { self.elements = elements }
}

private final class ObjectRoot: ReleasedRoot {
  let elements: [AnyObject]
  let token = Journal.token("root")
  init(elements: [AnyObject]) { self.elements = elements }
}

private final class Leaf<L: TreeLevel> {
  let token = Journal.token("leaf")
}

/// An element of a single level. A subcomponent that depended on its ancestors' elements would form a retain cycle
/// with them.
private struct Element<L: TreeLevel> {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}

private protocol OpeningObject {
  func open() -> Any?
}

/// Retains the factory of a subcomponent.
private final class Opener<L: TreeLevel, Root: ReleasedRoot>: OpeningObject {
  private let leaf: Leaf<L>
  private let factory: ComponentFactory<ReleasedTree<L.Next, Root>>
  private let token = Journal.token("opener")

  init(_ leaf: Leaf<L>, _ factory: ComponentFactory<ReleasedTree<L.Next, Root>>) {
    self.leaf = leaf
    self.factory = factory
  }

  func open() -> Any? { factory.build() }
}

/// Retains an object of an ancestor component.
private final class Visitor<L: TreeLevel> {
  private let leaf: Leaf<Ground>
  private let token = Journal.token("visitor")

  init(_ leaf: Leaf<Ground>) { self.leaf = leaf }
}

// MARK: Components

private struct LevelScope<L: TreeLevel>: Cleanse.Scope {}

private struct ReleasedTree<L: TreeLevel, Root: ReleasedRoot>: RootComponent {
  typealias Scope = LevelScope<L>

  static func configure(binder: Binder<LevelScope<L>>) {
    var random = ReleaseSketch.random(at: L.depth)
    let leaf = binder.bind(Leaf<L>.self)
    if L.depth == 0 || random.chance(60) {
      leaf.sharedInScope().to(factory: Leaf<L>.init)
    } else {
      leaf.to(factory: Leaf<L>.init)
    }
    binder.bind(Element<L>.self).intoCollection().to { (leaf: Leaf<L>) in Element(leaf) }
    binder.bind(Element<L>.self).intoCollection().to { (leaf: Leaf<Ground>) in Element(Visitor<L>(leaf)) }
    guard L.depth < 3, L.depth == 0 || random.chance(70) else { return }
    if random.chance(50) {
      binder.install(dependency: ReleasedTree<L.Next, PlainRoot>.self)
      bindOpener(Opener<L, PlainRoot>.self, binder, isShared: random.chance(50)) { Opener<L, PlainRoot>($0, $1) }
    } else {
      binder.install(dependency: ReleasedTree<L.Next, ObjectRoot>.self)
      bindOpener(Opener<L, ObjectRoot>.self, binder, isShared: random.chance(50)) { Opener<L, ObjectRoot>($0, $1) }
    }
  }

  private static func bindOpener<R: ReleasedRoot>(
    _ type: Opener<L, R>.Type, _ binder: Binder<LevelScope<L>>, isShared: Bool,
    _ make: @escaping (Leaf<L>, ComponentFactory<ReleasedTree<L.Next, R>>) -> Opener<L, R>
  ) {
    let opener = binder.bind(Opener<L, R>.self)
    if isShared {
      opener.sharedInScope().to(factory: make)
    } else {
      opener.to(factory: make)
    }
    binder.bind(Element<L>.self).intoCollection().to { (opener: Opener<L, R>) in Element(opener) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { (elements: [Element<L>]) in Root(elements: elements.map(\.object)) }
  }
}
