import Autowire
import Foundation

/// The file that lists the products.
protocol CatalogueFile: Injectable {
  func contents() throws -> Data
}

/// The file that comes with the example.
struct CatalogueFileImpl: CatalogueFile {
  func contents() throws -> Data {
    guard let file = Bundle.module.url(forResource: "catalogue", withExtension: "json"),
      let contents = try? Data(contentsOf: file)
    else { throw CatalogueError.missing }
    return contents
  }
}
