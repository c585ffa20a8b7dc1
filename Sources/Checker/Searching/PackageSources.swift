import BindingGraph
import Commands
import Foundation

/// The sources of a package, read as text: also those that were not built, such as tests and other packages beside.
package struct PackageSources: Sendable {
  let folder: FolderPath
  /// The sources of each module that the build knows of, those that it makes included.
  private let modules: [[String]]

  /// - Parameters:
  ///   - folder: that of the package.
  ///   - modules: the paths of each module's sources; modules of other packages do not matter.
  package init(folder: String, modules: [[String]]) {
    self.folder = FolderPath(folder)
    self.modules = modules
  }

  /// Whether a source is one of the package, and no other one's that lies in a hidden folder of it.
  func contains(_ path: String) -> Bool {
    folder.relativePath(of: path).map { !"/\($0)".contains("/.") } ?? false
  }

  /// Whether one of several sources is one of the package.
  func contains(anyOf paths: [String]) -> Bool {
    // Links are resolved once for each folder: other packages have thousands of sources.
    paths.filter { $0.hasSuffix(".swift") }.uniqued(by: \.folder).contains(where: contains)
  }

  /// The types that no source uses by name.
  /// - Returns: none where a source is not there that the build will make: it might use any of them.
  func unmentioned(_ types: Set<TypeMention>) -> Set<TypeMention> {
    var rest = types
    let planned = modules.filter(contains(anyOf:)).joined()
    for path in Set(planned).union(ownFiles) where !rest.isEmpty {
      if let contents = FileManager.default.contents(atPath: path) {
        let bytes = Array(contents)
        rest = rest.filter { !$0.occurs(in: bytes) }
      } else if !Self.isEntryPointOfTests(path) {
        return []
      }
    }
    return rest
  }

  private var ownFiles: [String] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder.target), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
  }

  /// The package manager makes these when it builds tests; they name tests, and nothing else.
  private static func isEntryPointOfTests(_ path: String) -> Bool { path.contains(".derived/") }
}

extension String {
  /// What stands before the last slash.
  fileprivate var folder: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}
