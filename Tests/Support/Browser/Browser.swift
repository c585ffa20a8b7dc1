#if os(Linux) || os(macOS)
  import Foundation

  /// A headless Chromium, driven by the WebDriver protocol: clicks and keys arrive like those of a reader.
  package struct Browser: Sendable {
    package struct Failure: Error {
      package let message: String

      package init(message: String) {
        self.message = message
      }
    }

    @TaskLocal package static var current: Browser?

    private let driver: DriverProcess
    private let session: String

    // MARK: Start and end

    package static func start() async throws -> Browser {
      let driver = try await DriverProcess.start()
      let arguments = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1200,800",
        "--no-first-run", "--disable-extensions",
      ]
      let options: [String: Any] = ["args": arguments, "binary": Chromium.browser?.path ?? ""]
      struct Session: Decodable {
        let sessionId: String
      }
      do {
        let session: Session = try await driver.send(
          "session",
          [
            "capabilities": [
              "alwaysMatch": ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]] as [String: Any]
            ]
          ])
        return Browser(driver: driver, session: session.sessionId)
      } catch {
        driver.end()
        throw error
      }
    }

    package func end() async {
      _ = try? await driver.request("DELETE", "session/\(session)", nil)
      driver.end()
    }

    private func send<Answer: Decodable>(_ command: String, _ body: [String: Any] = [:]) async throws -> Answer {
      try await driver.send("session/\(session)/\(command)", body)
    }

    private func perform(_ command: String, _ body: [String: Any] = [:]) async throws {
      _ = try await driver.request("POST", "session/\(session)/\(command)", body)
    }

    // MARK: Input

    package typealias Place = (x: Int, y: Int)

    package func open(_ file: URL) async throws {
      try await perform("url", ["url": file.absoluteString])
    }

    package func click(_ selector: String) async throws {
      let element: [String: String] = try await send("element", ["using": "css selector", "value": selector])
      try await perform("element/\(element.values.first ?? "")/click")
    }

    /// Presses keys one after another in the focused element.
    package func press(_ keys: String...) async throws {
      let actions = keys.flatMap { key in ["keyDown", "keyUp"].map { ["type": $0, "value": key] } }
      try await perform(
        "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions] as [String: Any]]])
    }

    package func type(_ text: String) async throws {
      for character in text { try await press(String(character)) }
    }

    /// Moves the mouse with its button pressed.
    package func drag(from: Place, to: Place) async throws {
      let actions: [[String: Any]] = [
        ["type": "pointerMove", "duration": 0, "x": from.x, "y": from.y], ["type": "pointerDown", "button": 0],
        ["type": "pointerMove", "duration": 20, "x": to.x, "y": to.y], ["type": "pointerUp", "button": 0],
      ]
      try await perform(
        "actions", ["actions": [["type": "pointer", "id": "mouse", "actions": actions] as [String: Any]]])
    }

    /// Moves two fingers over the page.
    package func pinch(from start: (Place, Place), to end: (Place, Place)) async throws {
      let fingers = [(start.0, end.0), (start.1, end.1)].enumerated().map { number, way -> [String: Any] in
        let actions: [[String: Any]] = [
          ["type": "pointerMove", "duration": 0, "x": way.0.x, "y": way.0.y], ["type": "pointerDown", "button": 0],
          ["type": "pointerMove", "duration": 50, "x": way.1.x, "y": way.1.y], ["type": "pointerUp", "button": 0],
        ]
        return ["type": "pointer", "id": "finger\(number)", "parameters": ["pointerType": "touch"], "actions": actions]
      }
      try await perform("actions", ["actions": fingers])
    }

    package func turnWheel(at place: Place, by delta: Int) async throws {
      let action: [String: Any] = [
        "type": "scroll", "duration": 0, "x": place.x, "y": place.y, "deltaX": 0, "deltaY": delta,
      ]
      try await perform(
        "actions", ["actions": [["type": "wheel", "id": "wheel", "actions": [action]] as [String: Any]]])
    }

    /// Sets the size of the page in pixels, or restores that of the window.
    package func resize(to size: (width: Int, height: Int)?) async throws {
      let parameters: [String: Any] =
        size.map { ["width": $0.width, "height": $0.height, "deviceScaleFactor": 1, "mobile": false] } ?? [:]
      let command = size == nil ? "clearDeviceMetricsOverride" : "setDeviceMetricsOverride"
      try await perform("goog/cdp/execute", ["cmd": "Emulation.\(command)", "params": parameters])
    }

    /// Emulates the preference for dark or light colours, and a medium such as print.
    package func emulate(colours: String = "light", medium: String = "") async throws {
      try await perform(
        "goog/cdp/execute",
        [
          "cmd": "Emulation.setEmulatedMedia",
          "params": ["media": medium, "features": [["name": "prefers-color-scheme", "value": colours]]]
            as [String: Any],
        ])
    }

    /// Lets the pages that are opened next run their scripts, or not.
    package func enableScripts(_ areEnabled: Bool) async throws {
      try await perform(
        "goog/cdp/execute", ["cmd": "Emulation.setScriptExecutionDisabled", "params": ["value": !areEnabled]])
    }

    // MARK: Content of the page

    /// The value of an expression on the page.
    package func value<Value: Decodable>(_ expression: String) async throws -> Value {
      try await send("execute/sync", ["script": "return (\(expression));", "args": [Any]()])
    }

    /// The value that statements pass to `done`.
    package func awaited<Value: Decodable>(_ statements: String) async throws -> Value {
      try await send("execute/async", ["script": "const done = arguments[0]; \(statements)", "args": [Any]()])
    }

    package func run(_ statement: String) async throws {
      try await perform("execute/sync", ["script": statement, "args": [Any]()])
    }

    /// The entries that the page and the browser wrote to the console since the last call.
    package func complaints() async throws -> [String] {
      struct Entry: Decodable {
        let level: String
        let message: String
      }
      let entries: [Entry] = try await send("se/log", ["type": "browser"])
      return entries.map { "\($0.level) \($0.message)" }
    }
  }

  extension Browser {
    /// The codes of keys without characters.
    package enum Key {
      package static let enter = "\u{E007}"
      package static let escape = "\u{E00C}"
      package static let left = "\u{E012}"
      package static let up = "\u{E013}"
      package static let right = "\u{E014}"
      package static let down = "\u{E015}"
    }
  }
#endif
