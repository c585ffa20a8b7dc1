#if canImport(Testing)
  import Testing
#endif

/// How records name tests.
enum TestName {
  /// The test that runs, as `swift test --filter` takes it; outside of a test of Swift Testing the function that has
  /// created the graph, and its file.
  static func current(at site: CallSite, in function: StaticString) -> String {
    #if canImport(Testing)
      if let test = Test.current { return withoutLocation("\(test.id)") }
    #endif
    return "\(site.fileID) \(function)"
  }

  /// Leaves out the place behind the name of a test, which changes with each line above it.
  static func withoutLocation(_ name: String) -> String {
    guard let slash = name.lastIndex(of: "/") else { return name }
    let place = name[name.index(after: slash)...].split(separator: ":", omittingEmptySubsequences: false)
    let isPlace = place.count == 3 && place[0].hasSuffix(".swift") && place[1...].allSatisfy { Int($0) != nil }
    return isPlace ? String(name[..<slash]) : name
  }
}
