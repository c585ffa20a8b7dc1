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
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: failure),
          sourceLocation: Testing.SourceLocation(
            fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column)))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(failure, file: site.filePath, line: site.line)
    #else
      fatalError("\(site.filePath):\(site.line): \(failure)")
    #endif
  }
}
