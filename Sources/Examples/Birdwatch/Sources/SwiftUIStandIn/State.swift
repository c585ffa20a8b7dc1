@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let storage: Storage

  public init(wrappedValue value: Value) {
    storage = Storage(value)
  }

  public init(initialValue value: Value) {
    storage = Storage(value)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding() }
}

@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private final class Storage {
    let create: () -> Object
    lazy var object = create()

    init(create: @escaping () -> Object) {
      self.create = create
    }
  }

  private let storage: Storage

  public init(wrappedValue create: @autoclosure @escaping () -> Object) {
    storage = Storage(create: create)
  }

  @MainActor public var wrappedValue: Object { storage.object }
}

public protocol ObservableObject: AnyObject {}

@dynamicMemberLookup
public struct Binding<Value> {
  init() {}

  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>()
  }
}

@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable { self }

  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding()
  }
}

@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

public struct EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
}

@MainActor
public struct DismissAction {
  nonisolated init() {}

  public func callAsFunction() {}
}
