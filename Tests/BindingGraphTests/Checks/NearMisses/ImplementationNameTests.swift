import BindingGraph
import Testing

@Suite("Implementation names")
struct ImplementationNameTests {
  @Test(
    "The name of an implementation is recognized by a prefix or suffix of the protocol's name",
    arguments: [
      ("SystemClock", "Clock"), ("ClockImpl", "Clock"), ("DefaultClock", "ClockProtocol"),
      ("Cache", "Caching"), ("LiveTransport", "Transport"), ("LiveClockImpl", "Clock"),
      ("StoreImplementation", "StoreInterface"),
    ])
  func suggests(implementation: String, proto: String) {
    #expect(ImplementationName(of: proto).isSuggested(by: implementation))
  }

  @Test(
    "An unrelated name is not recognized as that of an implementation",
    arguments: [("Clock", "Clock"), ("Cloak", "Clock"), ("Store", "Clock"), ("XAB", "AB"), ("MyClockFace", "Clock")])
  func accepts(implementation: String, proto: String) {
    #expect(!ImplementationName(of: proto).isSuggested(by: implementation))
  }
}
