import Testing

extension ExitTest.Result {
  /// The text that the process wrote to its standard error.
  var errorText: String {
    String(decoding: standardErrorContent, as: UTF8.self)
  }
}
