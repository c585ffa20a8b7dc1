/// What the compiler says in the log of a build, each message once: it compiles a module in several steps, and repeats
/// itself in each.
struct BuildMessages {
  /// The whole log where the compiler says nothing.
  let text: String

  init(in log: String) {
    var messages: [String] = []
    var isInside = false
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginsMessage = line.hasPrefix("/") && [": error: ", ": warning: "].contains { line.contains($0) }
      if beginsMessage {
        messages.append(String(line))
        isInside = true
      } else if ["[", "error: ", "/", "warning: ", "info: "].contains(where: { line.hasPrefix($0) }) {
        isInside = false
      } else if isInside {
        messages[messages.count - 1] += "\n\(line)"
      }
    }
    // What follows the first line shows the source, and may differ at its end.
    var known: Set<Substring> = []
    let different = messages.filter { known.insert($0.prefix { $0 != "\n" }).inserted }
    text = different.isEmpty ? log : different.joined(separator: "\n")
  }
}
