import BindingGraph
import Cleanse

/// Builds a graph, and lists the objects that the start creates.
final class MeasuredStart<C: RootComponent> {
  private let overrides: Overrides
  private let serviceLoader: CleanseServiceLoader
  private let trace = CreationTrace()
  /// The errors that prevent the graph from being built.
  private var diagnostics: [Diagnostic] = []
  /// The number of creations during the build; later ones are for start hooks and services.
  private var builtCount = 0
  /// The step that caused each creation after the build.
  private var startSteps: [String] = []
  private var creations: [TracedCreation] = []

  init(_ component: C.Type, overrides: Overrides, serviceLoader: CleanseServiceLoader) {
    self.overrides = overrides
    self.serviceLoader = serviceLoader
  }

  // MARK: Building

  func build(_ seed: C.Seed, at site: CallSite) {
    let factory = making {
      try ComponentFactory.of(
        C.self, overrides: overrides, serviceLoader: serviceLoader, trace: trace, creationObserver: { _ in },
        lifecycleObserver: stops(.startAssertion, at: site))
    }
    guard let factory else { return }
    measure(factory.instantiate(seed))
  }

  nonisolated(nonsending) func awaitBuild(_ seed: C.Seed, at site: CallSite) async throws {
    let factory = making {
      try AsyncComponentFactory.of(
        C.self, overrides: overrides, serviceLoader: serviceLoader, trace: trace, creationObserver: { _ in },
        lifecycleObserver: stops(.startAssertion, at: site))
    }
    guard let factory else { return }
    let instance = try await factory.instantiate(seed)
    measure(instance)
    do {
      try await instance.stopLeavingHooksBehind(after: StopLimits.hooks, serviceTimeLimit: StopLimits.services)
    } catch {
      diagnostics = Diagnostic.list(of: error, for: .startAssertion)
    }
  }

  private func stops(_ user: GraphUser, at site: CallSite) -> UnstoppedObjects {
    UnstoppedObjects(in: C.self, of: user, at: site, serviceLimit: nil, stoppedBy: nil)
  }

  private func measure(_ instance: ComponentInstance<C>) {
    builtCount = trace.creations.count
    instance.makeStartedValues { hasHook in
      let count = trace.creations.count - builtCount - startSteps.count
      startSteps += repeatElement(hasHook ? "onStart" : "running", count: count)
    }
    // The identities of slots are unique only while the objects live.
    creations = withExtendedLifetime(instance) { trace.creations }
  }

  private func making<Factory>(_ make: () throws -> Factory) -> Factory? {
    do {
      return try make()
    } catch {
      diagnostics = Diagnostic.list(of: error, for: .startAssertion)
      return nil
    }
  }

  // MARK: Result

  func record(count: Budget, length: Budget, at site: CallSite) {
    guard let failure = failure(count: count, length: length) else { return }
    FailureRecorder.record(failure, at: site)
  }

  private func failure(count: Budget, length: Budget) -> String? {
    guard diagnostics.isEmpty else { return DiagnosticRenderer.assertion.report(of: diagnostics) }
    var parts: [String] = []
    if !count.allows(creations.count) {
      let list = creations.enumerated().map { "\n  \($1.name)\($1.place): \(reason(for: $0))" }
      parts.append(
        "\(C.self) creates \(Self.objects(creations.count)) at start, expected \(count.description):" + list.joined())
    }
    let chain = longestChain
    if !length.allows(chain.count) {
      let list = chain.map { "\n  \(creations[$0].name)\(creations[$0].place)" }
      parts.append(
        "the critical path of \(C.self) has \(Self.objects(chain.count)), each needing the one before it, "
          + "expected \(length.description):" + list.joined())
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func objects(_ number: Int) -> String { number == 1 ? "1 object" : "\(number) objects" }

  // MARK: Chains

  /// The chain of requests that created an object, beginning with the reason of its first object.
  private func reason(for creation: Int) -> String {
    var path = [creation]
    while let requester = path.last.flatMap({ creations[$0].requester }) { path.append(requester) }
    let first = path[path.count - 1]
    let names = path.reversed().map { creations[$0].name }
    return ([occasion(of: first)] + (names.count > 1 ? names : [])).joined(separator: " -> ")
  }

  /// The reason of a creation that no other object requested.
  private func occasion(of creation: Int) -> String {
    let entry = creations[creation].entry
    return switch entry.kind {
    case .awaitedValue: "async binding"
    case .concurrentValue: "eager(.concurrently)"
    // Objects can start tasks that request others at any time, even after the last step.
    case _ where creation >= builtCount + startSteps.count: "another task"
    case _ where creation >= builtCount: startSteps[creation - builtCount]
    case _ where entry.subject.type == C.Root.self: "root"
    default: "eager()"
    }
  }

  /// The longest chain of creations, in the order of creation.
  private var longestChain: [Int] {
    var lengths: [Int] = []
    var previous: [Int?] = []
    for creation in creations {
      let longest = creation.prerequisites.max { lengths[$0] < lengths[$1] }
      lengths.append(1 + (longest.map { lengths[$0] } ?? 0))
      previous.append(longest)
    }
    var chain: [Int] = []
    var next = lengths.indices.max { lengths[$0] < lengths[$1] }
    while let creation = next {
      chain.append(creation)
      next = previous[creation]
    }
    return chain.reversed()
  }
}

extension TracedCreation {
  fileprivate var name: String { entry.subject.name }
  fileprivate var place: String { entry.location.map { " (\($0.shortDescription))" } ?? "" }
}
