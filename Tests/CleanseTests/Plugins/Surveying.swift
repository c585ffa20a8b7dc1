import Cleanse

/// Records the root nodes of its visits.
final class Surveyor: CleanseBindingPlugin {
  private(set) var roots: [ComponentBinding] = []

  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    roots.append(root)
  }
}

/// An error of a plugin.
struct Objection: CleanseError, Equatable {
  let text: String

  var description: String { "objection: \(text)" }
}

/// Reports the errors that its initializer receives.
struct Objecting: CleanseBindingPlugin {
  let texts: [String]

  init(_ texts: String...) {
    self.texts = texts
  }

  func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
    errorReporter.append(contentsOf: texts.map { Objection(text: $0) })
  }
}

extension ComponentBinding {
  /// The bindings of one provider type.
  func infos<P: ProviderProtocol>(_ type: P.Type) -> [ProviderInfo] {
    providers[ProviderKey(type)] ?? []
  }

  /// The names of the provider types that have bindings.
  var keyNames: Set<String> {
    Set(providers.keys.map { String(describing: $0.type) })
  }
}

/// Compares a type that may be nil with the expected one.
func isSame(_ type: Any.Type?, _ expected: Any.Type) -> Bool {
  type == expected
}
