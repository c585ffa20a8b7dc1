import BenchmarkHarness
import Foundation

/// A generated package of a modular app.
struct ModularAppPackage {
  /// The change before a build.
  enum Change {
    /// The body of a function of a feature.
    case body
    /// A declaration of a feature that other modules use.
    case interface
    /// A declaration of the module that all others import.
    case contracts
  }

  let folder: URL
  private static let feature = "Feature10"

  /// The times of the app's starts from its output, in nanoseconds.
  /// - Parameter mode: `validated` or `unvalidated`.
  func starts(_ mode: String, _ count: Int) throws -> [Double] {
    let app = folder.appendingPathComponent(".build/release/App").path
    guard let command = Command(app, [mode, String(count)]) else { throw Probe.NotAvailable("the app was not built") }
    return try command.run().split(separator: "\n").compactMap { Double($0) }
  }

  func build(_ configuration: String) throws {
    try buildCommand(configuration).run()
  }

  func buildCommand(_ configuration: String) throws -> Command {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw Probe.NotAvailable("there is no package \(folder.path): say Scripts/generate modular-app")
    }
    let arguments = ["build", "--build-system", "native", "-c", configuration, "--package-path", folder.path]
    guard let command = Command("swift", arguments) else { throw Probe.NotAvailable("there is no swift") }
    return command
  }

  /// Changes a source, calls the closure, and restores the source.
  /// - Parameter round: a number that makes each change unique.
  func changing<Value>(_ change: Change, _ round: Int, _ body: () throws -> Value) throws -> Value {
    let module = change == .contracts ? "Contracts" : Self.feature
    let file = folder.appendingPathComponent("Sources/\(module)/\(module).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let changed =
      switch change {
      case .body: source.replacingOccurrences(of: "{ \"\(module)\" }", with: "{ \"\(module), change \(round)\" }")
      case .interface, .contracts: source + "\npublic struct \(module)Addition\(round) {}\n"
      }
    guard changed != source else { throw Probe.NotAvailable("\(file.path) is not what was generated") }
    try changed.write(to: file, atomically: true, encoding: .utf8)
    defer { try? source.write(to: file, atomically: true, encoding: .utf8) }
    return try body()
  }
}
