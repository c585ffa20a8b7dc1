/// The texts that the user sees: view models write them, and the display reads them.
public final class Screen {
  public private(set) var lines: [String] = []
  /// Called with each line.
  public var onLine: (String) -> Void = { _ in }

  public func show(_ line: String) {
    lines.append(line)
    onLine(line)
  }
}
