import Foundation

/// The files that come with the example, laid out like the paths of the API.
enum ShippedData {
  static var folder: URL {
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appendingPathComponent("Data", isDirectory: true)
  }
}
