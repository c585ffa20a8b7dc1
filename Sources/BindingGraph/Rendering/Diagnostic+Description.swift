extension Diagnostic: CustomStringConvertible {
  public var description: String {
    DiagnosticRenderer.plain.text(for: self)
  }
}
