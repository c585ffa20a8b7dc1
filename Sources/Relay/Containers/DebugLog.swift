/// Hands what happens to a closure that the user has set.
final class DebugLog: Sendable {
  enum Event {
    case replacedRegistration(Any.Type, scope: DependencyContainerScope)
    case replacedIndexedType(key: String)
    case replacedIndexedFactory(key: String)
  }

  private let guardedReceiver = Guarded<(@Sendable (String) -> Void)?>(nil)

  var receiver: (@Sendable (String) -> Void)? {
    get { guardedReceiver.withValue { $0 } }
    set { guardedReceiver.withValue { $0 = newValue } }
  }

  func note(_ event: Event) {
    receiver?(event.description)
  }
}

extension DebugLog.Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .replacedRegistration(let type, let scope):
      "\(type) was registered again in the scope '\(scope)': the new factory has taken the place of the former one."
    case .replacedIndexedType(let key):
      "The type '\(key)' was indexed again: the new type has taken the place of the former one."
    case .replacedIndexedFactory(let key):
      "The factory '\(key)' was indexed again: the new factory has taken the place of the former one."
    }
  }
}
