import BindingGraph
import CleanseShims

extension CreationTrace {
  /// A text form of a trace.
  public struct Format: Hashable, Sendable, CustomStringConvertible {
    /// The name of the format.
    public let description: String

    /// A table: the entries with the most own time come first.
    public static let table = Format(description: "table")
    /// JSON in Chrome's trace event format, for `chrome://tracing` and Perfetto.
    ///
    /// Each entry is a complete event (`X`) in the row of its thread. Async bindings, which are created concurrently, have
    /// rows of their own below the threads.
    public static let chromeTrace = Format(description: "chrome-trace")
  }

  /// All entries of the trace as text.
  ///
  ///     try trace.text(as: .chromeTrace).write(toFile: "start.json", atomically: true, encoding: .utf8)
  ///
  /// - Parameter format: the form of the text.
  public func text(as format: Format) -> String {
    format == .chromeTrace ? chromeTraceJSON : description
  }

  private var chromeTraceJSON: String {
    let entries = entries
    let threads = entries.map(\.thread).max() ?? 0
    let lanes = TraceLanes(of: entries)
    let process = Int(cleanse_process_id())
    let names: [JSONValue] =
      (0..<threads).map { Self.name(ofRow: $0 + 1, "thread \($0 + 1)", in: process) }
      + (0..<lanes.count).map { Self.name(ofRow: threads + $0 + 1, "awaited \($0 + 1)", in: process) }
    let events = zip(entries, lanes.laneOfEntry).map { entry, lane in
      entry.event(inRow: lane.map { threads + $0 + 1 } ?? entry.thread, of: process)
    }
    return JSONValue.object(["displayTimeUnit": .string("ms"), "traceEvents": .array(names + events)]).text + "\n"
  }

  private static func name(ofRow row: Int, _ name: String, in process: Int) -> JSONValue {
    .object([
      "name": .string("thread_name"), "ph": .string("M"), "pid": .number(process), "tid": .number(row),
      "args": .object(["name": .string(name)]),
    ])
  }
}

extension CreationTrace.Entry {
  fileprivate func event(inRow row: Int, of process: Int) -> JSONValue {
    .object([
      "name": .string(instance.map { kind == .instance ? "\($0.component) #\($0.number)" : title } ?? subject.name),
      "cat": .string(kind.description), "ph": .string("X"),
      "ts": .thousandths(startNanoseconds), "dur": .thousandths(totalNanoseconds),
      "pid": .number(process), "tid": .number(row),
      "args": .object([
        "askedForBy": requester.map { .string($0.name) }, "boundAt": location.map { .string($0.description) },
        "instance": instance.map { .string($0.description) }, "ownMicroseconds": .thousandths(ownNanoseconds),
        "type": .string(subject.qualifiedName),
      ]),
    ])
  }
}

/// Rows for async bindings without overlaps: a viewer would show overlapping entries as nested.
struct TraceLanes {
  /// The lane of each entry, counted from 0; `nil` for an entry in the row of its thread.
  let laneOfEntry: [Int?]
  let count: Int

  /// - Parameter entries: the entries in the order of their starts.
  init(of entries: [CreationTrace.Entry]) {
    var ends: [Int64] = []
    laneOfEntry = entries.map { entry in
      guard entry.kind == .awaitedValue else { return nil }
      let end = entry.startNanoseconds + entry.totalNanoseconds
      if let free = ends.firstIndex(where: { $0 <= entry.startNanoseconds }) {
        ends[free] = end
        return free
      }
      ends.append(end)
      return ends.count - 1
    }
    count = ends.count
  }
}
