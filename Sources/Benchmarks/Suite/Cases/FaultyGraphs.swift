import Cleanse

/// The number of errors in a graph.
protocol FaultCount {
  static var count: Int { get }
}

enum Hundred: FaultCount { static var count: Int { 100 } }
enum Thousand: FaultCount { static var count: Int { 1000 } }
enum TenThousand: FaultCount { static var count: Int { 10000 } }

/// A kind of error, of which a graph can have any number.
protocol FaultKind {
  /// The number of diagnostics for this number of errors; those with one cause are one.
  static func findings(of faults: Int) -> Int

  /// Declares one error: types that are generic over the place are distinct for each place.
  static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>)

  /// Declares the bindings that all errors share.
  static func declareCommon<Count: FaultCount>(_ count: Count.Type, in binder: Binder<Unscoped>)
}

extension FaultKind {
  static func findings(of faults: Int) -> Int { faults }
  static func declareCommon<Count: FaultCount>(_ count: Count.Type, in binder: Binder<Unscoped>) {}
}

/// A graph with a number of errors of one kind. The root holds all dependencies, so that no binding is unused.
struct FaultyGraph<Kind: FaultKind, Count: FaultCount>: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    Kind.declareCommon(Count.self, in: binder)
    forEachPlace(of: Count.count) { place in declare(at: place, in: binder) }
  }

  private static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>) {
    Kind.declare(at: place, in: binder)
  }

  static func configureRoot(binder bind: ReceiptBinder<FaultyRoot>) -> BindingReceipt<FaultyRoot> {
    bind.to(factory: FaultyRoot.init)
  }
}

struct FaultyRoot {
  private let asking: [AnyObject]

  init(_ asking: [AnyObject]) {
    self.asking = asking
  }
}

/// Distinct types for many places: numbers, written with digits that are types.
private enum Digit0 {}
private enum Digit1 {}
private enum Digit2 {}
private enum Digit3 {}
private enum Digit4 {}
private enum Digit5 {}
private enum Digit6 {}
private enum Digit7 {}
private enum Digit8 {}
private enum Digit9 {}
/// The protocol of all place types.
private protocol PlaceType {}
private enum Place<Digits, Last>: PlaceType {}
private enum NoDigit: PlaceType {}

/// Calls the function with this many types, all different.
/// - Parameter count: a power of ten.
private func forEachPlace(of count: Int, _ body: (any PlaceType.Type) -> Void) {
  func visit<Digits: PlaceType>(_ digits: Digits.Type, _ count: Int) {
    guard count > 1 else { return body(digits) }
    visit(Place<Digits, Digit0>.self, count / 10)
    visit(Place<Digits, Digit1>.self, count / 10)
    visit(Place<Digits, Digit2>.self, count / 10)
    visit(Place<Digits, Digit3>.self, count / 10)
    visit(Place<Digits, Digit4>.self, count / 10)
    visit(Place<Digits, Digit5>.self, count / 10)
    visit(Place<Digits, Digit6>.self, count / 10)
    visit(Place<Digits, Digit7>.self, count / 10)
    visit(Place<Digits, Digit8>.self, count / 10)
    visit(Place<Digits, Digit9>.self, count / 10)
  }
  visit(NoDigit.self, count)
}

// MARK: Kinds

final class Unbound<Place> {}

final class Asking<Place> {
  init(_ unbound: Unbound<Place>) {}
}

/// A type without a binding.
enum MissingTypes: FaultKind {
  static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>) {
    binder.bind(AnyObject.self).intoCollection().to { (unbound: Unbound<Place>) in Asking<Place>(unbound) }
  }
}

/// A multibinding without contributions.
enum MissingCollections: FaultKind {
  static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>) {
    binder.bind(AnyObject.self).intoCollection().to { (unbound: [Unbound<Place>]) in Asking<Place>(unbound[0]) }
  }
}

/// A module that a subcomponent includes, and its parent component with dependencies on the module does not.
enum ForgottenModule: FaultKind {
  static func findings(of faults: Int) -> Int { 1 }

  static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>) {
    MissingTypes.declare(at: place, in: binder)
  }

  static func declareCommon<Count: FaultCount>(_ count: Count.Type, in binder: Binder<Unscoped>) {
    binder.install(dependency: Owner<Count>.self)
    binder.bind(AnyObject.self).intoCollection().to { (owner: ComponentFactory<Owner<Count>>) in OwnerHolder(owner) }
  }

  final class OwnerHolder<Count: FaultCount> {
    init(_ owner: ComponentFactory<Owner<Count>>) {}
  }

  struct Owner<Count: FaultCount>: Component {
    typealias Root = FaultyRoot

    static func configure(binder: Binder<Unscoped>) {
      binder.include(module: Forgotten<Count>.self)
      binder.bind(AnyObject.self).intoCollection().to { (needs: Needs) in needs }
    }

    static func configureRoot(binder bind: ReceiptBinder<FaultyRoot>) -> BindingReceipt<FaultyRoot> {
      bind.to(factory: FaultyRoot.init)
    }
  }

  struct Forgotten<Count: FaultCount>: Module {
    static func configure(binder: Binder<Unscoped>) {
      forEachPlace(of: Count.count) { bind($0, in: binder) }
      binder.bind(Needs.self).to(factory: Needs.init)
    }

    private static func bind<Place>(_ place: Place.Type, in binder: Binder<Unscoped>) {
      binder.bind(Unbound<Place>.self).to(factory: Unbound<Place>.init)
    }
  }

  final class Needs {}
}

/// A type that is bound twice.
enum Duplicates: FaultKind {
  static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>) {
    MissingTypes.declare(at: place, in: binder)
    binder.bind(Unbound<Place>.self).to(factory: Unbound<Place>.init)
    binder.bind(Unbound<Place>.self).to(factory: Unbound<Place>.init)
  }
}

/// Two types that depend on each other.
enum Cycles: FaultKind {
  static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>) {
    binder.bind(AnyObject.self).intoCollection().to { (left: Left<Place>) in left }
    binder.bind(Left<Place>.self).to(factory: Left<Place>.init)
    binder.bind(Right<Place>.self).to(factory: Right<Place>.init)
  }

  final class Left<Place> { init(_ right: Right<Place>) {} }
  final class Right<Place> { init(_ left: Left<Place>) {} }
}

/// A binding without dependents.
enum UnusedTypes: FaultKind {
  static func declare<Place>(at place: Place.Type, in binder: Binder<Unscoped>) {
    binder.bind(Unbound<Place>.self).to(factory: Unbound<Place>.init)
  }

  static func declareCommon<Count: FaultCount>(_ count: Count.Type, in binder: Binder<Unscoped>) {
    binder.bind(AnyObject.self).intoCollection().to { ForgottenModule.Needs() }
  }
}
