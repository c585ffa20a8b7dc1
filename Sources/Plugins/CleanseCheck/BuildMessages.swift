/// The compiler's messages in the log of a build, without repetitions: a module is compiled in several steps, and each
/// repeats the messages.
struct BuildMessages {
  /// The messages; empty if the log has none.
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
    // The lines after the first show the source, and can differ at the end.
    var known: Set<Substring> = []
    let different = messages.filter { known.insert($0.prefix { $0 != "\n" }).inserted }
    text = different.joined(separator: "\n")
  }

  /// Whether a line belongs to the build, such as a command. A note belongs to the message before it.
  private static func endsMessage(_ line: Substring) -> Bool {
    if line.hasPrefix("/") { return !line.contains(": note: ") }
    return ["[", "error: ", "warning: ", "info: "].contains { line.hasPrefix($0) }
  }
}
