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

/// The process ID of the program.
enum ProcessIdentity {
  static var current: Int {
    #if canImport(WinSDK)
      Int(GetCurrentProcessId())
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      Int(getpid())
    #else
      1
    #endif
  }
}
