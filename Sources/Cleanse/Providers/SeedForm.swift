/// How the seed of a component is bound.
enum SeedForm {
  /// A `Void` seed binds nothing.
  case none
  /// Under its own type.
  case plain(Any.Type)
  /// As the provider that it is: under the element's type, or under a tag.
  case provider(Any.Type, element: Any.Type, tag: Any.Type?)
}

/// A provider that can be a seed: it is bound as that provider, and asked at each request.
protocol SeedProviding: ProviderProtocol {
  static var seedForm: SeedForm { get }
}

extension SeedProviding {
  var maker: Maker {
    Maker { _, memory in memory.initializeMemory(as: Element.self, to: get()) }
  }
}
