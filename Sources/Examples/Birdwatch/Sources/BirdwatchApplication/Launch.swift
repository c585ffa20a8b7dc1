import Cleanse
import Observation

/// Builds the app, and publishes the progress for the first view.
@Observable
public final class Launch {
  public enum Phase {
    case starting
    case running(AppModel)
    case failed(any Error)
  }

  public private(set) var phase = Phase.starting
  private let overrides: Overrides
  private var task: Task<Void, Never>?
  /// Keeps the shared objects.
  private var instance: ComponentInstance<AppComponent>?

  public init(overrides: Overrides = Overrides()) {
    self.overrides = overrides
  }

  /// Starts once, for all windows: closing the first window does not cancel it. After a failure it starts again.
  public func start() async {
    let task = task ?? Task { await build() }
    self.task = task
    await task.value
  }

  private func build() async {
    phase = .starting
    do {
      let instance = try await AsyncComponentFactory.of(AppComponent.self, overrides: overrides).instantiate()
      try await instance.start()
      self.instance = instance
      phase = .running(instance.root)
    } catch {
      task = nil
      phase = .failed(error)
    }
  }
}
