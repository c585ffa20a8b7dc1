import Foundation

/// The products that were built together with the tests.
package enum BuiltProduct {
  package static let folder: URL = {
    #if canImport(Darwin)
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }()

  package static func url(_ name: String) -> URL {
    folder.appendingPathComponent(name)
  }

  private final class Marker {}
}
