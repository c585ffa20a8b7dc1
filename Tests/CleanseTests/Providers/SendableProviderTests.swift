import Cleanse
import Testing

@Suite("Sendable providers without a graph")
struct SendableProviderTests {
  @Test("are called like other providers")
  func calls() async {
    let provider = SendableProvider(value: 7)
    #expect(provider() == provider.get())
    #expect(await Task.detached { provider() }.value == 7)
  }

  @Test("lead to what a function makes of the value, made once")
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
