#if canImport(Testing)
  import Cleanse
  import Testing

  /// A trait of Swift Testing: overrides for each `TestGraph` of a root component that a test or a suite creates.
  ///
  ///     @Suite(.graph(App.self, overrides: .overriding(Payments.self) { FakePayments() }))
  ///     struct CheckoutTests {
  ///       @Test func pays() throws {
  ///         let graph = try TestGraph(App.self)
  ///       }
  ///     }
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public struct GraphTrait: TestTrait, SuiteTrait, TestScoping {
    private let defaults: GraphDefaults

    /// Whether the tests of a suite have the trait too, which they do.
    public var isRecursive: Bool { true }

    fileprivate init(_ defaults: GraphDefaults) {
      self.defaults = defaults
    }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await GraphDefaults.$ofTest.withValue(GraphDefaults.ofTest + [defaults]) { try await function() }
    }
  }

  extension Trait where Self == GraphTrait {
    /// Passes overrides to each `TestGraph` of a root component that the test, or a test of the suite, creates.
    ///
    /// They are added to those of the suites around it and of the `TestGraph` itself; two overrides of one key are a
    /// `DuplicateBinding`. Each graph has its own, so parallel tests share nothing. Other tasks of the test have them too,
    /// but not detached ones.
    ///
    /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
    ///
    /// - Parameters:
    ///   - component: the root component.
    ///   - overrides: bindings that replace those of the graph, created anew for each graph.
    ///   - types: the types, as they are bound, that may be live.
    public static func graph(
      _ component: Any.Type, overrides: @autoclosure @escaping @Sendable () -> Overrides = Overrides(),
      allowingLive types: [Any.Type] = []
    ) -> GraphTrait {
      GraphTrait(GraphDefaults(of: component, allowingLive: types, overrides: overrides))
    }
  }
#endif
