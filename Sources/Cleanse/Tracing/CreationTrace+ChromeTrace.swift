import BindingGraph

extension CreationTrace {
  /// All entries in the trace event format of Chrome, for `chrome://tracing`, Perfetto and the like.
  ///
  /// Each entry is a complete event (`X`) in the row of its thread. Awaited values, which run side by side, are in rows of
  /// their own below the threads.
  public var chromeTrace: String {
    let entries = entries
    let threads = entries.map(\.thread).max() ?? 0
    let lanes = TraceLanes(of: entries)
    let process = ProcessIdentity.current
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
