#if os(Linux) || os(macOS)
  import Foundation

  /// The object around each answer.
  private struct Envelope<Value: Decodable>: Decodable {
    let value: Value
  }

  /// `chromedriver` on a free port, and requests to it.
  struct DriverProcess: Sendable {
    private let terminate: @Sendable () -> Void
    private let server: LoopbackServer

    static func start() async throws -> DriverProcess {
      guard let driver = Chromium.driver else { throw Browser.Failure(message: "no chromedriver") }
      let program = try RunningProgram(driver, ["--port=0"], errors: .nullDevice)
      // The driver prints its port: "ChromeDriver was started successfully on port 12345."
      guard let said = program.said({ $0.contains("successfully on port ") && $0.hasSuffix("\n") }) else {
        throw Browser.Failure(message: "chromedriver ended")
      }
      let port = said.components(separatedBy: "successfully on port ").last?.prefix { $0.isNumber } ?? ""
      let process = program.process
      return DriverProcess(terminate: { process.terminate() }, server: LoopbackServer(port: UInt16(port) ?? 0))
    }

    func end() { terminate() }

    /// Sends a command and reads its value.
    func send<Answer: Decodable>(_ path: String, _ body: [String: Any]) async throws -> Answer {
      try JSONDecoder().decode(Envelope<Answer>.self, from: try await request("POST", path, body)).value
    }

    func request(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Data {
      let content = try body.map { try JSONSerialization.data(withJSONObject: $0) }
      let (status, data) = try await server.answer(to: method, "/" + path, content ?? Data())
      guard status == 200 else {
        throw Browser.Failure(message: "\(path): \(String(decoding: data, as: UTF8.self).prefix(400))")
      }
      return data
    }
  }
#endif
