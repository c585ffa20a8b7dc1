import Foundation

/// Checks the libraries that a program which uses only Cleanse links. Does nothing without `ldd`, which lists them.
struct LinkageCheck: Check {
  let name = "linkage"
  let summary = "the core links neither Foundation nor Dispatch"

  func run(in repository: Repository, parts: [String]) throws {
    guard try Command(["which", "ldd"], in: repository).result(capturing: .outputAndErrors).isSuccess else {
      Output.line("linkage: left out, because this platform has no ldd")
      return
    }
    let package = try BuiltPackage("Tests/Fixtures/Clients", options: ["-c", "release"], in: repository)
    try package.build()
    let problems = try ["UsesNothing", "UsesHooks", "UsesAsyncBindings"].flatMap { program in
      Self.problems(inLibraries: try Command(["ldd", package.path(of: program)], in: repository).output())
    }
    guard problems.isEmpty else { throw Failure(problems) }
    Output.line("The core links neither Foundation nor Dispatch")
  }

  static func problems(inLibraries list: String) -> [String] {
    list.split(separator: "\n").filter { $0.contains(/libFoundation|libswiftDispatch|lib_Foundation/) }
      .map { "the core must link neither Foundation nor Dispatch: \($0.trimmingCharacters(in: .whitespaces))" }
  }
}
