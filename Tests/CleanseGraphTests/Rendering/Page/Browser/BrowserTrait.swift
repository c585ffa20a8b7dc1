import Testing

/// Starts one browser for all tests of a suite, and ends it behind them.
struct BrowserTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let browser = try await Browser.start()
    do {
      try await Browser.$current.withValue(browser) { try await function() }
    } catch {
      await browser.end()
      throw error
    }
    await browser.end()
  }
}

extension Trait where Self == BrowserTrait {
  static var browser: Self { BrowserTrait() }
}
