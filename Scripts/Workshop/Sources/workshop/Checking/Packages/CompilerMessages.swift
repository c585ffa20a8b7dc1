import Foundation

/// What was said with places of sources, between what the package manager says besides.
struct CompilerMessages {
  private let lines: [String]

  init(_ output: String) {
    lines = output.components(separatedBy: "\n")
  }

  /// The errors with places in a folder, each once and without the folder, sorted.
  func errors(in folder: String) -> [String] {
    Set(
      lines.filter { $0.hasPrefix("\(folder)/") && $0.contains(": error: ") }.map {
        String($0.dropFirst(folder.count + 1))
      }
    )
    .sorted()
  }

  /// The errors with whole paths, as often as they were said, sorted.
  var errors: [String] {
    lines.filter { $0.hasPrefix("/") && $0.contains(": error: ") }.sorted()
  }

  /// Findings of all kinds, in order.
  var findings: [String] {
    lines.filter { $0.contains(#/^[^ ]+:[0-9]+(:[0-9]+)?: (error|warning|note): /#) }
  }
}
