/// How much reports say.
package enum ReportDetail {
  /// Whether reports have near misses, notes, suggestions and warnings.
  ///
  /// A release build has none if the package is used without its trait `DetailedReports`. Constant, so that such a build
  /// leaves out the code that only they need.
  package static var isComplete: Bool {
    @inline(__always) get {
      #if DEBUG || DetailedReports
        true
      #else
        false
      #endif
    }
  }
}
