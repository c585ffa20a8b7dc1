import Testing

@testable import cleansec

@Suite("Stored facts") struct FactsStoringTests {
  @Test("Stored facts equal the original facts after reading") func roundTrip() throws {
    for module in try FixtureModules.all.get() {
      let stored = module.stored
      #expect(try ModuleFacts(stored: stored) == module)
    }
  }

  @Test("Stored modules are linked to the same diagnostics") func linked() throws {
    let modules = try FixtureModules.all.get()
    let reread = try modules.map { try ModuleFacts(stored: $0.stored) }
    let found = try GraphCheck(reread).diagnostics.map(ComparedDiagnostic.init)
    let direct = try GraphCheck(modules).diagnostics.map(ComparedDiagnostic.init)
    #expect(found == direct)
  }

  @Test("A truncated facts file throws an error") func truncated() throws {
    let stored = try smallModule.stored
    for count in stride(from: 0, to: stored.count, by: 29) {
      #expect(throws: FactsError.self) { try ModuleFacts(stored: Array(stored.prefix(count))) }
    }
  }

  @Test("A facts file with a changed byte throws an error") func changedBytes() throws {
    let stored = try smallModule.stored
    for (number, position) in stride(from: 0, to: stored.count, by: 7).enumerated() {
      var changed = stored
      changed[position] ^= [0x01, 0x80, 0xFF][number % 3]
      #expect(throws: FactsError.self) { try ModuleFacts(stored: changed) }
    }
  }

  @Test("A facts file with impossible locations or endless nesting throws an error") func impossible() throws {
    var misplaced = ModuleFacts()
    misplaced.statements = [.loop([], FactPlace(file: 0, line: 1, column: -1))]
    #expect(throws: FactsError.damaged) { try ModuleFacts(stored: misplaced.stored) }
    var nested = ModuleFacts()
    nested.statements = [.end] + (0..<20_000).map { .block([$0]) }
    #expect(throws: FactsError.damaged) { try ModuleFacts(stored: nested.stored) }
  }

  @Test("A facts file of another version throws a different error from a damaged one") func otherVersion() throws {
    var stored = try smallModule.stored
    stored[15] = UInt8(ascii: "x")
    #expect(throws: FactsError.otherVersion) { try ModuleFacts(stored: stored) }
    #expect(throws: FactsError.damaged) { try ModuleFacts(stored: [1, 2, 3]) }
  }

  private var smallModule: ModuleFacts {
    get throws { try FixtureModules.all.get()[0] }
  }
}
