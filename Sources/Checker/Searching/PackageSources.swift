import BindingGraph
import Foundation
import TextFiles

/// The sources of a package, read as text, including those that were not built, such as tests and nested packages.
package struct PackageSources: Sendable {
  let folder: FolderPath
  /// The sources of each module in the build plan, including generated ones.
  private let modules: [[String]]

  /// - Parameters:
  ///   - folder: the folder of the package.
  ///   - modules: the paths of each module's sources; those of other packages do not matter.
  package init(folder: String, modules: [[String]]) {
    self.folder = FolderPath(folder)
    self.modules = modules
  }

  /// Whether a source belongs to the package, and not to another one in a hidden folder of it.
  func contains(_ path: String) -> Bool {
    folder.relativePath(of: path).map { !"/\($0)".contains("/.") } ?? false
  }

  /// Whether at least one source belongs to the package.
  func contains(anyOf paths: [String]) -> Bool {
    // Symbolic links are resolved once for each folder: other packages have thousands of sources.
    paths.filter { $0.hasSuffix(".swift") }.uniqued(by: \.folder).contains(where: contains)
  }

  /// The types that no source uses by name.
  /// - Returns: none if the build has yet to generate some source, because that might use any of the types.
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

  /// The package manager generates such files when it builds tests. They only name tests.
  private static func isEntryPointOfTests(_ path: String) -> Bool { path.contains(".derived/") }
}

extension String {
  /// The path up to the last slash.
  fileprivate var folder: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}
