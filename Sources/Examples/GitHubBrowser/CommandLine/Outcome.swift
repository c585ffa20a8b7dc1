/// The output and the exit code of a run of the program.
public struct Outcome: Equatable, Sendable {
  /// The text for standard output.
  public let output: String
  /// The text for standard error; empty on success.
  public let complaint: String
  /// 0 on success, 1 otherwise.
  public let exitCode: Int32

  static func success(_ lines: [String]) -> Outcome {
    Outcome(output: text(lines), complaint: "", exitCode: 0)
  }

  static func failure(_ error: any Error) -> Outcome {
    Outcome(output: "", complaint: text(["github-browser: \(error)"]), exitCode: 1)
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
