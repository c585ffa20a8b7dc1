import Foundation

/// The parsed command line.
struct Invocation {
  enum Action {
    case help
    /// Writes sources, or only compares them.
    case generate([any Generator], comparesOnly: Bool)
    /// Runs checks, each with the names that follow it.
    case check([(check: any Check, names: [String])])
    /// Writes the site of the documentation; without a folder, only checks that it can be written.
    case document(folder: URL?, basePath: String?)
  }

  private(set) var action = Action.help
  private(set) var root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  init(_ arguments: [String]) throws {
    var names: [String] = []
    var comparesOnly = false
    var folder: URL?
    var basePath: String?
    var moduleCount: Int?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return
      case "--check": comparesOnly = true
      case "--root": root = try Self.folder(after: argument, from: &rest)
      case "--output": folder = try Self.folder(after: argument, from: &rest)
      case "--base-path":
        guard let path = rest.popFirst() else { throw UsageError(message: "--base-path takes a path") }
        basePath = path
      case "--modules":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 20 else {
          throw UsageError(message: "--modules takes a number of at least 20")
        }
        moduleCount = count
      case _ where argument.hasPrefix("-"): throw UsageError(message: "unknown option: \(argument)")
      default: names.append(argument)
      }
    }
    guard let verb = names.first else { return }
    names.removeFirst()
    if verb != "build-docs", let option = folder.map({ _ in "--output" }) ?? basePath.map({ _ in "--base-path" }) {
      throw UsageError(message: "\(option) is an option of build-docs")
    }
    guard moduleCount == nil || verb == "generate" && names == [ModularAppGenerator().name] else {
      throw UsageError(message: "--modules is an option of generate modular-app")
    }
    switch verb {
    case "generate":
      let generators: [any Generator] = try names.map { name in
        guard let generator = Workshop.generators.first(where: { $0.name == name }) else {
          throw UsageError(message: "there is no generator \(name)")
        }
        return moduleCount.map { ModularAppGenerator(count: $0) } ?? generator
      }
      action = .generate(
        generators.isEmpty ? Workshop.generators.filter { !$0.needsBuild && $0.isPartOfRepository } : generators,
        comparesOnly: comparesOnly)
    case "check" where !comparesOnly: action = .check(try Self.checks(named: names))
    case "check": throw UsageError(message: "--check is an option of generate and build-docs")
    case "build-docs":
      guard names.isEmpty else { throw UsageError(message: "build-docs takes no names") }
      guard !comparesOnly || folder == nil else { throw UsageError(message: "--check writes nothing to --output") }
      action = .document(
        folder: comparesOnly ? nil : folder ?? root.appendingPathComponent(".build/documentation"), basePath: basePath)
    default: throw UsageError(message: "unknown command: \(verb)")
    }
  }

  private static func folder(after option: String, from rest: inout ArraySlice<String>) throws -> URL {
    guard let folder = rest.popFirst() else { throw UsageError(message: "\(option) takes a folder") }
    return URL(fileURLWithPath: folder)
  }

  private static func checks(named names: [String]) throws -> [(check: any Check, names: [String])] {
    var checks: [(check: any Check, names: [String])] = []
    for name in names {
      if let check = Workshop.checks.first(where: { $0.name == name }) {
        checks.append((check, []))
      } else if checks.isEmpty {
        throw UsageError(message: "there is no check \(name)")
      } else {
        checks[checks.count - 1].names.append(name)
      }
    }
    guard !checks.isEmpty else { throw UsageError(message: "name the checks") }
    return checks
  }

  static var help: String {
    """
    Usage: Scripts/generate [NAME ...] [--check]
           Scripts/generate modular-app [--modules NUMBER]

    Writes generated files: those that are named, or all that are in git but `api`, which needs a build.
    With --check nothing is written, and files that differ are a failure.

    \(table(Workshop.generators.map { ($0.name, $0.summary) }))

    Usage: Scripts/check NAME [PART ...] ...

    Looks for mistakes. Refusals, clients and wiring look at parts alone that are named, such as StepsInWrongOrder.

    \(table(Workshop.checks.map { ($0.name, $0.summary) }))

    Usage: Scripts/build-docs [--check] [--output FOLDER] [--base-path PATH]

    Writes the documentation as a static site to .build/documentation, or to another folder. A warning of DocC, a public
    declaration without a comment and a type that no topic names are failures. With --check nothing is written.

      --base-path PATH  the path at which the site is served, such as Cleanse; the root of its host by default

    Options of all

      --root FOLDER     the repository, if it is not the working directory
      --help            print this text
    """
  }

  private static func table(_ rows: [(name: String, summary: String)]) -> String {
    rows.map { "  " + $0.name.padding(toLength: 18, withPad: " ", startingAt: 0) + $0.summary }.joined(separator: "\n")
  }
}

/// An invalid command line.
struct UsageError: Error, Equatable {
  let message: String
}
