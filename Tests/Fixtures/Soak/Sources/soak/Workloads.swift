import Cleanse
import Dispatch

/// A round of work, repeated until the time is over.
enum Workloads {
  /// Threads request the same shared objects for the first time, build subcomponents, and use weak providers while one
  /// of them releases the root.
  static func races() throws {
    // The only strong reference to the root.
    let app = Owner(try ComponentFactory.of(AppComponent.self).build())
    nonisolated(unsafe) let (me, pilot, engine, pages) = app.parts
    let engines = Guarded<Set<ObjectIdentifier>>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      _ = pilot.get()
      let page = pages.build()
      Findings.shared.expect(page.engine === engine.get(), "a page has another engine")
      _ = engines.update { $0.insert(ObjectIdentifier(page.engine)) }
    }
    Findings.shared.expect(engines.update { $0.count } == 1, "threads created several engines")
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      if number == 0 { app.release() } else if let same = me.get() { _ = same.engine.get() }
    }
  }

  /// Sendable, because only one thread releases.
  private final class Owner: @unchecked Sendable {
    private var root: App?
    let parts: (WeakProvider<App>, Lazy<Pilot>, Provider<Engine>, ComponentFactory<PageComponent>)

    init(_ root: App) {
      self.root = root
      parts = (root.me, root.pilot, root.engine, root.pages)
    }

    func release() { root = nil }
  }

  /// Starts a server, answers requests on several tasks, and stops it; or is cancelled at some await of this.
  static func server(cancelling: Bool) async {
    let task = Task {
      let factory = try await AsyncComponentFactory.of(ServerComponent.self)
      let instance = try await factory.instantiate()
      try await instance.run {
        let server = instance.root
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<4 {
            group.addTask {
              let request = server.requests.build(number)
              Findings.shared.expect(request.seed == number, "a request has another seed")
              Findings.shared.expect(request.metrics === server.metrics.get(), "a request has other metrics")
            }
          }
        }
      }
    }
    if cancelling {
      for _ in 0..<Int.random(in: 0..<12) { await Task.yield() }
      task.cancel()
    }
    do {
      try await task.value
    } catch is CancellationError {
      Findings.shared.expect(cancelling, "a server was cancelled, although nobody cancelled it")
    } catch {
      // A hook or a service that was cancelled is such an error.
      Findings.shared.expect(cancelling, "a server failed: \(error)")
    }
  }
}
