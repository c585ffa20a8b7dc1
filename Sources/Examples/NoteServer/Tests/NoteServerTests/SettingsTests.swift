@testable import NoteServer
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test("Settings have defaults for everything")
  func defaults() throws {
    let settings = try Settings(environment: [:])
    #expect(settings.host == "127.0.0.1")
    #expect(settings.port == 8080)
    #expect(settings.databasePath == "notes.sqlite")
    #expect(settings.webhookURL == nil)
  }

  @Test("A number that is out of range is refused with its name", arguments: ["port", "-1", "65536", ""])
  func invalid(port: String) throws {
    let error = #expect(throws: InvalidSetting.self) { try Settings(environment: ["PORT": port]) }
    #expect(error?.description == "PORT is '\(port)', but has to be a number from 0 to 65535")
  }
}
