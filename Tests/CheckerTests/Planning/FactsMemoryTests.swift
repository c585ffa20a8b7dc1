import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Cache of facts") struct FactsMemoryTests {
  private let folder: TemporaryFolder
  private let memory: FactsMemory

  init() throws {
    folder = try TemporaryFolder(["swiftc": "a compiler", "swiftc-next": "a compiler", "App.swift": ""])
    memory = FactsMemory(folder: folder.path("facts"), version: "1")
  }

  @Test("The cache returns facts only for the compiler and folder that produced them") func sameCompiler() throws {
    #expect(memory.facts(of: module, by: compiler()) == nil)
    #expect(memory.keeps(facts, of: module, by: compiler()))
    #expect(memory.facts(of: module, by: compiler()) == facts)
    #expect(memory.facts(of: module, by: compiler("swiftc-next")) == nil)
    #expect(memory.facts(of: module, by: compiler(in: "/elsewhere")) == nil)
  }

  @Test("The cache discards the facts of a compiler that was replaced") func replacedCompiler() throws {
    #expect(memory.keeps(facts, of: module, by: compiler()))
    try folder.write("the next compiler", to: "swiftc")
    #expect(memory.facts(of: module, by: compiler()) == nil)
  }

  @Test("The version of a program changes with its contents, and not with its date")
  func versions() throws {
    let program = try folder.write("a program of more than eight bytes", to: "cleansec")
    let facts = folder.path("facts")
    func version() -> String { ProgramVersion(ofProgram: program, in: facts).text }
    let first = version()
    #expect(version() == first)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: program)
    #expect(version() == first)
    for contents in ["a Program of more than eight bytes", "a program of more than eight byteS"] {
      try folder.write(contents, to: "cleansec")
      #expect(version() != first)
    }
  }

  private func compiler(_ name: String = "swiftc", in place: String = "/p") -> Compiler {
    Compiler(program: folder.path(name), folder: place)
  }

  private var module: BuildPlan.Module {
    let sources = [folder.path("App.swift")]
    return BuildPlan.Module(
      name: "App", arguments: CompilerArguments(["-module-name", "App"]), sources: sources, imports: ["Cleanse"],
      inputs: sources)
  }

  private var facts: ModuleFacts {
    var facts = ModuleFacts()
    facts.name = "App"
    return facts
  }
}
