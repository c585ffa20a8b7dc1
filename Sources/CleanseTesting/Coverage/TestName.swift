#if canImport(Testing)
  import Testing
#endif

/// The names of tests in records.
enum TestName {
  /// The running test, as `swift test --filter` takes it; outside of Swift Testing, the function that created the
  /// graph, and its file.
  static func current(at site: CallSite, in function: StaticString) -> String {
    #if canImport(Testing)
      if let test = Test.current { return withoutLocation("\(test.id)") }
    #endif
    return "\(site.fileID) \(function)"
  }

  /// Removes the location after the name of a test, which changes with each line above it.
  static func withoutLocation(_ name: String) -> String {
    guard let slash = name.lastIndex(of: "/") else { return name }
    let place = name[name.index(after: slash)...].split(separator: ":", omittingEmptySubsequences: false)
    let isPlace = place.count == 3 && place[0].hasSuffix(".swift") && place[1...].allSatisfy { Int($0) != nil }
    return isPlace ? String(name[..<slash]) : name
  }
}
