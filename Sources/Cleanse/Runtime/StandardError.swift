import CleanseShims

/// The program's standard error stream.
package enum StandardError {
  /// Whether the stream is a terminal.
  static var isTerminal: Bool { cleanse_standard_error_is_terminal() }

  /// A variable of the program's environment.
  static func environmentVariable(_ name: String) -> String? {
    cleanse_environment_variable(name).map { String(cString: $0) }
  }

  /// Writes a line; does nothing if the stream is closed.
  package static func write(_ line: String) {
    let text = line + "\n"
    text.withCString { cleanse_write_standard_error($0, text.utf8.count) }
  }
}
