import Foundation
import Testing

@testable import workshop

@Suite("Overloads for each number of dependencies")
struct AritiesGeneratorTests {
  private let repository = Repository(root: URL(fileURLWithPath: "/"))

  private func file(_ name: String, alwaysTried: Int = 1, highest: Int = 2) throws -> String {
    let folders = AritiesGenerator(alwaysTried: alwaysTried, highest: highest).folders(for: repository)
    return try #require(folders.compactMap { $0.files[name] }.first)
  }

  @Test("Generated builders have an overload for each number of dependencies and one for all higher numbers")
  func overloads() throws {
    let text = try file("BindingBuilder+Arities.swift")
    #expect(text.contains("func to(\n"))
    #expect(text.contains("func to<P1>(\n"))
    #expect(text.contains("func to<P1, P2>(\n"))
    #expect(text.contains("func to<P1, P2, P3, each Rest>(\n"))
    #expect(!text.contains("func to<P1, P2, P3>(\n"))
    #expect(text.contains("with 3 or more dependencies."))
  }

  @Test("Generated overloads for many dependencies are disfavored", arguments: [(1, 2), (2, 1), (3, 0)])
  func favor(alwaysTried: Int, disfavored: Int) throws {
    let text = try file("BindingBuilder+Arities.swift", alwaysTried: alwaysTried)
    #expect(text.components(separatedBy: "@_disfavoredOverload").count - 1 == disfavored)
  }

  @Test("A generated overload refuses an assisted argument behind a parameter pack")
  func refusal() throws {
    let text = try file("AssistedInjectionBindingBuilder+Arities.swift")
    #expect(text.contains("With more than 2 dependencies, take the Assisted argument as the first parameter."))
    #expect(text.contains("(factory: @escaping (P1, P2, P3, repeat each Rest, Assisted<Tag.Seed>) -> Element)"))
  }

  @Test("A generated slot passes each dependency to its parameter")
  func values() {
    #expect(
      Arity(count: 2, highest: 2).values(of: "slot") == "slot.value(of: 0, as: P1.self), slot.value(of: 1, as: P2.self)"
    )
    #expect(
      Arity(count: 1, highest: 0).values(of: "slot")
        == "slot.value(of: 0, as: P1.self), repeat rest.next(as: (each Rest).self)")
  }
}
