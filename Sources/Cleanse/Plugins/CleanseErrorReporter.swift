/// Takes the errors that plugins find.
public final class CleanseErrorReporter {
  private(set) var errors: [any CleanseError] = []

  init() {}

  /// Reports an error.
  public func append(error: any CleanseError) {
    errors.append(error)
  }

  /// Reports several errors, in their order.
  public func append(contentsOf errors: [any CleanseError]) {
    self.errors += errors
  }
}
