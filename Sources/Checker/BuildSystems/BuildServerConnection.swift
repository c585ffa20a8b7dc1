import Foundation

/// A connection to a running build server, in JSON-RPC over its standard input and output.
///
/// Requests are sent one at a time. Other messages of the server, such as progress notes, are skipped.
final class BuildServerConnection {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors: URL
  private let program: String
  private var received = Data()
  private var lastIdentifier = 0

  /// Starts a server.
  /// - Parameter command: the program and its arguments. A program without slashes is searched in `PATH`.
  init(_ command: [String], folder: String) throws {
    program = command.joined(separator: " ")
    errors = FileManager.default.temporaryDirectory.appendingPathComponent("build-server-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    do {
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw BuildServerError.notCallable(program)
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: errors)
  }

  /// Sends a request, and waits for its result.
  /// - Parameter seconds: the time limit; `nil` for none, as builds take their time.
  /// - Throws: `BuildServerError`
  func request<Parameters: Encodable, Result: Decodable>(
    _ method: String, _ parameters: Parameters, as type: Result.Type = Result.self, within seconds: Double? = nil
  ) throws -> Result {
    let deadline = seconds.map { DispatchTime.now() + $0 }
    lastIdentifier += 1
    try send(Message(id: lastIdentifier, method: method, params: parameters))
    while true {
      let answer = try receive(before: deadline)
      let head = try decode(Head.self, from: answer, of: method)
      guard head.method == nil else {
        // Requests of the server are refused, because this client offers nothing.
        if let id = head.id { try send(Refusal(id: id)) }
        continue
      }
      guard head.id == .number(lastIdentifier) else { continue }
      if let error = head.error { throw BuildServerError.refused(method, why: error.message, code: error.code) }
      return try decode(Answer<Result>.self, from: answer, of: method).result
    }
  }

  /// Sends a message that has no answer.
  func notify(_ method: String) throws {
    try send(Message(id: nil, method: method, params: EmptyParameters()))
  }

  /// Asks the server to end. If it does not answer, it is ended together with this connection.
  /// - Parameter seconds: the time limit for its answer.
  func close(within seconds: Double = 5) {
    _ = try? request("build/shutdown", EmptyParameters(), as: Ignored.self, within: seconds)
    try? notify("build/exit")
    try? input.fileHandleForWriting.close()
  }

  // MARK: Messages

  private struct Message<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    let id: Int?
    let method: String
    let params: Parameters
  }

  private struct Refusal: Encodable {
    var jsonrpc = "2.0"
    let id: Identifier
    var error = RemoteError(code: -32601, message: "cleansec takes no requests")
  }

  private struct Head: Decodable {
    let id: Identifier?
    let method: String?
    let error: RemoteError?
  }

  private struct RemoteError: Codable {
    let code: Int
    let message: String
  }

  private struct Answer<Result: Decodable>: Decodable {
    let result: Result
  }

  private enum Identifier: Codable, Equatable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  private func decode<Body: Decodable>(_ type: Body.Type, from data: Data, of method: String) throws -> Body {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw BuildServerError.unexpected(method)
    }
  }

  // MARK: Bytes

  private func send(_ message: some Encodable) throws {
    let body = try JSONEncoder().encode(message)
    let header = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    do {
      try input.fileHandleForWriting.write(contentsOf: header + body)
    } catch {
      throw ended
    }
  }

  /// The body of the next message.
  private func receive(before deadline: DispatchTime?) throws -> Data {
    let end = Data("\r\n\r\n".utf8)
    var length: Int?
    while true {
      if length == nil, let header = received.range(of: end) {
        guard let value = Self.length(inHeader: received[..<header.lowerBound]) else {
          throw BuildServerError.noProtocol(program)
        }
        length = value
        received = Data(received[header.upperBound...])
      }
      if let length, received.count >= length {
        let body = Data(received.prefix(length))
        received = Data(received.dropFirst(length))
        return body
      }
      if let deadline { try wait(before: deadline) }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw ended }
      received += more
    }
  }

  /// Waits until the server sends something, or has ended.
  private func wait(before deadline: DispatchTime) throws {
    #if !os(Windows)
      var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      while true {
        let now = DispatchTime.now()
        guard now < deadline else { throw BuildServerError.silent(program) }
        let rest = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000
        // Only a signal interrupts it early; the next round handles that.
        if poll(&descriptor, 1, Int32(clamping: rest + 1)) > 0 { return }
      }
    #endif
  }

  /// - Returns: `nil` for a header without the length of the body.
  private static func length(inHeader header: Data) -> Int? {
    let fields = String(decoding: header, as: UTF8.self).components(separatedBy: "\r\n")
      .map { $0.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) }
    let field = fields.first { $0.first?.lowercased() == "content-length" }
    return field?.last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  private var ended: BuildServerError {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    let words = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
    return .ended(program, words: String(words.suffix(2000)).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

struct EmptyParameters: Encodable {}

/// A result without relevance.
struct Ignored: Decodable {
  init(from decoder: any Decoder) {}
}

/// An error in asking a build server for its plan.
enum BuildServerError: Error, Equatable, CustomStringConvertible {
  case noConfiguration(folder: String)
  case notCallable(String)
  case noProtocol(String)
  case ended(String, words: String)
  case silent(String)
  case refused(String, why: String, code: Int)
  case unexpected(String)

  var description: String {
    switch self {
    case .noConfiguration(let folder):
      "\(folder) has no build server: neither buildServer.json, nor a file in .bsp, nor Package.swift"
    case .notCallable(let program): "the build server cannot be started: \(program)"
    case .noProtocol(let program): "this program does not speak the Build Server Protocol: \(program)"
    case .ended(let program, let words):
      "the build server has ended: \(program)" + (words.isEmpty ? "" : "\n\(words)")
    case .silent(let program): "the build server does not answer: \(program)"
    case .refused(let method, let why, _): "the build server refuses \(method): \(why)"
    case .unexpected(let method): "the build server answers \(method) in an unknown form"
    }
  }
}
