import Foundation

/// A package that uses the library, as packages of users do.
///
/// All of them and the benchmarks are built in one folder, so that the library is compiled once for all. The package
/// manager keeps one plan in a folder, which may be that of another package: it is removed first.
struct BuiltPackage {
  let path: String
  let options: [String]
  let repository: Repository
  private static let scratch = ".build/packages"

  init(_ path: String, options: [String], in repository: Repository) throws {
    self.path = path
    self.options = options
    self.repository = repository
    try Self.removePlans(in: repository)
  }

  static func removePlans(in repository: Repository) throws {
    for plan in try repository.names(in: scratch) where plan.hasSuffix(".yaml") {
      try FileManager.default.removeItem(at: repository.url(of: "\(scratch)/\(plan)"))
    }
  }

  /// A command of the package manager, such as `swift build`.
  func swift(_ command: String, _ arguments: [String]) -> Command {
    Command(
      ["swift", command, "--package-path", path, "--scratch-path", Self.scratch] + options + arguments, in: repository)
  }

  func swift(_ command: String, _ arguments: String...) -> Command {
    swift(command, arguments)
  }

  /// Builds a program, or everything in the package: the package manager needs several seconds for each call.
  func build(_ program: String? = nil) throws {
    try swift("build", program.map { ["--product", $0] } ?? []).run()
  }

  /// The path of a built program.
  func path(of program: String) -> String {
    let configuration = options.contains("release") ? "release" : "debug"
    return repository.url(of: "\(Self.scratch)/\(configuration)/\(program)").path
  }

  /// Runs a built program, and compares its output with a file.
  func compareOutput(of program: String, _ arguments: [String] = [], with file: String) throws {
    let output = try Command([path(of: program)] + arguments, in: repository).output()
    try ExpectedText(file, in: repository).compare(output)
    Output.line("\(program) prints what it should")
  }
}
