extension DeclaredType {
  private static let maximumNumberOfDependencies = 20

  /// Whether there is one initializer, which a binding can refer to: it makes a value of the very type, and makes it at
  /// once.
  var hasOneInitializer: Bool {
    guard initializers.count == 1, let initializer = initializers.first else { return false }
    let symbol = initializer.symbol
    // What throws, is asynchronous, or returns an optional has marks in its symbol.
    let marks = ["Kcfc", "KcfC", "Yacfc", "YacfC", "ACSg"]
    return !initializer.isPrivate && initializer.labels.count <= Self.maximumNumberOfDependencies
      && (symbol.hasSuffix("cfc") || symbol.hasSuffix("cfC")) && !marks.contains { symbol.contains($0) }
  }
}
