/// Tells from names whether a type is meant to implement a protocol: `SystemClock`, `ClockImpl` or `DefaultClock` for
/// `Clock` or `ClockProtocol`, `Cache` for `Caching`.
package enum ImplementationName {
  private static let protocolSuffixes = ["Protocol", "Interface", "Type", "ing", "able", "ible"]
  private static let implementationSuffixes = ["Implementation", "Impl"]
  /// Shorter names say too little.
  private static let minimumLength = 3

  package static func suggests(_ implementation: String, implements proto: String) -> Bool {
    guard implementation != proto else { return false }
    let stem = removing(protocolSuffixes, from: proto)
    let name = removing(implementationSuffixes, from: implementation)
    guard stem.utf8.count >= minimumLength else { return false }
    return name.hasPrefix(stem) || name.hasSuffix(stem)
  }

  private static func removing(_ suffixes: [String], from name: String) -> Substring {
    for suffix in suffixes where name.hasSuffix(suffix) && name.utf8.count >= suffix.utf8.count + minimumLength {
      return name.dropLast(suffix.count)
    }
    return name[...]
  }
}
