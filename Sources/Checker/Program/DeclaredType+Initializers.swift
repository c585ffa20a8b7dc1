import BindingGraph

extension DeclaredType {
  private static let maximumNumberOfDependencies = 20

  /// The one initializer that there is, where a binding can refer to it: it makes a value of the very type, and makes it
  /// at once.
  var onlyInitializer: TypeDeclaration.Initializer? {
    guard initializers.count == 1, let initializer = initializers.first else { return nil }
    let symbol = initializer.symbol
    // What throws, is asynchronous, or returns an optional has marks in its symbol.
    let marks = ["Kcfc", "KcfC", "Yacfc", "YacfC", "ACSg"]
    guard initializer.isPlain, initializer.labels.count <= Self.maximumNumberOfDependencies,
      symbol.hasSuffix("cfc") || symbol.hasSuffix("cfC"), !marks.contains(where: { symbol.contains($0) })
    else { return nil }
    switch initializer.access {
    case .private: return nil
    case .ofModule: return .ofModule
    case .public: return .public
    }
  }
}
