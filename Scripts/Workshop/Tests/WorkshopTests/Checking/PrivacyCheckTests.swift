import Testing

@testable import workshop

@Suite("Privacy check")
struct PrivacyCheckTests {
  private func problems(_ code: String, in file: String = "Sources/Cleanse/Clock.swift") throws -> [String] {
    try Repository.withFiles([file: "// UserDefaults in a comment\n\(code)\n"]) {
      try PrivacyCheck().problems(in: $0)
    }
  }

  @Test(
    "The privacy check reports functions that need a declared reason",
    arguments: [
      ("let time = mach_absolute_time()", "mach_absolute_time"), ("attributes[.modificationDate]", "modificationDate"),
      ("fstat(file, &status)", "fstat"), ("fstatvfs(file, &status)", "fstatvfs"),
      ("UserDefaults.standard", "UserDefaults"), ("ProcessInfo.processInfo.systemUptime", "systemUptime"),
      ("FileSignature(ofFile: path)", "FileSignature"),
    ])
  func findings(code: String, name: String) throws {
    #expect(
      try problems(code) == [
        "Sources/Cleanse/Clock.swift:2: \(name) needs a reason in Documentation/PrivacyInfo.xcprivacy"
      ])
  }

  @Test("The privacy check accepts other functions with similar names")
  func others() throws {
    #expect(try problems("clock_gettime(CLOCK_MONOTONIC, &time); static let status = state(at: 1)") == [])
  }

  @Test(
    "The privacy check skips tools",
    arguments: ["Sources/Checker/Watch.swift", "Sources/TextFiles/FileSignature.swift", "Tests/ClockTests.swift"])
  func tools(file: String) throws {
    #expect(try problems("attributes[.modificationDate]", in: file) == [])
  }
}
