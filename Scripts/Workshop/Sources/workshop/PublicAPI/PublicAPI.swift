/// The public declarations of all libraries.
struct PublicAPI {
  /// The declarations of a library that no earlier library has.
  struct List {
    let product: String
    let symbols: [PublicSymbol]
    /// The modules that it shares with a library whose list has them.
    let shared: [(module: String, product: String)]
  }

  let lists: [List]
  private let paths: [Caveat: Set<String>]

  init(of repository: Repository) throws {
    let extractor = try SymbolGraphExtractor(repository)
    try self.init(products: LibraryProduct.all(in: repository), module: extractor.module)
  }

  init(products: [LibraryProduct], module: (String) throws -> PublicModule) rethrows {
    var modules: [String: PublicModule] = [:]
    for name in products.flatMap(\.modules) where modules[name] == nil { modules[name] = try module(name) }
    let types = TypeTable(modules.values)
    var owners: [String: String] = [:]
    lists = products.map { product in
      let shared = product.modules.compactMap { module in owners[module].map { (module, $0) } }
      let own = product.modules.filter { owners[$0] == nil }
      for module in own { owners[module] = product.name }
      let symbols = own.compactMap { modules[$0] }.flatMap { $0.symbols(types: types) }
      return List(product: product.name, symbols: Set(symbols).sorted(), shared: shared)
    }
    let symbols = lists.flatMap(\.symbols)
    var paths: [Caveat: Set<String>] = [:]
    for caveat in Caveat.allCases where caveat.mark != nil {
      paths[caveat] = Set(symbols.filter { $0.caveats.contains(caveat) }.map(\.path))
    }
    let experimental = paths[.experimental] ?? []
    paths[.closed] = Set(
      symbols.filter { $0.isCase && !Self.covers(experimental, $0.path) }.map { Self.owner(of: $0.path) })
    self.paths = paths
  }

  /// The declarations with a caveat, by their own comments or by their cases.
  func paths(of caveat: Caveat) -> Set<String> {
    paths[caveat] ?? []
  }

  /// The caveats of a declaration: those of its own comment, and those of an outer type that cover members.
  func caveats(of symbol: PublicSymbol) -> [Caveat] {
    Caveat.allCases.filter { caveat in
      let paths = paths(of: caveat)
      return switch caveat {
      case .experimental: Self.covers(paths, symbol.path)
      case .notForConformance: paths.contains(symbol.path)
      case .closed: false
      }
    }
  }

  /// Whether a declaration or one of its outer types is among the paths.
  private static func covers(_ paths: Set<String>, _ path: String) -> Bool {
    var path = path
    while !paths.contains(path) {
      guard path.contains(".") else { return false }
      path = owner(of: path)
    }
    return true
  }

  /// The outer type of a declaration.
  private static func owner(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }
}
