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

/// The platform's mutual exclusion, with a condition to wait for. No expression of a program ever runs while it is held.
final class Mutex {
  #if canImport(WinSDK)
    private let lockPointer = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
    private let conditionPointer = UnsafeMutablePointer<CONDITION_VARIABLE>.allocate(capacity: 1)
  #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    private let lockPointer = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let conditionPointer = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  #endif

  init() {
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

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(WinSDK)
      AcquireSRWLockExclusive(lockPointer)
      defer { ReleaseSRWLockExclusive(lockPointer) }
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_lock(lockPointer)
      defer { pthread_mutex_unlock(lockPointer) }
    #endif
    return try body()
  }

  /// Lets go of the lock until somebody calls `wakeAll()`. The caller must hold the lock, and look again afterwards.
  func wait() {
    #if canImport(WinSDK)
      SleepConditionVariableSRW(conditionPointer, lockPointer, INFINITE, 0)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_cond_wait(conditionPointer, lockPointer)
    #endif
  }

  func wakeAll() {
    #if canImport(WinSDK)
      WakeAllConditionVariable(conditionPointer)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_cond_broadcast(conditionPointer)
    #endif
  }
}
