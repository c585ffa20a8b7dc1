import Cleanse
import TestSupport

/// The error that a failing hook of a sketch throws.
struct SketchedFailure: Error {
  let node: Int
}

/// A component that declares the current sketch.
struct SketchedHooks: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    HookStatement.bindAll(in: binder)
  }

  static func configureRoot(binder bind: ReceiptBinder<Items>) -> BindingReceipt<Items> {
    complete(bind, needing: HookSketch.current.rootNeeds.map(LifecycleSketch.type)) { Items() }
  }
}

/// Overrides the overridden bindings of the sketch.
struct HookOverrides: Module {
  static func configure(binder: Binder<Singleton>) {
    HookStatement.overrideAll(in: binder)
  }
}

/// A component that declares the current sketch on the main actor.
@MainActor struct MainSketchedHooks: @MainActor RootComponent {
  static func configure(binder: Binder<Singleton>) {
    HookStatement.bindAll(in: binder)
  }

  static func configureRoot(binder bind: ReceiptBinder<Items>) -> BindingReceipt<Items> {
    complete(bind, needing: HookSketch.current.rootNeeds.map(LifecycleSketch.type)) { Items() }
  }
}

@MainActor struct MainHookOverrides: @MainActor Module {
  static func configure(binder: Binder<Singleton>) {
    MainActor.assertIsolated()
    HookStatement.overrideAll(in: binder)
  }
}

/// The statement that binds a node of a sketch.
private struct HookStatement {
  private let sketch: HookSketch
  private let number: Int
  /// Whether an override replaces this binding.
  private let isReplaced: Bool

  static func bindAll(in binder: Binder<Singleton>) {
    let sketch = HookSketch.current
    for (number, node) in sketch.nodes.enumerated() {
      HookStatement(sketch: sketch, number: number, isReplaced: node.isOverridden).bind(in: binder)
    }
  }

  static func overrideAll(in binder: Binder<Singleton>) {
    let sketch = HookSketch.current
    for (number, node) in sketch.nodes.enumerated() where node.isOverridden {
      HookStatement(sketch: sketch, number: number, isReplaced: false).bind(in: binder)
    }
  }

  private func bind(in binder: Binder<Singleton>) {
    func bind<I: Marker>(_ index: I.Type) {
      var shared = binder.bind(Item<I>.self).sharedInScope()
      let node = sketch.nodes[number]
      if isReplaced || node.start != nil {
        let hook = hook(node.start ?? .prompt, begin: "begin", end: "started")
        shared = shared.onStart { _ in try await hook.run() }
      }
      if isReplaced || node.stop != nil {
        let hook = hook(node.stop ?? .prompt, begin: "stop", end: "stopped")
        shared = shared.onStop { _ in try await hook.run() }
      }
      let (number, log, isReplaced) = (number, sketch.log, isReplaced)
      shared.configured { bind in
        complete(bind, needing: node.needs.map(LifecycleSketch.type)) {
          log.note("\(isReplaced ? "replaced" : "make") \(number)")
          return Item<I>()
        }
      }
    }
    bind(Markers.all[number])
  }

  private func hook(_ ending: HookSketch.Ending, begin: String, end: String) -> SketchedHook {
    SketchedHook(
      sketch: sketch, node: number, ending: ending, begin: isReplaced ? "replaced" : begin, end: end)
  }
}

/// A hook of a node.
private struct SketchedHook: Sendable {
  let sketch: HookSketch
  let node: Int
  let ending: HookSketch.Ending
  let begin: String
  let end: String

  func run(isolation: isolated (any Actor)? = #isolation) async throws {
    sketch.running.update { $0 += 1 }
    defer { sketch.running.update { $0 -= 1 } }
    sketch.log.note("\(begin) \(node)")
    let isExpected =
      switch sketch.caller {
      case .none: isolation != nil
      case .main: isolation === MainActor.shared
      case .own: isolation is LifecycleCaller
      }
    if !isExpected { sketch.log.note("elsewhere \(node)") }
    switch ending {
    case .prompt: for _ in 0..<node { await Task.yield() }
    case .failing: throw SketchedFailure(node: node)
    case .endless: try await Task.sleepUntilCancelled()
    case .late: try? await Task.sleepUntilCancelled()
    case .stubborn: await sketch.gate.wait()
    }
    sketch.log.note("\(end) \(node)")
  }
}
