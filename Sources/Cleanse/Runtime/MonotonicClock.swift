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

/// A clock that never goes back. Swift's own clock requires newer platforms than this package supports.
enum MonotonicClock {
  /// Nanoseconds since an arbitrary moment in the past. They exceed a 32-bit `Int`.
  static var now: Int64 {
    #if canImport(WinSDK)
      var (count, frequency) = (LARGE_INTEGER(), LARGE_INTEGER())
      QueryPerformanceCounter(&count)
      QueryPerformanceFrequency(&frequency)
      let (seconds, rest) = count.QuadPart.quotientAndRemainder(dividingBy: frequency.QuadPart)
      return seconds * 1_000_000_000 + rest * 1_000_000_000 / frequency.QuadPart
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #else
      0
    #endif
  }
}
