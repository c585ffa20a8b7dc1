import Foundation

/// Checks the project Tests/Fixtures/BuildSystems/CMake with the compile commands of CMake and Ninja, which pip installs.
struct CMakeCheck: Check {
  let name = "cmake"
  let summary = "`cleansec` finds the same with the compile commands of CMake and of Ninja"

  private let client = "Tests/Fixtures/BuildSystems/Client"
  private let project = "Tests/Fixtures/BuildSystems/CMake"
  private let scratch = ".build/cmake"

  /// A version of CMake, and whether its `compile_commands.json` has the commands of Swift.
  private let versions = [(cmake: "3.25.2", writesCommands: false), (cmake: "4.4.5", writesCommands: true)]

  func run(in repository: Repository, parts: [String]) throws {
    let ninja = PythonProgram("ninja", version: "1.13.0", folder: scratch, in: repository)
    let products = try products(in: repository)
    for version in versions {
      let cmake = PythonProgram("cmake", version: version.cmake, folder: scratch, in: repository)
      guard try ninja.isInstalled(), try cmake.isInstalled() else {
        Output.line("cmake: left out, because pip cannot install CMake \(version.cmake) or Ninja")
        return
      }
      let build = "\(scratch)/build-\(version.cmake)"
      // CMake does not see that the package manager has compiled Cleanse again.
      try? FileManager.default.removeItem(at: repository.url(of: build))
      _ = try cmake.command([
        "-G", "Ninja", "-S", project, "-B", build, "-D", "PRODUCTS=\(products)", "-D", "CMAKE_BUILD_TYPE=Debug",
        "-D", "CMAKE_MAKE_PROGRAM=\(ninja.path)",
      ]).output()
      // The module of the library has to exist when the program is read.
      _ = try ninja.command(["-C", build, "Lamps"]).output()
      let commands = "\(build)/compdb.json"
      let database = try ninja.command(["-C", build, "-t", "compdb"]).output()
      try database.write(to: repository.url(of: commands), atomically: true, encoding: .utf8)
      try compare(commands, products: products, in: repository)
      Output.line("The commands of Ninja, of files that CMake \(version.cmake) writes, are read")
      try version.writesCommands
        ? compare("\(build)/compile_commands.json", products: products, in: repository)
        : refuse("\(build)/compile_commands.json", products: products, in: repository)
    }
  }

  /// The folder of `cleansec` and of the modules of Cleanse.
  private func products(in repository: Repository) throws -> String {
    for arguments in [["--product", "cleansec"], ["--target", "Cleanse"]] {
      try Command(["swift", "build", "--quiet"] + arguments, in: repository).run()
    }
    return try Command(["swift", "build", "--show-bin-path"], in: repository).output()
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func compare(_ plan: String, products: String, in repository: Repository) throws {
    let folder = repository.url(of: client).path
    func result(_ options: String...) throws -> Command.Result {
      let command = ["\(products)/cleansec", "--build-plan", plan, "--relative-to", folder]
      return try Command(command + options, in: repository).result(capturing: .output)
    }
    let whole = try result()
    guard !whole.isSuccess else { throw Failure("the project should have an error").adding(whole.output) }
    try ExpectedText("\(client)/ExpectedOutput.txt", in: repository).compare(whole.output)
    let complete = try result("--root", "LitHouse")
    guard complete.isSuccess, complete.output.isEmpty else {
      throw Failure("nothing should be found in LitHouse").adding(complete.output)
    }
  }

  private func refuse(_ plan: String, products: String, in repository: Repository) throws {
    let command = Command(["\(products)/cleansec", "--build-plan", plan], in: repository)
    let result = try command.result(capturing: .outputAndErrors)
    guard !result.isSuccess, result.output.contains("ninja -t compdb") else {
      throw Failure("a database without commands should name the remedy").adding(result.output)
    }
  }
}

/// A program that pip installs into a folder of its own.
private struct PythonProgram {
  let path: String
  private let requirement: String
  private let folder: String
  private let repository: Repository

  init(_ name: String, version: String, folder: String, in repository: Repository) {
    requirement = "\(name)==\(version)"
    self.folder = "\(folder)/\(name)-\(version)"
    self.repository = repository
    path = repository.url(of: "\(self.folder)/bin/\(name)").path
  }

  /// Installs the program if it is missing.
  func isInstalled() throws -> Bool {
    if FileManager.default.isExecutableFile(atPath: path) { return true }
    let pip = ["python3", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    let result = try Command(pip + ["--target", folder, requirement], in: repository).result(
      capturing: .outputAndErrors)
    return result.isSuccess && FileManager.default.isExecutableFile(atPath: path)
  }

  func command(_ arguments: [String]) -> Command {
    // The program is a script that imports the rest of its package.
    Command(["PYTHONPATH=\(repository.url(of: folder).path)", path] + arguments, in: repository)
  }
}
