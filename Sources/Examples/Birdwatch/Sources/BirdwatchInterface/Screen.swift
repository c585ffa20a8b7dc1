/// What the user sees: view models write to it, and whoever shows it reads it.
public final class Screen {
  public private(set) var lines: [String] = []
  /// Called with each line.
  public var onLine: (String) -> Void = { _ in }

  public func show(_ line: String) {
    lines.append(line)
    onLine(line)
  }
}
