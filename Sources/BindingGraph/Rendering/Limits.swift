/// How much a text report shows. The diagnostics themselves are never cut.
enum Limits {
  /// The diagnostics of one kind.
  static let diagnosticsPerID = 100
  /// The steps of one trace.
  static let steps = 50
  /// The links of a path.
  static let links = 20
}
