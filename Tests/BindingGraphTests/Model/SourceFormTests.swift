import Testing

@testable import BindingGraph

@Suite("Type names in the form of sources") struct SourceFormTests {
  @Test(
    "Standard collections and optionals have brackets and question marks",
    arguments: [
      ("Swift.Array<Swift.String>", "[String]"),
      ("Swift.Dictionary<Swift.String, Shop.Price>", "[String: Price]"),
      ("Swift.Optional<Shop.Sensor>", "Sensor?"),
      ("Swift.Optional<any Shop.Sensor>", "(any Sensor)?"),
      ("Swift.Optional<() -> Swift.Int>", "(() -> Int)?"),
      ("Swift.Optional<Swift.Array<Swift.Int>>", "[Int]?"),
      ("Swift.Optional<Swift.Optional<Swift.Int>>", "Int??"),
      ("Swift.Array<any Shop.Plugin & Swift.Sendable>", "[any Plugin & Sendable]"),
      ("Cleanse.Provider<Swift.Array<Swift.Optional<Shop.Sensor>>>", "Provider<[Sensor?]>"),
      ("Swift.Dictionary<Swift.String, (Swift.Int, Swift.Int)>", "[String: (Int, Int)]"),
      ("Swift.Set<Swift.Int>", "Set<Int>"),
      ("Shop.Array<Swift.Int>", "Array<Int>"),
    ])
  func standardTypes(fullName: String, expected: String) {
    #expect(TypeName(fullName).inSourceForm.shortName == expected)
  }
}
