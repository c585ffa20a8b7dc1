import Foundation
import TestSupport
import Testing

@testable import Relay

@Suite("Invalid instructions") struct FaultyInstructionTests {
  private let family = ContainerFamily()
  private let index: DynamicDependencyIndex

  init() {
    index = DynamicDependencyIndex(log: family.log)
    index.add("clock", type: (any Clock).self)
    index.add("engine", type: Engine.self)
    index.add("stopped", for: (any Clock).self) { StoppedClock() }
    index.add("engine", for: Engine.self) { Engine() }
  }

  @Test(
    "An invalid instruction is an error with its kind and column",
    arguments: [
      ("", .missingType, 1), ("  ", .missingType, 3), ("factory=stopped", .missingType, 16),
      ("type=clock", .missingFactory, 11), ("type=clock,scope=x", .missingFactory, 19),
      ("type=,factory=stopped", .emptyValue, 6), ("type=  ,factory=stopped", .emptyValue, 6),
      ("type=clock,factory=", .emptyValue, 20), ("type=clock,factory=stopped,scope=", .emptyValue, 34),
      ("type=clock,factory=stopped,lifecycle= ", .emptyValue, 38),
      ("type=clock,factory=stopped,colour=red", .unknownField, 28), ("Type=clock,factory=stopped", .unknownField, 1),
      ("=clock,factory=stopped", .unknownField, 1),
      ("type=clock,type=engine,factory=stopped", .duplicateField, 12),
      ("type=clock,factory=stopped,", .strayComma, 27), (",type=clock,factory=stopped", .strayComma, 1),
      ("type=clock,,factory=stopped", .strayComma, 11), ("type=clock, ,factory=stopped", .strayComma, 11),
      (",", .strayComma, 1), ("clock", .missingEqualsSign, 6), ("type=clock,factory", .missingEqualsSign, 19),
      ("type=clock=,factory=stopped", .strayEqualsSign, 11), ("type==clock,factory=stopped", .strayEqualsSign, 6),
      ("type=clock,factory=stopped,lifecycle=weekly", .unknownLifecycle, 38),
      ("type=clok,factory=stopped", .unknownType, 6), ("type=clock,factory= stoped", .unknownFactory, 21),
      ("type=clock,factory=engine", .unfitFactory, 20), ("👨‍👩‍👧é=1", .unknownField, 1),
      ("type=👨‍👩‍👧é,factory=stopped,x=1", .unknownField, 25),
    ] as [(String, DependencyInstructionError.Kind, Int)])
  func places(text: String, kind: DependencyInstructionError.Kind, column: Int) throws {
    for (option, offset) in [([], 0), (["--dependency="], 13)] {
      let arguments = option.isEmpty ? ["-x", "-d", text] : ["-x", option[0] + text]
      let error = try #require(throws: DependencyInstructionError.self) { try parse(arguments) }
      #expect(error.kind == kind)
      #expect(error.column == column + offset)
      #expect(error.argument == arguments.last)
      #expect(error.position == arguments.count - 1)
      #expect(error.localizedDescription.contains("\n  \(arguments[arguments.count - 1])\n"))
      #expect(error.localizedDescription.contains(DependencyInstructionError.grammar))
    }
  }

  @Test("An option without an instruction is an error", arguments: ["-d", "--dependency"])
  func missing(option: String) throws {
    for arguments in [[option], ["app", option, "--verbose"]] {
      let error = try #require(throws: DependencyInstructionError.self) { try parse(arguments) }
      #expect(error.kind == .missingInstruction)
      #expect(error.argument == option)
      #expect(error.column == option.count + 1)
    }
  }

  @Test("The error for an instruction quotes it with a marker and suggests a fix")
  func text() throws {
    let error = try #require(throws: DependencyInstructionError.self) {
      try parse(["--dependency=type=clock,factory=stopped,lifecycle=transiant"])
    }
    #expect(
      error.description == """
        unknown lifecycle 'transiant': use singleton or transient (column 51)
          --dependency=type=clock,factory=stopped,lifecycle=transiant
                                                            ^
          did you mean: transient
          usage: -d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]
        """)
  }

  @Test("All invalid instructions are reported in their order") func several() throws {
    let error = try #require(throws: DependencyArgumentsError.self) {
      try parse(["-d", "type=nosuch,factory=stopped", "-d", "type=clock,factory=stopped", "-d", "nonsense", "-d"])
    }
    #expect(error.errors.map(\.kind) == [.unknownType, .missingEqualsSign, .missingInstruction])
    #expect(error.localizedDescription == error.errors.map(\.description).joined(separator: "\n"))
  }

  @Test("One invalid instruction prevents the registration of all others") func nothingRegistered() throws {
    for faulty in ["type=clock,factory=nosuch", "type=nosuch,factory=stopped", "x"] {
      #expect(throws: DependencyInstructionError.self) {
        try parse(["-d", "type=clock,factory=stopped", "-d", faulty])
      }
      #expect(throws: DependencyResolutionError.self) { try family.global.tryResolve(Clock.self) }
    }
  }

  @Test("The error for an instruction of a megabyte quotes only a part of it", .endsEventually) func megabyte() throws {
    let letters = ["type=clock,", "\u{0}\n\u{1B}[31m", "é👨‍👩‍👧", #"\,"#]
    for letter in letters {
      let garbage = String(repeating: letter, count: 1_000_000 / letter.utf8.count)
      let error = try #require(throws: DependencyInstructionError.self) { try parse(["-d", garbage]) }
      #expect(error.argument == garbage)
      #expect(error.description.utf8.count < 8000)
      #expect(error.description.split(separator: "\n").count <= 5)
      #expect(!error.description.contains("\u{1B}"))
    }
  }

  private func parse(_ arguments: [String]) throws {
    try InjectDependenciesArgumentParser(index: index, family: family).parse(arguments: arguments)
  }
}
