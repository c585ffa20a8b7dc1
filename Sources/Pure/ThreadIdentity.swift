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

/// Tells threads apart.
struct ThreadIdentity: Equatable {
  private let rawValue: UInt

  static var current: ThreadIdentity {
    #if canImport(WinSDK)
      ThreadIdentity(rawValue: UInt(GetCurrentThreadId()))
    #elseif canImport(Glibc) || canImport(Android)
      ThreadIdentity(rawValue: UInt(pthread_self()))
    #elseif canImport(Darwin) || canImport(Musl)
      ThreadIdentity(rawValue: UInt(bitPattern: pthread_self()))
    #else
      ThreadIdentity(rawValue: 0)
    #endif
  }
}
