internal import CleanseThreads

/// Ends the run of an instance when one of its services ends.
// Unchecked: the lock guards the only state.
final class ServiceWatch: @unchecked Sendable {
  private let mutex = Mutex()
  private var isStopping = false
  private var isEndOfRun = false
  /// The tasks to cancel at the end of the run.
  private var cancellations: [Int: @Sendable () -> Void] = [:]
  private var cancellationCount = 0

  /// Whether a service has ended the run.
  var hasEndedRun: Bool { mutex.withLock { isEndOfRun } }

  /// Allows services to end from now on.
  func beginStop() {
    mutex.withLock { isStopping = true }
  }

  /// Processes the end of a service. It ends the run unless the instance is being stopped.
  /// - Parameter error: the error that the service threw.
  /// - Returns: whether the service has failed.
  func takeEnd(_ end: ServiceEnd, with error: (any Error)?) -> Bool {
    let cancellations: [@Sendable () -> Void]? = mutex.withLock {
      guard !isStopping else { return nil }
      guard end != .ignore else { return [] }
      isEndOfRun = true
      return Array(self.cancellations.values)
    }
    guard let cancellations else { return end == .fail && error != nil && !(error is CancellationError) }
    for cancel in cancellations { cancel() }
    return end == .fail
  }

  /// Calls a function when a service ends the run, at once if one has.
  /// - Returns: the number for `forget(_:)`.
  @discardableResult
  func whenRunEnds(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (number, isOver) = mutex.withLock {
      cancellationCount += 1
      cancellations[cancellationCount] = cancel
      return (cancellationCount, isEndOfRun)
    }
    if isOver { cancel() }
    return number
  }

  func forget(_ number: Int) {
    mutex.withLock { cancellations[number] = nil }
  }
}
