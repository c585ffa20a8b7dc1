/// Builds the example NoteServer on the packages that servers use, and runs its tests, which run the server, too: under
/// load, with signals, and with faults.
struct NoteServerCheck: Check {
  let name = "note-server"
  let summary = "the tests of the example NoteServer pass, in which it serves, fails and is stopped"

  func run(in repository: Repository, parts: [String]) throws {
    try Self.command(in: repository).run()
  }

  /// Its folder is not that of other packages: it has many dependencies of its own, and is built beside them.
  static func command(in repository: Repository) -> Command {
    Command(
      [
        "swift", "test", "--package-path", "Sources/Examples/NoteServer", "--scratch-path", ".build/note-server",
      ], in: repository)
  }
}
