/// Builds the programs of the package Tests/Fixtures/Clients as clients would, optimized and with warnings as errors,
/// and runs them. Those in Sources are examples of uses of the library; those in Programs are written for the APIs of
/// square/Cleanse 4 or devxoul/Pure, and their output is compared with their ExpectedOutput.txt.
struct ClientsCheck: Check {
  let name = "clients"
  let summary = "the programs of Tests/Fixtures/Clients compile and run"

  private let package = "Tests/Fixtures/Clients"

  func parts(in repository: Repository) throws -> [String] {
    try repository.names(in: "\(package)/Sources") + repository.names(in: "\(package)/Programs")
  }

  func run(in repository: Repository, parts: [String]) throws {
    let package = try BuiltPackage(self.package, options: ["-c", "release"], in: repository)
    if parts.isEmpty { try package.build() } else { try parts.forEach(package.build) }
    for name in try parts.isEmpty ? self.parts(in: repository) : parts {
      let expected = "\(self.package)/Programs/\(name)/ExpectedOutput.txt"
      if repository.exists(expected) {
        try package.compareOutput(of: name, with: expected)
      } else {
        try Command([package.path(of: name)], in: repository).run()
      }
    }
  }
}
