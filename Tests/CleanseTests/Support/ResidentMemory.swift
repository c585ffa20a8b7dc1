import Foundation

/// The memory that the process occupies.
enum ResidentMemory {
  /// In bytes, or `nil` if the system does not provide the number.
  static var size: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Stops the program if many runs of some work take more memory than allowed.
  ///
  /// For exit tests, where no other test runs in the process.
  static func requireSteady(times: Int, limit: Int = 4 << 20, _ work: () -> Void) {
    for _ in 0..<(times / 10) { work() }
    guard let before = size else { return }
    for _ in 0..<times { work() }
    guard let after = size else { return }
    if after - before >= limit { fatalError("resident memory grew by \(after - before) bytes") }
  }
}
