import Testing

@testable import GraphDocuments

@Suite("Unique names")
struct UniqueNamesTests {
  @Test(
    "Repeated names get numbers, and never a name that is used already",
    arguments: [
      (["A", "B", "A"], ["A", "B", "A #2"]), (["A", "A", "A #2"], ["A", "A #2", "A #2 #2"]),
      (["A #2", "A", "A"], ["A #2", "A", "A #3"]),
    ])
  func names(names: [String], unique: [String]) {
    var writer = UniqueNames()
    #expect(names.map { writer.name($0) } == unique)
  }
}
