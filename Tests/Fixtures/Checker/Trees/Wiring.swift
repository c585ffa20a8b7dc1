// The forms that the checker's reader depends on: the statements of the DSL, and the code around them. The form of the
// compiler's tree of this file is recorded: see Scripts/record-tree-fixtures.
import Cleanse

protocol Engine {}
struct Diesel: Engine {}
struct Sail {}
struct Crew {}
final class Log: Sendable {}
final class Hull {
  let log: Log
  init(log: Log, sail: Sail?) { self.log = log }
  init() { log = Log() }
  func inject(log: Log) {}
}
struct Voyage {
  init(_ days: Assisted<Int>, crew: Crew) {}
}

enum VoyageFactory: AssistedFactory {
  typealias Seed = Int
  typealias Element = Voyage
}

struct Name: Tag { typealias Element = String }

extension Tag where Element == String {
  static func bind(in binder: UnscopedBinder) { binder.bind().tagged(with: Self.self).to(value: "Argo") }
}

enum Switches {
  static var isFast: Bool { CommandLine.arguments.count > 1 }
  static let crewModule = CrewModule.self
}

struct CrewModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Crew.self).to(factory: Crew.init)
  }
}

private struct EngineModule<E: Engine>: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(E.self).intoCollection().to(value: make())
  }
  private static func make() -> E { fatalError() }
}

struct Harbour: RootComponent {
  typealias Root = PropertyInjector<Hull>
  static let wire: @Sendable (UnscopedBinder) -> Void = { $0.bind(Int8.self).to(value: 1) }

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: CrewModule.self)
    binder.bind().sharedInScope().sendable().to(factory: Log.init)
    binder.bind(Hull.self).to { Hull(log: $0, sail: nil) }
    binder.bind((any Engine).self).to { Diesel() as any Engine }
    binder.bindOptional(Sail.self)
    binder.bind().intoDictionary(key: "one").to { UInt(1) }
    binder.bind(Int.self).intoCollection().to(value: 7)
    binder.bindFactory(Voyage.self).with(VoyageFactory.self).to(factory: Voyage.init)
    binder.accept(.unusedBinding, for: Int.self)
    bindNames(binder, number: 3)
    choose(binder)
    binder.install(dependency: Port.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<PropertyInjector<Hull>>) -> BindingReceipt<
    PropertyInjector<Hull>
  > {
    bind.propertyInjector { bind in bind.to(injector: Hull.inject) }
  }

  static func bindNames(_ binder: Binder<Singleton>, number: Int = 1, then more: ((Binder<Singleton>) -> Void)? = nil) {
    func local(_ name: String) { binder.bind(String.self).intoCollection().to(value: name) }
    defer { local("last") }
    let first = "first"
    local(first)
    more?(binder)
  }

  static func choose(_ binder: Binder<Singleton>) {
    if Switches.isFast, let count = Int("1") {
      binder.bind(Int16.self).to(value: Int16(count))
    } else {
      binder.bind(Int16.self).to(value: 2)
    }
    guard !Switches.isFast else { return }
    switch CommandLine.arguments.count {
    case 0: binder.bind(Int32.self).to(value: 0)
    case 1: fallthrough
    default: binder.bind(Int32.self).to(value: 1)
    }
    sailing: for number in 0..<3 {
      if number == 2 { break sailing }
      while number > 4 { continue sailing }
      binder.bind(Int64.self).intoCollection().to(value: Int64(number))
    }
    repeat { binder.bind(UInt8.self).intoCollection().to(value: 1) } while Switches.isFast
    do {
      try failing(binder)
    } catch is CancellationError {
      binder.bind(UInt16.self).to(value: 1)
    } catch {
      fatalError("\(error)")
    }
    let module = Switches.isFast ? 1 : 2
    _ = module
    [1, 2].forEach { (value: UInt64) in binder.bind(UInt64.self).intoCollection().to(value: value) }
  }

  static func failing(_ binder: Binder<Singleton>) throws {
    binder.bind(Float.self).to(value: 1.5)
    throw CancellationError()
  }
}

struct Port: Component {
  typealias Root = Bool
  typealias Seed = TaggedProvider<Name>

  static func configure(binder: UnscopedBinder) {
    binder.include(module: EngineModule<Diesel>.self)
    Harbour.wire(binder)
    Wirings()[binder, 2]
    var rest = Rest(binder: binder)
    rest.bind()
    rest.isBound = true
  }

  static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
    bind.to { (log: Provider<Log>, name: TaggedProvider<Name>) in true }
  }
}

struct Wirings {
  subscript(binder: UnscopedBinder, number: Int) -> Void {
    binder.bind(Double.self).to(value: 0.5)
  }
}

struct Rest {
  let binder: UnscopedBinder
  var isBound = false { didSet { binder.bind(Character.self).to(value: "c") } }
  mutating func bind() { isBound = false }
}

func start() throws {
  _ = try ComponentFactory.of(Harbour.self).build(())
  try GraphValidator.check(Harbour.self)
}
