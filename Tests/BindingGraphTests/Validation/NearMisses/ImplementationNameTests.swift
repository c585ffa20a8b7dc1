import BindingGraph
import Testing

@Suite("Names of implementations")
struct ImplementationNameTests {
  @Test(
    "are recognised by what stands before or behind the protocol's name",
    arguments: [
      ("SystemClock", "Clock"), ("ClockImpl", "Clock"), ("DefaultClock", "ClockProtocol"),
      ("Cache", "Caching"), ("LiveTransport", "Transport"), ("LiveClockImpl", "Clock"),
      ("StoreImplementation", "StoreInterface"),
    ])
  func suggests(implementation: String, proto: String) {
    #expect(ImplementationName(of: proto).isSuggested(by: implementation))
  }

  @Test(
    "are not seen in other names",
    arguments: [("Clock", "Clock"), ("Cloak", "Clock"), ("Store", "Clock"), ("XAB", "AB"), ("MyClockFace", "Clock")])
  func accepts(implementation: String, proto: String) {
    #expect(!ImplementationName(of: proto).isSuggested(by: implementation))
  }
}
