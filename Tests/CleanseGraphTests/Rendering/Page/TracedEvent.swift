import Foundation
import Testing

/// An event of a trace in Chrome's format, in microseconds.
struct TracedEvent {
  let type: String
  let start: Int
  let length: Int
  let own: Int
  var row = 1
  var kind = "value"
  var requester: String?
  var location: String?
  var instance: String?

  init(
    _ type: String, _ start: Int, _ length: Int, own: Int, row: Int = 1, kind: String = "value",
    by requester: String? = nil, at location: String? = nil, in instance: String? = nil
  ) {
    (self.type, self.start, self.length, self.own) = (type, start, length, own)
    (self.row, self.kind, self.requester) = (row, kind, requester)
    (self.location, self.instance) = (location, instance)
  }

  func event(inModule module: String) -> [String: Any] {
    var arguments: [String: Any] = ["type": "\(module).\(type)", "ownMicroseconds": own]
    arguments["askedForBy"] = requester
    arguments["boundAt"] = location
    arguments["instance"] = instance
    return [
      "ph": "X", "name": type, "cat": kind, "ts": start, "dur": length, "pid": 1, "tid": row, "args": arguments,
    ]
  }
}

extension OpenPage {
  /// - Parameter module: the Swift module of the types.
  func load(_ events: [TracedEvent], module: String = "Shop") async throws {
    let trace = ["traceEvents": events.map { $0.event(inModule: module) }]
    try await load(trace: String(decoding: try JSONSerialization.data(withJSONObject: trace), as: UTF8.self))
  }

  /// Opens a trace as if the reader had chosen its file.
  func load(trace: String) async throws {
    let text = String(decoding: try JSONEncoder().encode(trace), as: UTF8.self)
    try await browser.run(
      """
      const files = new DataTransfer();
      files.items.add(new File([\(text)], 'start.json'));
      const input = document.getElementById('trace');
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
      """)
    #expect(try await eventually("document.getElementById('trace-answer').textContent !== ''"))
  }

  /// Opens a table of the panel and returns its rows, each with its cells as one text.
  func rows(of table: String) async throws -> [String] {
    try await browser.run("document.getElementById('\(table)').open = true")
    #expect(try await eventually("document.querySelector('#\(table)').childElementCount > 1"))
    try await browser.run("document.querySelector('#\(table) .more')?.click()")
    return try await browser.value(
      "[...document.querySelectorAll('#\(table) tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' '))"
    )
  }
}
