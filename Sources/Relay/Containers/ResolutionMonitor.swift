import Foundation

/// Sees to it that a singleton is made once, and that nobody waits for what waits for himself.
///
/// It knows which factories run on which thread, and who waits for whom. Its lock is never held while a factory runs.
// Unchecked because `condition` guards all that varies, also in registrations.
final class ResolutionMonitor: @unchecked Sendable {
  private enum Turn {
    case make
    case take(Any?)
  }

  private let condition = NSCondition()
  /// The registrations whose factories run on a thread, outermost first.
  private var running: [ThreadIdentity: [Registration]] = [:]
  /// What a thread waits for another one to make.
  private var awaited: [ThreadIdentity: Registration] = [:]

  /// The value of a registration: the remembered one, or a new one.
  /// - Parameter container: where the factory is registered.
  /// - Throws: `DependencyResolutionError` where the factory leads back to itself, or the factory's error.
  func value(of registration: Registration, in container: DependencyContainer) throws -> Any? {
    switch try begin(registration) {
    case .take(let value): return value
    case .make:
      let value: Any?
      do {
        value = try registration.make(in: container)
      } catch {
        end(registration, remembering: .nothingYet)
        throw error
      }
      end(registration, remembering: registration.lifecycle == .singleton ? .value(value) : .nothingYet)
      return value
    }
  }

  /// Waits until the value is there, or it is the caller's turn to make it.
  private func begin(_ registration: Registration) throws -> Turn {
    condition.lock()
    defer { condition.unlock() }
    let current = ThreadIdentity.current
    while true {
      if case .value(let value) = registration.remembered { return .take(value) }
      if let chain = chain(from: registration, backTo: current) {
        throw DependencyResolutionError(.circular(chain), of: registration.type, in: registration.scope)
      }
      guard registration.owner != nil else {
        if registration.lifecycle == .singleton { registration.owner = current }
        running[current, default: []].append(registration)
        return .make
      }
      awaited[current] = registration
      condition.wait()
      awaited[current] = nil
    }
  }

  private func end(_ registration: Registration, remembering value: Registration.Remembered) {
    condition.lock()
    defer { condition.unlock() }
    let current = ThreadIdentity.current
    running[current]?.removeLast()
    if running[current]?.isEmpty == true { running[current] = nil }
    guard registration.lifecycle == .singleton else { return }
    registration.remembered = value
    registration.owner = nil
    condition.broadcast()
  }

  /// The way on which making a value would lead back to itself, perhaps through threads that wait for each other; `nil`
  /// where it does not.
  private func chain(
    from registration: Registration, backTo current: ThreadIdentity
  ) -> [DependencyResolutionError.Step]? {
    var chain: [Registration] = []
    var next = registration
    // A thread waits for one value at most, so a way that visits more threads than wait has no end.
    for _ in 0...awaited.count {
      let thread = next.owner ?? current
      guard let running = running[thread], let start = running.firstIndex(where: { $0 === next }) else { return nil }
      chain += running[start...]
      if thread == current {
        let links = chain.filter { !$0.isProperty }
        return (links + links.prefix(1)).map { .init(type: $0.type, scope: $0.scope) }
      }
      guard let awaited = awaited[thread] else { return nil }
      next = awaited
    }
    return nil
  }
}
