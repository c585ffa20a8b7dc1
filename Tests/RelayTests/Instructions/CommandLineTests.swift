import Testing

@testable import Relay

@Suite("Command-line parsing") struct CommandLineTests {
  @Test("The command line is passed to each willing parser until one throws") func parsers() throws {
    struct Failure: Error {}
    final class Parser: ArgumentParser {
      let wants: Bool
      let error: Failure?
      private(set) var parsed: [[String]] = []

      init(wants: Bool = true, error: Failure? = nil) {
        self.wants = wants
        self.error = error
      }

      func canParse(arguments: [String]) -> Bool { wants }

      func parse(arguments: [String]) throws {
        parsed.append(arguments)
        if let error { throw error }
      }
    }
    struct Eager: ArgumentParser { func parse(arguments: [String]) throws { throw Failure() } }
    let parsers = [Parser(), Parser(wants: false), Parser(error: Failure()), Parser()]
    #expect(throws: Failure.self) { try CommandLine.parse(["app", "-v"], with: parsers) }
    #expect(throws: Failure.self) { try CommandLine.parse([], with: [Eager()]) }
    #expect(parsers.map(\.parsed) == [[["app", "-v"]], [], [["app", "-v"]], []])
    let parser = Parser()
    try CommandLine.parse(with: [parser])
    #expect(parser.parsed == [CommandLine.arguments])
  }
}
