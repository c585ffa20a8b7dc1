import BindingGraph
import Cleanse

extension NaiveFault {
  /// The faults of a reported error: one per type for a module that is not included, none for a cycle, otherwise one.
  static func faults(in error: any CleanseError) -> [NaiveFault] {
    guard let fact = error.diagnostic.fact as? MissingModuleFact else { return [NaiveFault(error)].compactMap { $0 } }
    return fact.bindings.map { missing in
      .missing(
        key: identity(missing.key.type), requests: missing.requests.map { Request($0) }.sorted { $0.line < $1.line })
    }
  }

  private init?(_ error: any CleanseError) {
    switch error {
    case let error as MissingProvider:
      // Sorted by line, because the reference does not know the order of requests; other tests check it.
      let requests = error.requests.map { Request($0) }.sorted { $0.line < $1.line }
      self = .missing(key: Self.identity(error.diagnostic.subject?.type), requests: requests)
    case let error as DuplicateBinding:
      self = .duplicate(key: ObjectIdentifier(error.boundType), lines: error.bindings.map(Self.line))
    case let error as DuplicateKey:
      self = .sameDictionaryKey(
        collection: ObjectIdentifier(error.collectionType), key: error.key, lines: error.bindings.map(Self.line))
    case let error as InvalidScopeNesting:
      self = .scopeNesting(
        inner: ObjectIdentifier(error.innerComponent), outer: ObjectIdentifier(error.outerComponent),
        line: error.diagnostic.location?.line ?? -1)
    case let error as SelfInstallingComponent:
      self = .selfInstallation(
        chain: error.chain.map { ObjectIdentifier($0) }, line: error.diagnostic.location?.line ?? -1)
    case _ where error.diagnostic.id == .unusedDecorator:
      self = .unusedDecorator(
        key: Self.identity(error.diagnostic.subject?.type), line: error.diagnostic.location?.line ?? -1)
    default:
      guard let fact = error.diagnostic.fact as? UndeferrableContributionFact else { return nil }
      self = .undeferrable(
        collection: Self.identity(fact.collection.type), lines: fact.sites.map { $0.location?.line ?? -1 })
    }
  }

  private static func line(_ origin: BindingOrigin) -> Int { origin.sourceLocation?.line ?? -1 }

  fileprivate static func identity(_ type: Any.Type?) -> ObjectIdentifier { ObjectIdentifier(type ?? Never.self) }
}

extension NaiveFault.Request {
  fileprivate init(_ request: MissingBindingFact.Request) {
    self.init(
      line: request.location?.line ?? -1, requested: NaiveFault.identity(request.requested.type),
      requiredFor: NaiveFault.identity(request.requiredFor.type))
  }

  fileprivate init(_ request: ProviderRequestDebugInfo) {
    self.init(
      line: request.sourceLocation?.line ?? -1, requested: ObjectIdentifier(request.requestedType),
      requiredFor: NaiveFault.identity(request.providerRequiredFor))
  }
}

extension NaiveFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let key, let requests):
      "missing \(Self.name(key)): "
        + requests.map { "\($0.line) asks for \(Self.name($0.requested))" }.joined(separator: ", ")
    case .duplicate(let key, let lines): "duplicate \(Self.name(key)) at \(lines)"
    case .sameDictionaryKey(let collection, let key, let lines): "key \(key) of \(Self.name(collection)) at \(lines)"
    case .scopeNesting(let inner, let outer, let line): "\(Self.name(inner)) in \(Self.name(outer)) at \(line)"
    case .unusedDecorator(let key, let line): "decorator of \(Self.name(key)) at \(line)"
    case .selfInstallation(let chain, let line): "\(chain.map(Self.name)) at \(line)"
    case .undeferrable(let collection, let lines): "elements of \(Self.name(collection)) deferred at \(lines)"
    }
  }

  private static func name(_ type: ObjectIdentifier) -> String {
    "\(unsafeBitCast(type, to: Any.Type.self))"
  }
}
