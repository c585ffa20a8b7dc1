import Testing

@testable import Relay

@Suite("Arguments at random") struct RandomArgumentsTests {
  private static let lists = 100_000
  private static let words = [
    "-d", "--dependency", "--dependency=", "-d=", "--", "-", "app", "type=", "factory=", "scope=", "lifecycle=", "type",
    "=", ",",
    "clock", "engine", "stopped", "singleton", "TRANSIENT", "voyage", " ", "\t", "\\", "\u{0}", "\u{301}", "👨‍👩‍👧", "\r\n",
    "\u{202E}", "",
    "type=clock,factory=stopped", ",scope=voyage",
  ]

  @Test("never stop the program: all instructions take effect, or none, with an error that points into its argument")
  func random() throws {
    var generator = SplitMix(state: 20_261_122)
    var outcomes = (none: 0, registered: 0, refused: 0)
    for _ in 0..<Self.lists {
      let arguments = (0..<Int.random(in: 0...5, using: &generator)).flatMap { _ in
        Bool.random(using: &generator) ? Self.soundArguments(using: &generator) : [Self.anything(using: &generator)]
      }
      let family = ContainerFamily()
      let index = Self.index(family)
      let parser = InjectDependenciesArgumentParser(index: index, family: family)
      do {
        try parser.parse(arguments: arguments)
        if parser.canParse(arguments: arguments) { outcomes.registered += 1 } else { outcomes.none += 1 }
        #expect(isRegistered(family) == parser.canParse(arguments: arguments), "\(arguments)")
      } catch {
        outcomes.refused += 1
        let errors =
          (error as? DependencyArgumentsError)?.errors ?? [error].compactMap { $0 as? DependencyInstructionError }
        #expect(!errors.isEmpty, "\(error)")
        for error in errors {
          #expect(arguments[error.position] == error.argument)
          #expect((1...error.argument.count + 1).contains(error.column), "\(arguments)")
          #expect(error.description.hasSuffix(DependencyInstructionError.grammar))
        }
        #expect(!isRegistered(family), "\(arguments)")
      }
    }
    #expect(outcomes.none > 1000 && outcomes.registered > 1000 && outcomes.refused > 1000, "\(outcomes)")
  }

  private static func soundArguments(using generator: inout SplitMix) -> [String] {
    [["-d", "type=clock,factory=stopped"], ["--dependency= type = engine,factory=engine,scope=voyage"], ["file"]]
      .randomElement(using: &generator) ?? []
  }

  private static func anything(using generator: inout SplitMix) -> String {
    (0..<Int.random(in: 1...7, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func index(_ family: ContainerFamily) -> DynamicDependencyIndex {
    let index = DynamicDependencyIndex(log: family.log)
    index.add("clock", type: (any Clock).self)
    index.add("engine", type: Engine.self)
    index.add("stopped", for: (any Clock).self) { StoppedClock() }
    index.add("engine", for: Engine.self) { Engine() }
    return index
  }

  private func isRegistered(_ family: ContainerFamily) -> Bool {
    family.containers.contains { !$0.isEmpty }
  }
}

/// A generator whose numbers are the same at each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
