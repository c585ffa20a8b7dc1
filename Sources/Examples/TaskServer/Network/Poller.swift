import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One thread that waits for all sockets, so that waiting tasks block no thread.
// Unchecked: the lock guards the state.
public final class Poller: @unchecked Sendable {
  private struct Waiting {
    let descriptor: Int32
    let events: Int16
    let continuation: CheckedContinuation<Bool, Never>
  }

  /// A socket and the direction in which it can be ready.
  private struct Descriptor: Hashable {
    let number: Int32
    let events: Int16

    init(_ number: Int32, _ events: Int16) {
      self.number = number
      self.events = events
    }
  }

  private let lock = NSLock()
  private var waiting: [Waiting] = []
  private var isReadingStopped = false
  private var isStopped = false
  /// A byte in this pipe wakes the thread.
  private let wakeUp: (read: Int32, write: Int32)

  /// Starts the thread.
  public init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SocketError("pipe") }
    wakeUp = (ends[0], ends[1])
    Thread.detachNewThread { self.run() }
  }

  deinit {
    close(wakeUp.read)
    close(wakeUp.write)
  }

  /// Waits until a socket can be read from, or written to.
  /// - Returns: `false` if the poller was stopped.
  func wait(for descriptor: Int32, toWrite: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      let isTaken = lock.withLock {
        if isStopped || isReadingStopped && !toWrite { return false }
        waiting.append(
          Waiting(descriptor: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), continuation: continuation))
        return true
      }
      if isTaken { wake() } else { continuation.resume(returning: false) }
    }
  }

  /// Ends all waiting for bytes and connections. Pending writes can still finish.
  public func stopReading() {
    let readers = lock.withLock {
      isReadingStopped = true
      let readers = waiting.filter { $0.events == Int16(POLLIN) }
      waiting.removeAll { $0.events == Int16(POLLIN) }
      return readers
    }
    for reader in readers { reader.continuation.resume(returning: false) }
    wake()
  }

  /// Whether reading has been stopped.
  var isStopping: Bool { lock.withLock { isStopped || isReadingStopped } }

  /// Ends all waiting, and the thread.
  public func stop() {
    lock.withLock { isStopped = true }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 0
    _ = write(wakeUp.write, &byte, 1)
  }

  // MARK: The thread

  private func run() {
    while var descriptors = descriptors() {
      guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { continue }
      if descriptors[0].revents != 0 { readWakeUps() }
      resume(Set(descriptors.dropFirst().filter { $0.revents != 0 }.map { Descriptor($0.fd, $0.events) }))
    }
    let rest = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    for waiting in rest { waiting.continuation.resume(returning: false) }
  }

  /// The descriptors to wait for: the pipe, then the sockets; `nil` once the poller is stopped.
  private func descriptors() -> [pollfd]? {
    // Inside the lock: the thread sanitizer does not see that a copy of the array has its own storage.
    lock.withLock {
      guard !isStopped else { return nil }
      return [pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0)]
        + waiting.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    }
  }

  private func readWakeUps() {
    var bytes = [UInt8](repeating: 0, count: 256)
    _ = read(wakeUp.read, &bytes, bytes.count)
  }

  /// Resumes the tasks of ready sockets. A task that began to wait in the meantime tries again and finds out by itself.
  private func resume(_ descriptors: Set<Descriptor>) {
    let ready = lock.withLock {
      let ready = waiting.filter { descriptors.contains(Descriptor($0.descriptor, $0.events)) }
      waiting.removeAll { descriptors.contains(Descriptor($0.descriptor, $0.events)) }
      return ready
    }
    for waiting in ready { waiting.continuation.resume(returning: true) }
  }
}
