/// What the compiler says in the log of a build, each message once: it compiles a module in several steps, and repeats
/// itself in each.
struct BuildMessages {
  /// The messages; empty where the log has none.
  let text: String

  init(in log: String) {
    var messages: [String] = []
    var isInside = false
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginsMessage = line.hasPrefix("/") && [": error: ", ": warning: "].contains { line.contains($0) }
      if beginsMessage {
        messages.append(String(line))
        isInside = true
      } else if Self.endsMessage(line) {
        isInside = false
      } else if isInside {
        messages[messages.count - 1] += "\n\(line)"
      }
    }
    // What follows the first line shows the source, and may differ at its end.
    var known: Set<Substring> = []
    let different = messages.filter { known.insert($0.prefix { $0 != "\n" }).inserted }
    text = different.joined(separator: "\n")
  }

  /// Whether a line is one of the build, such as a command. Notes belong to the message in front of them.
  private static func endsMessage(_ line: Substring) -> Bool {
    if line.hasPrefix("/") { return !line.contains(": note: ") }
    return ["[", "error: ", "warning: ", "info: "].contains { line.hasPrefix($0) }
  }
}
