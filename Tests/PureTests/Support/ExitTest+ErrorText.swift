import Testing

extension ExitTest.Result {
  /// What the process has written to its standard error.
  var errorText: String {
    String(decoding: standardErrorContent, as: UTF8.self)
  }
}
