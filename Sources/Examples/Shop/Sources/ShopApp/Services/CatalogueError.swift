/// The reason why the products could not be read.
enum CatalogueError: Error, Equatable {
  case missing
  /// The file does not contain a list of products.
  case damaged
}

extension CatalogueError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing: "catalogue.json is missing"
    case .damaged: "catalogue.json is not a list of products, each with a name, a price per kilogram and a weight"
    }
  }
}
