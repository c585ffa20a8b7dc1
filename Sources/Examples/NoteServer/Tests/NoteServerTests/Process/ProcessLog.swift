import Foundation

/// The lines that a program writes to standard error, read all the time: a full pipe would block the program.
actor ProcessLog {
  nonisolated let pipe = Pipe()
  private var lines: [String] = []
  private var isComplete = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init() {
    let (pieces, continuation) = AsyncStream.makeStream(of: Data.self)
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      guard data.isEmpty else { return _ = continuation.yield(data) }
      handle.readabilityHandler = nil
      continuation.finish()
    }
    Task { await read(pieces) }
  }

  /// Waits for lines.
  /// - Returns: `nil` if the program has ended without them.
  func lines(containing text: String, count: Int) async -> [String]? {
    var (found, searched) = ([String](), 0)
    while true {
      found += lines[searched...].filter { $0.contains(text) }
      searched = lines.count
      if found.count >= count { return found }
      if isComplete { return nil }
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Waits for the end of the program.
  func all() async -> [String] {
    while !isComplete { await withCheckedContinuation { waiting.append($0) } }
    return lines
  }

  private func read(_ pieces: AsyncStream<Data>) async {
    var rest = Data()
    for await piece in pieces {
      rest += piece
      let parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = Data(parts.last ?? Data())
      lines += parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
      wake()
    }
    isComplete = true
    wake()
  }

  private func wake() {
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }
}
