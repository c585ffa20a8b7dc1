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

/// The identity of a running thread. The lowest bit is never set, and the value is never 0.
package struct ThreadIdentity: Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  package static var current: ThreadIdentity {
    #if canImport(WinSDK)
      ThreadIdentity(rawValue: UInt(GetCurrentThreadId()) << 1)
    #elseif canImport(Glibc) || canImport(Android)
      ThreadIdentity(rawValue: UInt(pthread_self()) << 1)
    #elseif canImport(Darwin) || canImport(Musl)
      ThreadIdentity(rawValue: UInt(bitPattern: pthread_self()) << 1)
    #else
      ThreadIdentity(rawValue: 2)
    #endif
  }
}
