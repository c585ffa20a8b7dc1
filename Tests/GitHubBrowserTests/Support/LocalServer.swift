import Foundation

/// A child process that serves HTTP on a free port of this machine, for as long as a test needs it.
struct LocalServer {
  struct DidNotStart: Error {
    let output: String
  }

  /// Python, which announces its port in one line such as `Serving HTTP on 127.0.0.1 port 8000 …`.
  private let script: String
  private let arguments: [String]

  /// The server that `--help` recommends.
  static func files(in folder: URL) -> LocalServer {
    LocalServer(
      script: """
        import runpy
        runpy.run_module("http.server", run_name="__main__")
        """,
      arguments: ["0", "--bind", "127.0.0.1", "--directory", folder.path])
  }

  /// A server that answers everything with one status.
  static func answering(status: Int) -> LocalServer {
    LocalServer(
      script: """
        from http.server import BaseHTTPRequestHandler, HTTPServer
        class Handler(BaseHTTPRequestHandler):
          def do_GET(self): self.send_error(\(status))
        server = HTTPServer(("127.0.0.1", 0), Handler)
        print("port", server.server_port)
        server.serve_forever()
        """,
      arguments: [])
  }

  /// Ends the server when its standard input does, so that it does not outlive a test process that crashes.
  private static let watchStandardInput = """
    import os, sys, threading
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()

    """

  /// Runs a test while the server runs.
  /// - Throws: `DidNotStart` where there is no Python, so that no test is passed over in silence.
  func whileRunning<Result>(_ test: (_ url: String) throws -> Result) throws -> Result {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-u", "-c", Self.watchStandardInput + script] + arguments
    process.standardInput = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      // Not `terminate()`: on Linux a child inherits the signals that the threads of Dispatch block, SIGTERM among them.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    return try test("http://127.0.0.1:\(try port(announcedOn: output.fileHandleForReading))")
  }

  private func port(announcedOn handle: FileHandle) throws -> Int {
    var announcement = ""
    while !announcement.contains("\n") {
      let data = handle.availableData
      if data.isEmpty { throw DidNotStart(output: announcement) }
      announcement += String(decoding: data, as: UTF8.self)
    }
    let words = announcement.split(whereSeparator: \.isWhitespace)
    guard let label = words.firstIndex(of: "port"), label + 1 < words.endIndex, let port = Int(words[label + 1]) else {
      throw DidNotStart(output: announcement)
    }
    return port
  }
}
