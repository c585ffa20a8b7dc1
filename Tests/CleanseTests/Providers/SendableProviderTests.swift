import Cleanse
import Testing

@Suite("Sendable providers without a graph")
struct SendableProviderTests {
  @Test("A sendable provider is callable in another isolation")
  func calls() async {
    let provider = SendableProvider(value: 7)
    #expect(provider() == provider.get())
    #expect(await Task.detached { provider() }.value == 7)
  }

  @Test("A mapped sendable provider transforms its value once")
  func mapped() {
    var calls = 0
    let names = SendableProvider(value: 7).map { number in
      calls += 1
      return "\(number)"
    }
    #expect([names(), names()] == ["7", "7"])
    #expect(calls == 1)
  }
}
