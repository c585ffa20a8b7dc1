#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Records failures with the framework that runs the test.
enum FailureRecorder {
  static func record(_ failure: String, at site: CallSite) {
    #if canImport(Testing)
      Issue.record(
        Comment(rawValue: failure),
        sourceLocation: Testing.SourceLocation(
          fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column)))
      // A detached task or a new thread belongs to no test. Either framework may be running it, and the other one
      // ignores the failure.
      guard Test.current == nil else { return }
    #endif
    #if canImport(XCTest)
      XCTFail(failure, file: site.filePath, line: site.line)
    #else
      fatalError("\(site.filePath):\(site.line): \(failure)")
    #endif
  }
}

/// The statement of a test that a failure is recorded for.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
