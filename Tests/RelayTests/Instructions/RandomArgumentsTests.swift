import Testing

@testable import Relay

@Suite("Random arguments") struct RandomArgumentsTests {
  private static let lists = 100_000
  private static let words = [
    "-d", "--dependency", "--dependency=", "-d=", "--", "-", "app", "type=", "factory=", "scope=", "lifecycle=", "type",
    "=", ",",
    "clock", "engine", "stopped", "singleton", "TRANSIENT", "voyage", " ", "\t", "\\", "\u{0}", "\u{301}", "👨‍👩‍👧", "\r\n",
    "\u{202E}", "",
    "type=clock,factory=stopped", ",scope=voyage",
  ]

  @Test("Random arguments register all instructions or none, and errors point into their arguments")
  func random() throws {
    let index = Self.makeIndex()
    var generator = SplitMix(state: 20_261_122)
    var outcomes = (none: 0, registered: 0, refused: 0)
    // Collected, because 100,000 expectations would take longer than the parsing.
    var surprises: [[String]] = []
    for _ in 0..<Self.lists {
      let arguments = (0..<Int.random(in: 0...3, using: &generator)).flatMap { _ in
        Bool.random(using: &generator) ? Self.soundArguments(using: &generator) : [Self.anything(using: &generator)]
      }
      let family = ContainerFamily()
      let parser = InjectDependenciesArgumentParser(index: index, family: family)
      let hasInstructions = parser.canParse(arguments: arguments)
      let error = Self.error { try parser.parse(arguments: arguments) }
      let isRegistered = family.containers.contains { !$0.isEmpty }
      switch error {
      case nil where hasInstructions: outcomes.registered += 1
      case nil: outcomes.none += 1
      case .some: outcomes.refused += 1
      }
      let isSound = error.map { Self.pointsIntoItsArgument($0, of: arguments) } ?? true
      if !isSound || isRegistered != (hasInstructions && error == nil) { surprises.append(arguments) }
    }
    #expect(surprises.isEmpty)
    #expect(outcomes.none > 1000 && outcomes.registered > 1000 && outcomes.refused > 1000, "\(outcomes)")
  }

  private static func error(_ parse: () throws -> Void) -> (any Error)? {
    do {
      try parse()
      return nil
    } catch {
      return error
    }
  }

  private static func pointsIntoItsArgument(_ error: any Error, of arguments: [String]) -> Bool {
    let errors =
      (error as? DependencyArgumentsError)?.errors ?? [error].compactMap { $0 as? DependencyInstructionError }
    return !errors.isEmpty
      && errors.allSatisfy { error in
        arguments[error.position] == error.argument && (1...error.argument.count + 1).contains(error.column)
          && error.description.hasSuffix(DependencyInstructionError.grammar)
      }
  }

  private static func soundArguments(using generator: inout SplitMix) -> [String] {
    [["-d", "type=clock,factory=stopped"], ["--dependency= type = engine,factory=engine,scope=voyage"], ["file"]]
      .randomElement(using: &generator) ?? []
  }

  private static func anything(using generator: inout SplitMix) -> String {
    (0..<Int.random(in: 1...7, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func makeIndex() -> DynamicDependencyIndex {
    let index = DynamicDependencyIndex()
    index.add("clock", type: (any Clock).self)
    index.add("engine", type: Engine.self)
    index.add("stopped", for: (any Clock).self) { StoppedClock() }
    index.add("engine", for: Engine.self) { Engine() }
    return index
  }
}

/// A generator of random numbers that are the same on each run.
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
