import Foundation

/// The compiler messages with source locations in the output of the package manager.
struct CompilerMessages {
  private let lines: [String]

  init(_ output: String) {
    lines = output.components(separatedBy: "\n")
  }

  /// The errors with locations in a folder, each once and without the folder, sorted.
  func errors(in folder: String) -> [String] {
    Set(
      lines.filter { $0.hasPrefix("\(folder)/") && $0.contains(": error: ") }.map {
        String($0.dropFirst(folder.count + 1))
      }
    )
    .sorted()
  }

  /// The errors with absolute paths and with repetitions, sorted.
  var errors: [String] {
    lines.filter { $0.hasPrefix("/") && $0.contains(": error: ") }.sorted()
  }

  /// Diagnostics of all severities, in order.
  var findings: [String] {
    lines.filter { $0.contains(#/^[^ ]+:[0-9]+(:[0-9]+)?: (error|warning|note): /#) }
  }
}
