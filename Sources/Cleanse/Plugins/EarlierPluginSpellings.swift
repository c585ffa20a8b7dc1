@available(*, deprecated, renamed: "UnsharedClassRule")
public typealias UnsharedClassLint = UnsharedClassRule

@available(*, deprecated, renamed: "ImplementationBesideProtocolRule")
public typealias ImplementationBesideProtocolLint = ImplementationBesideProtocolRule

extension ProviderInfo {
  @available(*, deprecated, message: "write dependencies.map(\\.requested)")
  public var requirements: [ProviderKey] { dependencies.map(\.requested) }
}
