import Autowire
import Foundation

/// The file that lists the products.
protocol CatalogueFile: Injectable {
  func contents() throws -> Data
}

/// The file that comes with the example.
struct CatalogueFileImpl: CatalogueFile {
  func contents() throws -> Data {
    guard let file = Bundle.module.url(forResource: "catalogue", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try Data(contentsOf: file)
  }
}
