#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import CRT
#endif

/// The program's standard error stream.
package enum StandardError {
  /// Whether the stream is a terminal.
  static var isTerminal: Bool {
    #if canImport(WinSDK)
      _isatty(2) != 0
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      isatty(2) != 0
    #else
      false
    #endif
  }

  /// A variable of the program's environment.
  static func environmentVariable(_ name: String) -> String? {
    #if canImport(WinSDK) || canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      getenv(name).map { String(cString: $0) }
    #else
      nil
    #endif
  }

  /// Writes a line; does nothing if the stream is closed.
  package static func write(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      #if canImport(WinSDK)
        _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
      #elseif canImport(Darwin)
        _ = Darwin.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Glibc)
        _ = Glibc.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        _ = Musl.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Android)
        _ = Android.write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
