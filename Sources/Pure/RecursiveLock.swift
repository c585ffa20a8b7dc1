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

/// The platform's mutual exclusion, of the kind that lets a thread in again which is inside already.
final class RecursiveLock {
  #if canImport(WinSDK)
    private let pointer = UnsafeMutablePointer<CRITICAL_SECTION>.allocate(capacity: 1)
  #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    private let pointer = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #endif

  init() {
    #if canImport(WinSDK)
      InitializeCriticalSection(pointer)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, .init(PTHREAD_MUTEX_RECURSIVE))
      pthread_mutex_init(pointer, &attributes)
      pthread_mutexattr_destroy(&attributes)
    #endif
  }

  deinit {
    #if canImport(WinSDK)
      DeleteCriticalSection(pointer)
      pointer.deallocate()
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_destroy(pointer)
      pointer.deallocate()
    #endif
  }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(WinSDK)
      EnterCriticalSection(pointer)
      defer { LeaveCriticalSection(pointer) }
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_lock(pointer)
      defer { pthread_mutex_unlock(pointer) }
    #endif
    return try body()
  }
}
