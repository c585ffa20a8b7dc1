/// The name of a protocol, to find types that probably implement it by their names: `SystemClock`, `ClockImpl` or
/// `DefaultClock` for `Clock` or `ClockProtocol`, `Cache` for `Caching`.
package struct ImplementationName {
  private static let protocolSuffixes = ["Protocol", "Interface", "Type", "ing", "able", "ible"]
  private static let implementationSuffixes = ["Implementation", "Impl"]
  /// Shorter names match too many types.
  private static let minimumLength = 3

  private let name: String
  private let stem: Substring
  /// `SpelledName.letters` of the stem that a suggested name has to contain.
  let letters: UInt64

  /// - Parameter name: the name of the protocol, perhaps with constraints: `any Store<Page>`.
  package init(of name: String) {
    let anyMark = "any "
    let name = name.hasPrefix(anyMark) ? String(name.dropFirst(anyMark.count).prefix { $0 != "<" }) : name
    self.name = name
    stem = Self.removing(Self.protocolSuffixes, from: name)
    letters = SpelledName(String(stem)).letters
  }

  /// Whether a type's name suggests that the type implements the protocol.
  package func isSuggested(by implementation: String) -> Bool {
    guard stem.utf8.count >= Self.minimumLength, implementation != name else { return false }
    if implementation.hasPrefix(stem) || implementation.hasSuffix(stem) { return true }
    return Self.removing(Self.implementationSuffixes, from: implementation).hasSuffix(stem)
  }

  private static func removing(_ suffixes: [String], from name: String) -> Substring {
    for suffix in suffixes where name.hasSuffix(suffix) && name.utf8.count >= suffix.utf8.count + minimumLength {
      return name.dropLast(suffix.count)
    }
    return name[...]
  }
}
