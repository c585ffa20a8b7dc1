public import Cleanse

// Declarations that graphs of another module use.

public struct LibraryService {
  public init(part: LibraryPart, setting: LibrarySetting) {}
}
public struct LibraryPart {}
public struct LibrarySetting {}
public struct ScopedService {}

public struct LibraryModule: Module {
  public static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: LibraryService.init)
    binder.include(module: PartModule.self)
  }
}

struct PartModule: Module {
  static func configure(binder: UnscopedBinder) { binder.bind(LibraryPart.self).to { LibraryPart() } }
}

/// A type that only this module can create, and does not bind.
public struct LibraryGauge {
  init() {}
}
public struct LibraryNeedle {}

public struct LibraryGaugeModule: Module {
  public static func configure(binder: UnscopedBinder) {
    binder.bind(LibraryNeedle.self).to { LibraryNeedle() }
  }
}

public struct ScopedLibraryModule: Module {
  public static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to { ScopedService() }
  }
}

public struct LibraryComponent<Input>: Component {
  public typealias Seed = Input
  public static func configure(binder: UnscopedBinder) { binder.bind(String.self).to { (_: Input, _: Double) in "" } }
  public static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
    bind.to { (text: String) in [text] }
  }
}

public struct Wrapped<Value> {
  public let value: Value
}

public func bindLibraryHelp<Value, S>(_ binder: Binder<S>, for type: Value.Type) {
  binder.bind(Wrapped<Value>.self).to { (value: Value) in Wrapped(value: value) }
}

/// Has the names of types of another module.
public enum Trail {
  public struct Sign {
    public init() {}
  }
}
