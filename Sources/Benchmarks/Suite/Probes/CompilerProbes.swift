import BenchmarkHarness
import Foundation

/// The cost of binding statements in the build of a user's module. Their classes are in another module.
struct CompilerProbes {
  private let compiler: SwiftCompiler
  /// The compiler with the debug build of the library, of which clients compile other parts.
  private let debugCompiler: SwiftCompiler

  init(products: URL) {
    compiler = SwiftCompiler(products: products)
    debugCompiler = SwiftCompiler(products: products.deletingLastPathComponent().appendingPathComponent("debug"))
  }

  /// 2.2 dependencies each.
  private let thousand = ClientSources(count: 1000, needing: [2, 2, 2, 2, 3])
  /// 8 dependencies each.
  private let wide = ClientSources(count: 200, needing: [6, 7, 8, 9, 10])
  private let few = ClientSources(count: 200, needing: [2, 2, 2, 2, 3])

  var all: [Probe] {
    [
      Probe("type-check-1000") { effort in
        try times("type-check-1000", of: thousand, effort, ["-typecheck"], Target(.ratio, atMost: 1.25, stretch: 1))
      },
      Probe("type-check-wide-200", isInShortMode: false) { effort in
        try times("type-check-wide-200", of: wide, effort, ["-typecheck"])
      },
      Probe("debug-build-1000", isInShortMode: false) { effort in
        guard debugCompiler.canImportCleanse else {
          throw Probe.NotAvailable("the library is not built for debugging: swift build --target Cleanse")
        }
        return try times(
          "debug-build-1000", of: thousand, effort, ["-c", "-Onone", "-g"], Target(.ratio, atMost: 1.15))
      },
      Probe("release-build-1000", isInShortMode: false) { effort in
        try times("release-build-1000", of: thousand, effort, ["-c", "-O"], Target(.ratio, atMost: 1.4, stretch: 1))
      },
      Probe("code-size-1000", isInShortMode: false) { _ in
        try result("code-size-1000", .bytes, Target(.value, atMost: 200e3, stretch: 120e3), of: thousand) { client in
          [try compiledSize(of: client)]
        }
      },
      Probe("solver-scopes-200") { _ in try scopes("solver-scopes-200", of: few) },
      Probe("solver-scopes-wide-200") { _ in try scopes("solver-scopes-wide-200", of: wide) },
    ]
  }

  /// A user's module, beside that of the classes.
  private struct Client {
    let source: URL
    let folder: URL

    var object: String { folder.appendingPathComponent("client.o").path }
  }

  private func times(
    _ name: String, of sources: ClientSources, _ effort: Effort, _ arguments: [String], _ target: Target? = nil
  ) throws -> CaseResult {
    let makesObject = arguments.contains("-c")
    return try result(name, .nanoseconds, target, of: sources, alsoInOneFunction: !makesObject) { client in
      let command = try frontend(arguments + (makesObject ? ["-o", client.object] : []), client)
      return try (0..<effort.launches).map { _ in try command.processorTime() }
    }
  }

  /// The number of scopes that the compiler's constraint solver opens, which is the same each time.
  private func scopes(_ name: String, of sources: ClientSources) throws -> CaseResult {
    try result(name, .count, nil, of: sources) { client in
      try SwiftCompiler.inTemporaryFolder { statistics in
        try frontend(["-typecheck", "-stats-output-dir", statistics.path], client).run()
        for file in SwiftCompiler.files(in: statistics, endingWith: ".json") {
          let data = try Data(contentsOf: URL(fileURLWithPath: file))
          let numbers = try JSONSerialization.jsonObject(with: data) as? [String: Any]
          if let count = numbers?["Sema.NumConstraintScopes"] as? NSNumber { return [count.doubleValue] }
        }
        throw Probe.NotAvailable("the compiler does not count solver scopes")
      }
    }
  }

  /// The bytes of machine code.
  private func compiledSize(of client: Client) throws -> Double {
    try frontend(["-c", "-O", "-o", client.object], client).run()
    guard let size = Command("size", ["-A", client.object]) else { throw Probe.NotAvailable("there is no size") }
    let sections = try size.run().split(separator: "\n").map { $0.split(separator: " ") }
    return sections.filter { $0.first?.hasPrefix(".text") == true }.compactMap { Double($0[1]) }.reduce(0, +)
  }

  private func frontend(_ arguments: [String], _ client: Client) throws -> Command {
    let compiler = arguments.contains("-Onone") ? debugCompiler : compiler
    return try compiler.frontend(arguments + [client.source.path], module: "Client", of: client.folder)
  }

  /// Measures the code with Cleanse and the hand-written code.
  private func result(
    _ name: String, _ unit: MeasuringUnit, _ target: Target?, of sources: ClientSources,
    alsoInOneFunction: Bool = false, _ measure: (Client) throws -> [Double]
  ) throws -> CaseResult {
    try SwiftCompiler.inTemporaryFolder { folder in
      let classes = folder.appendingPathComponent("Classes.swift")
      try sources.classes.write(to: classes, atomically: true, encoding: .utf8)
      let module = folder.appendingPathComponent("Classes.swiftmodule").path
      try compiler.swiftc(
        ["-emit-module", "-parse-as-library", "-module-name", "Classes", "-emit-module-path", module, classes.path]
      ).run()
      func samples(_ text: String) throws -> [Double] {
        let source = folder.appendingPathComponent("Client.swift")
        try text.write(to: source, atomically: true, encoding: .utf8)
        return try measure(Client(source: source, folder: folder))
      }
      var series = [("Cleanse", try samples(sources.statements(importing: "Classes")))]
      if alsoInOneFunction {
        series.append(("one function by hand", try samples(sources.oneFunction(importing: "Classes"))))
      }
      series.append(("by hand", try samples(sources.parts(importing: "Classes"))))
      return CaseResult(name: name, operation: "program", unit: unit, target: target, series: series)
    }
  }
}
