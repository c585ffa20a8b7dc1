import Foundation
import TestSupport
import Testing

@Suite("Examples in doc comments") struct DocCommentTests {
  @Test("The examples in doc comments compile, and the essential types have one") func examples() throws {
    let examples = try Self.examples(below: "Sources/Cleanse")
    let files = Set(examples.map(\.file))
    for name in [
      "Binder.swift", "BindingBuilder+Arities.swift", "ComponentBase.swift", "ComponentFactory.swift",
      "ComponentInstance.swift", "Module.swift", "Provider.swift", "Scope.swift",
    ] {
      #expect(files.contains(name), "\(name)")
    }
    // Each example is wrapped in a function, so that examples can declare the same names.
    let functions = examples.enumerated().map { number, example in
      "// \(example.file)\nfunc example\(number)() throws {\n\(example.code)\n}\n"
    }
    let source = try TemporaryFile("import Cleanse\n\n" + functions.joined(separator: "\n"))
    let run = try ProgramRun.of(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", source.path] + BuiltLibraries.arguments)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  private static func examples(below folder: String) throws -> [(file: String, code: String)] {
    let names = FileManager.default.enumerator(atPath: RepositoryFile.url(folder).path)?.allObjects ?? []
    let paths = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
    return try paths.flatMap { path in
      let text = try RepositoryFile.text("\(folder)/\(path)")
      return text.matches(of: /\/\/\/ ```swift\n([\s\S]*?)\/\/\/ ```/).map { match in
        let lines = match.1.split(separator: "\n").map { $0.replacing(/^ *\/\/\/ ?/, with: "") }
        return (URL(fileURLWithPath: path).lastPathComponent, lines.joined(separator: "\n"))
      }
    }
  }
}
