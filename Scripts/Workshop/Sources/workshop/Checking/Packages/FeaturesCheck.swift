import Foundation

/// Builds programs that use one feature of Cleanse each, and checks that a program contains only the code of the features
/// that it uses, and that each feature costs no more than its limit.
struct FeaturesCheck: Check {
  /// A feature whose code other programs do not contain.
  private struct Feature {
    let name: String
    let program: String
    /// Part of the mangled name of a function that only this feature needs.
    let function: String
    /// Another program with the same code.
    var otherProgram: String?
    /// The limit for the bytes that it adds to a program, with two pages of 4 kB to spare: a program has whole pages.
    let limit: Int
  }

  let name = "features"
  let summary = "programs contain only the code of the features that they use, and stay below their limits of size"

  private let package = "Tests/Fixtures/Clients"
  private let smallest = "UsesNothing"
  /// The limit for the bytes of a program without these features.
  private let limit = 1_120_000
  private let features = [
    Feature(name: "overrides", program: "UsesOverrides", function: "15replaceBindings", limit: 80_000),
    Feature(name: "a trace", program: "UsesTrace", function: "16tracingFactories", limit: 35_000),
    Feature(name: "a plugin", program: "UsesPlugin", function: "15includedModules2of", limit: 32_000),
    // A build that fails stops the values of its async bindings.
    Feature(
      name: "hooks and services", program: "UsesHooks", function: "13runStartHooks", otherProgram: "UsesAsyncBindings",
      limit: 125_000),
    Feature(name: "async bindings", program: "UsesAsyncBindings", function: "20makeConcurrentValues", limit: 130_000),
  ]

  func run(in repository: Repository, parts: [String]) throws {
    #if os(Linux) && arch(x86_64)
      let package = try BuiltPackage(self.package, options: ["-c", "release"], in: repository)
      try package.build()
      let base = try size(of: smallest, in: package)
      var problems = base > limit ? ["a program of two bindings has \(base) bytes, and may have \(limit)"] : []
      Output.line("\(smallest): \(base) bytes")
      let symbols = try Dictionary(
        uniqueKeysWithValues: (features.map(\.program) + [smallest]).map { ($0, try self.symbols(of: $0, in: package)) }
      )
      for feature in features {
        let price = try size(of: feature.program, in: package) - base
        Output.line("\(feature.name): \(price) bytes more")
        if price > feature.limit {
          problems.append("\(feature.name) costs \(price) bytes, and may cost \(feature.limit)")
        }
        if symbols[feature.program]?.contains(feature.function) == false {
          problems.append(
            "\(feature.program) has no function \(feature.function): list another function of the feature in FeaturesCheck"
          )
        }
        for (program, names) in symbols.sorted(by: { $0.key < $1.key })
        where program != feature.program && program != feature.otherProgram && names.contains(feature.function) {
          problems.append("\(program) contains the code of \(feature.name)")
        }
      }
      guard problems.isEmpty else { throw Failure(problems) }
    #else
      Output.line("features: left out, because the limits are those of Linux for x86_64")
    #endif
  }

  /// The bytes of a program without its symbols.
  private func size(of program: String, in package: BuiltPackage) throws -> Int {
    let stripped = FileManager.default.temporaryDirectory.appendingPathComponent("stripped-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: stripped) }
    try Command(["strip", "-o", stripped.path, package.path(of: program)], in: package.repository).run()
    return try Data(contentsOf: stripped).count
  }

  /// The functions of a program, as `nm` prints them.
  private func symbols(of program: String, in package: BuiltPackage) throws -> String {
    try Command(["nm", package.path(of: program)], in: package.repository).output().split(separator: "\n")
      .filter { $0.contains(" t ") || $0.contains(" T ") }.joined(separator: "\n")
  }
}
