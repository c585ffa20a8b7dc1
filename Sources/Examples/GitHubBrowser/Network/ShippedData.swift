import Foundation

/// The files that come with the example, laid out like the paths of the API.
enum ShippedData {
  static var bundle: Bundle { Bundle.module }

  static var folder: URL {
    (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Data", isDirectory: true)
  }
}
