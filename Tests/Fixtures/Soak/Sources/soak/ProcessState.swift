import Foundation

/// The memory and the open files of this process.
struct ProcessState {
  /// In bytes; 0 on other systems than Linux.
  let memory: Int
  let descriptors: Int

  init() {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    memory = (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    let folder = ["/proc/self/fd", "/dev/fd"].first { FileManager.default.fileExists(atPath: $0) }
    descriptors = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0).count } ?? 0
  }
}
