import BenchmarkHarness
import Foundation

/// A program of several modules, the last of which has a root component and imports the others, and its build plan.
struct CheckedProgram {
  let modules: [CheckedModule]
  /// The path of the plan.
  let plan: String

  /// Writes the sources, the modules that the last one imports, and the plan.
  /// - Parameter size: the number of bindings in each module.
  init(modules count: Int, ofSize size: Int, in folder: URL, _ compiler: SwiftCompiler) throws {
    let names = (1...count).map { "Feature\($0)s" }
    modules = names.map { name in
      CheckedModule(
        name: name, count: size, included: name == names.last ? names.dropLast() : nil, folder: folder)
    }
    let file = folder.appendingPathComponent("debug.yaml")
    plan = file.path
    for module in modules { try module.write() }
    let imported = modules.dropLast()
    try Self.concurrently(imported.count) { number in
      let module = imported[number]
      let output = ["-emit-module", "-experimental-skip-non-inlinable-function-bodies", "-o", module.interface]
      try compiler.swiftc(["-frontend"] + output + module.arguments(in: folder, compiler)).run()
    }
    let entries = try modules.map { module in
      let inputs = module.included == nil ? [] : imported.map(\.interface)
      return try Self.entry(of: module, importing: inputs, in: folder, compiler)
    }
    try ("commands:\n" + entries.joined()).write(to: file, atomically: true, encoding: .utf8)
  }

  /// The entry of a module in the package manager's plan.
  private static func entry(
    of module: CheckedModule, importing modules: [String], in folder: URL, _ compiler: SwiftCompiler
  ) throws -> String {
    let cleanse = compiler.products.appendingPathComponent("Modules/Cleanse.swiftmodule").path
    func list(_ words: [String]) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      return String(decoding: try encoder.encode(words), as: UTF8.self)
    }
    return """
        "C.\(module.name)-release.module":
          inputs: \(try list(module.sources + [cleanse] + modules))
          args: \(try list(["swiftc"] + module.arguments(in: folder, compiler)))

      """
  }

  private static func concurrently(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: count) { number in
      do {
        try body(number)
      } catch {
        failures.add(error)
      }
    }
    if let failure = failures.first { throw failure }
  }

  // The lock guards all properties.
  private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []

    func add(_ error: any Error) { lock.withLock { errors.append(error) } }

    var first: (any Error)? { lock.withLock { errors.first } }
  }
}
