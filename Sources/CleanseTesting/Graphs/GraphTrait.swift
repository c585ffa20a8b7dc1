#if canImport(Testing)
  import BindingGraph
  import Cleanse
  import Foundation
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
  /// A test fails if it has the trait itself and returns without a `TestGraph` of the component. The trait of a suite
  /// is for those tests that create one.
  ///
  /// If a test releases such a graph before its `onStop` hooks have run, they run at the end of the test, even if the
  /// test throws. `onStart` hooks and services do not run: use `TestGraph.run`.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public struct GraphTrait: TestTrait, SuiteTrait, TestScoping {
    private let makeDefaults: @Sendable () async -> GraphDefaults
    private let name: String
    private let site: CallSite
    private let stop: @Sendable (AbandonedGraphs) async -> Void
    private let use = TraitUse()

    /// - Parameter name: the name of the function that creates the trait.
    fileprivate init(
      _ name: String, at site: CallSite, defaults: @escaping @Sendable () async -> GraphDefaults,
      stop: @escaping @Sendable (AbandonedGraphs) async -> Void
    ) {
      self.name = name
      self.site = site
      self.stop = stop
      makeDefaults = defaults
    }

    /// The trait of a suite is in effect around each of its tests, whose graphs end with it.
    public var isRecursive: Bool { true }

    public func prepare(for test: Test) async throws {
      if test.isSuite { use.noteSuite() }
    }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let defaults = await makeDefaults().forNextCase
      do {
        try await defaults.inEffect { try await function() }
      } catch {
        await stop(defaults.abandoned)
        // The test may have thrown before it could create its graph.
        throw error
      }
      await stop(defaults.abandoned)
      let created = defaults.created.components
      // A single test of a suite may run alone, and need not create the graph.
      guard !use.isForSuite, !created.contains(defaults.component) else { return }
      FailureRecorder.record(failure(about: defaults.component, created: created), at: site)
    }

    private func failure(about component: TypeReference, created: [TypeReference]) -> String {
      func call(_ function: String, _ type: TypeReference) -> DiagnosticText {
        let call: DiagnosticText = "\(DiagnosticText(function))(\(type.metatype))"
        return call.asCode ?? call
      }
      let lines =
        [
          "the test has the trait .\(call(name, component)), but does not create \(call("TestGraph", component))",
          "  help: create one, or remove the trait",
        ]
        + created.map { other in
          "  help: or, if the trait is for \(call("TestGraph", other)), write .\(call(name, other))"
        }
      return lines.joined(separator: "\n")
    }
  }

  extension Trait where Self == GraphTrait {
    /// Passes overrides to each `TestGraph` of a root component that the test, or a test of the suite, creates.
    ///
    /// They are added to those of the suites around it and of the `TestGraph` itself; two overrides of one key are a
    /// `DuplicateBinding`. Each graph has its own, so parallel tests share nothing. Other tasks of the test have them
    /// too, but not detached ones.
    ///
    /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
    ///
    /// - Parameters:
    ///   - component: the root component.
    ///   - overrides: bindings that replace those of the graph, created anew for each graph.
    ///   - types: the types, as they are bound, that may be live.
    /// - SeeAlso: `mainActorGraph(_:overrides:allowingLive:fileID:filePath:line:column:)`, if the component or a module
    ///   of the overrides is isolated to the main actor.
    public static func graph<C: RootComponent>(
      _ component: C.Type, overrides: @autoclosure @escaping @Sendable () -> Overrides = Overrides(),
      allowingLive types: [Any.Type] = [],
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> GraphTrait {
      let defaults = GraphDefaults(of: component, allowingLive: types, overrides: overrides)
      return GraphTrait(
        "graph", at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      ) {
        defaults
      } stop: {
        await $0.stop()
      }
    }

    /// Passes overrides to each `TestGraph` of a root component that the test, or a test of the suite, creates on the
    /// main actor.
    ///
    /// For components of the main actor, and for overrides with modules, tags or objects of the main actor:
    ///
    ///     @MainActor @Suite(.mainActorGraph(App.self, overrides: [FakeScreens.self]))
    ///
    /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
    ///
    /// - Parameters:
    ///   - component: the root component.
    ///   - overrides: bindings that replace those of the graph, created anew for each graph.
    ///   - types: the types, as they are bound, that may be live.
    /// - SeeAlso: `graph(_:overrides:allowingLive:fileID:filePath:line:column:)`
    public static func mainActorGraph(
      _ component: @autoclosure @escaping @MainActor @Sendable () -> any RootComponent.Type,
      overrides: @autoclosure @escaping @MainActor @Sendable () -> Overrides = Overrides(),
      allowingLive types: @autoclosure @escaping @MainActor @Sendable () -> [Any.Type] = [],
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> GraphTrait {
      GraphTrait(
        "mainActorGraph", at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      ) { @MainActor in
        GraphDefaults(of: component(), allowingLive: types()) { MainActorOverrides.make(overrides) }
      } stop: { @MainActor in
        await $0.stop()
      }
    }
  }

  /// Whether a trait belongs to a suite.
  // Safe to send, because the lock guards its mutable state.
  private final class TraitUse: @unchecked Sendable {
    private let lock = NSLock()
    private var hasSuite = false

    var isForSuite: Bool { lock.withLock { hasSuite } }

    func noteSuite() {
      lock.withLock { hasSuite = true }
    }
  }
#endif
