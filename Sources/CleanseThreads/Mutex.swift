#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// The mutex of the platform, with a condition variable. No code of a user ever runs while it is held.
package final class Mutex {
  #if canImport(WinSDK)
    private let lockPointer = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
    private let conditionPointer = UnsafeMutablePointer<CONDITION_VARIABLE>.allocate(capacity: 1)
  #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    private let lockPointer = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let conditionPointer = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  #endif

  package init() {
    #if canImport(WinSDK)
      InitializeSRWLock(lockPointer)
      InitializeConditionVariable(conditionPointer)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_init(lockPointer, nil)
      pthread_cond_init(conditionPointer, nil)
    #endif
  }

  deinit {
    #if canImport(WinSDK)
      lockPointer.deallocate()
      conditionPointer.deallocate()
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_cond_destroy(conditionPointer)
      pthread_mutex_destroy(lockPointer)
      lockPointer.deallocate()
      conditionPointer.deallocate()
    #endif
  }

  // Inlined into other modules: otherwise the function would not know the result type, and be slower than the lock.
  @inlinable
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  @usableFromInline
  package func lock() {
    #if canImport(WinSDK)
      AcquireSRWLockExclusive(lockPointer)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_lock(lockPointer)
    #endif
  }

  @usableFromInline
  package func unlock() {
    #if canImport(WinSDK)
      ReleaseSRWLockExclusive(lockPointer)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_unlock(lockPointer)
    #endif
  }

  /// Releases the lock until `wakeAll()` is called. The caller holds the lock, and rechecks its condition afterwards.
  package func wait() {
    #if canImport(WinSDK)
      SleepConditionVariableSRW(conditionPointer, lockPointer, INFINITE, 0)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_cond_wait(conditionPointer, lockPointer)
    #endif
  }

  package func wakeAll() {
    #if canImport(WinSDK)
      WakeAllConditionVariable(conditionPointer)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_cond_broadcast(conditionPointer)
    #endif
  }
}
