import BenchmarkHarness
import Foundation

/// A replacement of the compiler that records the time of each call: the driver's and the frontend's, whose path the
/// driver names.
struct TimedCompiler {
  /// The program that replaces `swiftc`.
  let path: String
  private let log: URL

  /// - Parameter folder: the folder to write its programs to.
  init(folder: URL) throws {
    log = folder.appendingPathComponent("times")
    path = folder.appendingPathComponent("swiftc").path
    let frontend = folder.appendingPathComponent("frontend").path
    let note = "echo $(($(date +%s%N) - start)) >> '\(log.path)'"
    try Self.write(
      """
      #!/bin/sh
      start=$(date +%s%N)
      words=$(swiftc "$@") || exit
      \(note)
      printf '%s\\n' "$words" | sed 's|^[^ ]*/swift-frontend|\(frontend)|'

      """, to: path)
    try Self.write(
      """
      #!/bin/sh
      start=$(date +%s%N)
      swiftc "$@"
      status=$?
      \(note)
      exit $status

      """, to: frontend)
  }

  /// Deletes the recorded times.
  func reset() {
    try? FileManager.default.removeItem(at: log)
  }

  /// The time of all calls since the last reset, in nanoseconds.
  func time() throws -> Double {
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let times = lines.compactMap { Double($0) }
    guard times.count == lines.count, times.count > 1 else {
      throw Probe.NotAvailable("the shell does not tell nanoseconds")
    }
    return times.reduce(0, +)
  }

  private static func write(_ script: String, to path: String) throws {
    try script.write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
