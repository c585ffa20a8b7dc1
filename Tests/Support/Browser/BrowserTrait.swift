#if os(Linux) || os(macOS)
  import Testing

  /// Starts one browser for all tests of a suite, and ends it after them.
  package struct BrowserTrait: SuiteTrait, TestScoping {
    package func provideScope(
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
    package static var browser: Self { BrowserTrait() }
  }
#endif
