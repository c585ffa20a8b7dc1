import BindingGraph
import Commands
import TestSupport
import Foundation
import GraphDocuments
import Testing

import struct BindingGraph.SourceLocation

@testable import cleansec

@Suite("The cleansec command") struct CleansecCommandTests {
  private static let source = """
    import Cleanse
    struct Oven { let size: Int }
    struct Kitchen: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Oven>) -> BindingReceipt<Oven> {
        bind.to(factory: Oven.init)
      }
    }
    """

  @Test("cleansec prints errors in the format of compilers and exits with 1") func findings() throws {
    let source = try TemporaryFile(Self.source)
    let outcome = run(["--"] + TestCompiler.arguments(ofModule: "App") + [source.path])
    #expect(
      outcome.output == """
        \(source.path):6:10: error: Int: binding missing [missing-binding]
        \(source.path):6:10: note: required by Oven
        \(source.path):6:10: note: bind it in Kitchen, for example: binder.bind(Int.self).to(value: ...)

        """)
    #expect(outcome.complaint == "cleansec: 1 root, 1 binding\n")
    #expect(outcome.exitCode == 1)
  }

  @Test("The exit code with --warnings-as-errors is 0 for a note and 1 for the warning of an enabled rule")
  func advice() throws {
    let source = try TemporaryFile(
      """
      import Cleanse
      final class Bag { var items: [Int] = [] }
      struct Shelf { let bag: Bag }
      struct Shop: RootComponent {
        struct Root { let bag: Bag; let shelf: Shelf }
        static func configure(binder: UnscopedBinder) {
          binder.bind().to(factory: Bag.init)
          binder.bind().to(factory: Shelf.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
          bind.to(factory: Root.init)
        }
      }
      """)
    let arguments = ["--warnings-as-errors", "--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(arguments)
    #expect(outcome.output.contains("note: 'Bag' is a class with mutable state"))
    #expect(outcome.exitCode == 0)
    let patch = run(["--fix", "--dry-run"] + arguments)
    #expect(patch.complaint.contains("note: 'Bag' is a class with mutable state"))
    #expect(patch.exitCode == 0)
    let enabled = run(["--enable", "unshared-class"] + arguments)
    #expect(enabled.output.contains("warning: 'Bag' is a class with mutable state"))
    #expect(enabled.exitCode == 1)
    let refused = run(["--enable", "shared-class"] + arguments)
    #expect(refused.complaint.contains("implementation-beside-protocol, unshared-class"))
    #expect(refused.exitCode == 2)
  }

  @Test("cleansec stores the facts of a module and links them in a later run") func storing() throws {
    let source = try TemporaryFile(Self.source)
    let facts = try TemporaryFile("", extension: "facts")
    let stored = run(["--store", facts.path, "--"] + TestCompiler.arguments(ofModule: "App") + [source.path])
    #expect(stored == Outcome())
    let linked = run([facts.path, "--relative-to", FileManager.default.temporaryDirectory.path])
    #expect(linked.exitCode == 1)
    #expect(linked.output.hasPrefix("\(URL(fileURLWithPath: source.path).lastPathComponent):6:10: error: Int"))
  }

  @Test("cleansec shortens paths by a folder that is relative to the working directory") func relativeFolder() throws {
    let source = try TemporaryFile(Self.source)
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL
    let up = here.pathComponents.dropFirst().map { _ in "../" }.joined()
    let folder = up + source.url.deletingLastPathComponent().standardizedFileURL.path.dropFirst() + "/."
    let outcome = run(["--relative-to", folder, "--"] + TestCompiler.arguments(ofModule: "App") + [source.path])
    #expect(outcome.output.hasPrefix("\(source.url.lastPathComponent):6:10: error: Int"))
  }

  @Test("cleansec links diagnostics to a copy of the documentation") func documentation() throws {
    let source = try TemporaryFile(Self.source)
    let outcome = run(
      ["--documentation", "https://docs.example.com/", "--"] + TestCompiler.arguments(ofModule: "App") + [source.path])
    let page = "https://docs.example.com/documentation/cleanse/diagnostics#missing-binding"
    #expect(outcome.output.contains(": note: see: \(page)\n"))
  }

  @Test("cleansec writes JSON and SARIF documents", arguments: [("json", "diagnostics"), ("sarif", "runs")])
  func documents(format: String, member: String) throws {
    let source = try TemporaryFile(Self.source)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(["--format", format] + arguments)
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(document?[member] != nil)
    #expect(outcome.exitCode == 1)
  }

  @Test("cleansec --format=text writes the same report as at run time") func text() throws {
    let source = try TemporaryFile(Self.source)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(["--format=text"] + arguments)
    #expect(outcome.output.hasPrefix("error: *** Int *** binding missing [missing-binding]\n"))
  }

  @Test("cleansec writes the graph of a root with its errors in the format of the file's extension")
  func graph() throws {
    let source = try TemporaryFile(Self.source)
    let graph = try TemporaryFile("", extension: "json")
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(
      ["--graph", graph.path, "--relative-to", FileManager.default.temporaryDirectory.path] + arguments)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("error: Int: binding missing"))
    let document = try GraphDocument(contentsOfFile: graph.path)
    #expect(document.nodes.map(\.key.qualifiedName) == ["App.Oven"])
    #expect(document.nodes[0].location?.file == URL(fileURLWithPath: source.path).lastPathComponent)
    #expect(document.nodes[0].location?.column == 10)
    #expect(document.diagnostics.map(\.headline) == ["Int: binding missing"])
    #expect(document.diagnostics.map(\.nodes) == [[document.nodes[0].id]])
  }

  @Test("cleansec refuses to write the graph of several roots and names the option that selects one")
  func severalRoots() throws {
    let source = try TemporaryFile(
      Self.source + "\n"
        + Self.source.replacingOccurrences(of: "Kitchen", with: "Bakery").replacingOccurrences(
          of: "Oven", with: "Stove"
        ).replacingOccurrences(
          of: "import Cleanse", with: ""))
    let graph = try TemporaryFile("", extension: "txt")
    let arguments = ["--graph", graph.path, "--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    #expect(
      run(arguments).complaint
        == "cleansec: error: a file shows one graph: choose one of these with --root: App.Bakery, App.Kitchen\n")
    #expect(run(["--root", "Bakery"] + arguments).complaint == "cleansec: 1 root, 1 binding\n")
    #expect(try String(contentsOfFile: graph.path, encoding: .utf8).hasPrefix("Bakery: root Stove\n"))
  }

  @Test("cleansec writes the report to a file or the graph to standard output with an unchanged exit code")
  func outputs() throws {
    let source = try TemporaryFile(Self.source)
    let folder = try TemporaryFolder()
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let usual = run(["--format=json"] + arguments)
    let report = folder.path("report.json")
    #expect(
      run(["--format=json", "--output=\(report)"] + arguments)
        == Outcome(complaint: usual.complaint, exitCode: usual.exitCode))
    #expect(try folder.text(of: "report.json") == usual.output)
    let graph = run(["--graph", "-"] + arguments)
    #expect(try GraphDocument(json: graph.output).nodes.map(\.key.name) == ["Oven"])
    #expect(graph.complaint.contains("error: Int: binding missing"))
    #expect(graph.exitCode == 1)
    let nowhere = run(["--output", "/nowhere/report"] + arguments)
    #expect(
      nowhere
        == Outcome(
          complaint: "cleansec: error: /nowhere/report cannot be written: there is no folder /nowhere\n", exitCode: 3))
    #expect(run(["--output", "/dev/full"] + arguments).exitCode == 3)
    #expect(run(["--output", folder.path("a"), "--graph", "-"] + arguments).exitCode == 2)
    #expect(run(["--output", folder.path("a"), "--store", folder.path("b")] + arguments).exitCode == 2)
    #expect(run(["--output", folder.path("a"), "--watch"] + arguments).exitCode == 2)
  }

  @Test("cleansec exits with 3 if its output cannot be written or an input cannot be read")
  func fullDevice() throws {
    let source = try TemporaryFile(Self.source)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let program = BuiltProduct.url("cleansec").path
    let full = try ProgramRun.of(script: #""$0" "$@" > /dev/full"#, [program] + arguments)
    #expect(full.exitCode == 3)
    #expect(full.errors.hasSuffix("cleansec: error: the output cannot be written: No space left on device\n"))
    #expect(try ProgramRun.of(script: #""$0" "$@""#, [program, "/nowhere.json"]).exitCode == 3)
  }

  @Test("Help of the plugin and the version are printed without input") func informationalOptions() {
    #expect(run(["--plugin", "--help"]).output.contains("The plugin passes all options to the tool cleansec."))
    #expect(run(["--version"]).output == "cleansec \(Version.current)\nJSON documents: report 1, graph 1\n")
  }

  @Test("cleansec refuses an output file for the graph that it cannot write") func unwritableGraph() throws {
    let source = try TemporaryFile(Self.source)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    #expect(
      run(["--graph", "graph.pdf"] + arguments).complaint.hasPrefix(
        "cleansec: error: no format has the extension '.pdf'; available: .txt, "))
    #expect(run(["--graph", "graph.pdf"] + arguments).exitCode == 2)
    #expect(run(["--graph", "a.txt", "--store", "a.facts"] + arguments).exitCode == 2)
    #expect(
      run(["--graph", "/nowhere/graph.txt"] + arguments).complaint
        == "cleansec: error: /nowhere/graph.txt cannot be written: there is no folder /nowhere\n")
  }

  @Test("cleansec passes all graphs to a rule program and reports its findings with its own")
  func rules() throws {
    let source = try TemporaryFile(
      Self.source + "\n"
        + """
        struct Bakery: RootComponent {
          static func configure(binder: UnscopedBinder) {}
          static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> { bind.to(value: [1]) }
        }
        """)
    let folder = try TemporaryFolder()
    let place = SourceLocation(path: ProgramText(copying: source.path), line: 2, column: 3)
    let report = try folder.write(
      DiagnosticRenderer.json.report(of: [
        Diagnostic(id: "strange-name", severity: .warning, headline: "a name is strange", location: place),
        Diagnostic(id: "layering", headline: "a layer is skipped", location: place),
      ]), to: "report.json")
    let rules = try program("cat \"$3\" \"$4\" > '\(folder.path("graphs"))'\ncat '\(report)'\nexit 1", in: folder)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let outcome = run(["--rules", rules, "--relative-to", FileManager.default.temporaryDirectory.path] + arguments)
    #expect(outcome.exitCode == 1)
    #expect(outcome.complaint == "cleansec: 2 roots, 2 bindings\n")
    let file = source.url.lastPathComponent
    #expect(
      outcome.output.split(separator: "\n").filter { !$0.contains(": note: ") } == [
        "\(file):2:3: error: a layer is skipped [layering]",
        "\(file):6:10: error: Int: binding missing [missing-binding]",
        "\(file):2:3: warning: a name is strange [strange-name]",
      ])
    let graphs = try folder.text(of: "graphs")
    #expect(graphs.contains("App.Bakery") && graphs.contains("App.Kitchen"))
    #expect(graphs.contains("\"file\": \"\(source.path)\""))
    for format in ["json", "sarif", "text"] {
      let text = run(["--rules", rules, "--format", format] + arguments).output
      #expect(text.contains("missing-binding") && text.contains("layering") && text.contains("strange-name"))
    }

    let graph = folder.path("graph.json")
    _ = run(["--rules", rules, "--root", "Bakery", "--graph", graph] + arguments)
    #expect(try GraphDocument(contentsOfFile: graph).diagnostics.map(\.id) == ["layering", "strange-name"])
    #expect(run(["--rules", rules, "--store", folder.path("facts")] + arguments).exitCode == 2)
  }

  @Test("cleansec exits with 1 if only a rule reports an error") func ruleError() throws {
    let source = try TemporaryFile(Self.source.replacingOccurrences(of: "let size: Int", with: ""))
    let folder = try TemporaryFolder()
    let report = try folder.write(
      DiagnosticRenderer.json.report(of: [Diagnostic(id: "layering", headline: "a layer is skipped")]), to: "report")
    let rules = try program("cat '\(report)'; exit 1", in: folder)
    let silent = try program("echo '{\"diagnostics\": []}'", in: folder)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    let extent = "cleansec: 1 root, 1 binding\n"
    #expect(run(["--rules", silent] + arguments) == Outcome(complaint: extent))
    #expect(
      run(["--rules", silent, "--rules", rules] + arguments)
        == Outcome(output: "<unknown>:0: error: a layer is skipped [layering]\n", complaint: extent, exitCode: 1))
  }

  @Test("cleansec explains why a rule program failed") func brokenRules() throws {
    let source = try TemporaryFile(Self.source)
    let folder = try TemporaryFolder()
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    func complaint(_ rules: String) -> String {
      let outcome = run(["--rules", rules] + arguments)
      #expect(outcome.exitCode == 3)
      #expect(outcome.output == "")
      return outcome.complaint
    }
    #expect(
      complaint("/nowhere/rules") == "cleansec: error: the rules program /nowhere/rules cannot be run\n")
    let failing = try program("echo no graph >&2; exit 2", in: folder)
    #expect(
      complaint(failing) == "cleansec: error: the rules program \(failing) exited with 2:\nno graph\n")
    let silent = try program("exit 3", in: folder)
    #expect(complaint(silent) == "cleansec: error: the rules program \(silent) exited with 3\n")
    let crashing = try program("echo '{\"version\": 1, \"diagnostics\": []}'; echo bye >&2; kill -KILL $$", in: folder)
    #expect(complaint(crashing) == "cleansec: error: \(crashing) was ended by signal 9:\nbye\n")
    let other = try program("echo Hello", in: folder)
    #expect(
      complaint(other) == "cleansec: error: \(other) printed no report: is it a GraphRuleCommand?\n")
    let newer = try program("echo '{\"version\": 2, \"diagnostics\": []}'", in: folder)
    #expect(
      complaint(newer)
        == "cleansec: error: \(newer): the report is of version 2, and this version of Cleanse reads 1\n")
  }

  /// A script that can be called as a program.
  private func program(_ script: String, in folder: TemporaryFolder) throws -> String {
    let path = try folder.write("#!/bin/sh\n\(script)\n", to: "\(UUID().uuidString).sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test("cleansec stores facts in an open file and in a pipe") func openOutput() throws {
    let folder = try TemporaryFolder()
    let source = try TemporaryFile(Self.source)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    #expect(run(["--store", folder.path("App.facts")] + arguments) == Outcome())
    let stored = try Data(contentsOf: folder.url(of: "App.facts"))
    let file = try folder.write("", to: "open.facts")
    let handle = try #require(FileHandle(forWritingAtPath: file))
    #expect(run(["--store", "/dev/fd/\(handle.fileDescriptor)"] + arguments) == Outcome())
    #expect(try Data(contentsOf: folder.url(of: "open.facts")) == stored)
    let pipe = Pipe()
    #expect(run(["--store", "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"] + arguments) == Outcome())
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == stored)
  }

  @Test("cleansec names a facts file that it cannot write") func unwritable() throws {
    let source = try TemporaryFile(Self.source)
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    #expect(
      run(["--store", "/nowhere/App.facts"] + arguments).complaint
        == "cleansec: error: /nowhere/App.facts cannot be written: there is no folder /nowhere\n")
  }

  @Test("cleansec rejects a plan without modules") func noPlan() throws {
    let plan = try TemporaryFile("client: {}\n", extension: "yaml")
    #expect(
      run(["--build-plan", plan.path]).complaint
        == "cleansec: error: no Swift module is compiled in \(plan.path): build from scratch, or pass another "
        + "'--build-plan', '--build-log' or '--build-server'\n")
  }

  @Test("cleansec finds a root by its plain or qualified name and checks it once") func roots() throws {
    let source = try TemporaryFile(
      Self.source.replacingOccurrences(of: "struct Kitchen", with: "enum House {}; extension House { struct Kitchen")
        + "}\n")
    let arguments = ["--"] + TestCompiler.arguments(ofModule: "App") + [source.path]
    for name in ["Kitchen", "House.Kitchen", "App.House.Kitchen"] {
      #expect(
        run(["--root", name, "--root", "Kitchen"] + arguments).output.contains("Int: binding missing"), "\(name)")
    }
    #expect(
      run(["--root", "itchen"] + arguments).complaint
        == "cleansec: error: there is no root component 'itchen'; the root components are: House.Kitchen\n")
    let graph = try TemporaryFile("", extension: "txt")
    #expect(run(["--root", "Kitchen", "--root", "House.Kitchen", "--graph", graph.path] + arguments).exitCode == 1)
  }

  @Test("cleansec prints the errors of a source that does not compile once") func doesNotCompile() throws {
    let source = try TemporaryFile("let number: Int = \"\"\n")
    let outcome = run(["--"] + TestCompiler.arguments(ofModule: "App") + [source.path])
    #expect(outcome.exitCode == 3)
    #expect(outcome.output == "")
    #expect(outcome.complaint.components(separatedBy: "\(source.path):1:19: error: cannot convert").count == 2)
  }

  @Test("cleansec names an input file that it cannot read") func unreadable() throws {
    #expect(
      run(["/nowhere.json"]).complaint == "cleansec: error: /nowhere.json cannot be read: No such file or directory\n")
    let broken = try TemporaryFile("{\"_kind\":\"source_file\",", extension: "json")
    #expect(run([broken.path]).complaint == "cleansec: error: \(broken.path): the compiler's tree ends in the middle\n")
    #expect(run([broken.path]).exitCode == 3)
  }

  @Test("cleansec names a compiler that is too old to write its trees as JSON") func tooOld() throws {
    let compiler = try TemporaryFile(
      """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "Swift version 6.0.3 (swift-6.0.3-RELEASE)"; exit 0; fi
      echo "error: unknown argument: '-dump-ast-format'" >&2
      exit 1
      """, extension: "sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let outcome = run(["--compiler", compiler.path, "--", "a.swift"])
    #expect(
      outcome.complaint == """
        cleansec: error: Swift version 6.0.3 (swift-6.0.3-RELEASE) cannot write its trees as JSON: \
        cleansec needs the compiler of Swift 6.2 or later

        """)
    #expect(outcome.exitCode == 3)
  }

  @Test("cleansec names a compiler that fails without a message") func silentCompiler() {
    let outcome = run(["--compiler", "/bin/false", "--", "a.swift"])
    #expect(
      outcome.complaint
        == "cleansec: error: /bin/false exited with 1 and no message: is it a Swift compiler?\n")
    #expect(outcome.exitCode == 3)
  }

  @Test("cleansec names the signal that ended the compiler") func crashingCompiler() throws {
    let folder = try TemporaryFolder()
    let compiler = try program("echo Stack dump: >&2; kill -SEGV $$", in: folder)
    let outcome = run(["--compiler", compiler, "--", "a.swift"])
    #expect(outcome.complaint == "cleansec: error: \(compiler) was ended by signal 11:\nStack dump:\n")
    #expect(outcome.exitCode == 3)
  }

  @Test("cleansec accepts a value after an equals sign") func equalsSign() {
    #expect(
      run(["--module-name=App", "/nowhere.json"]).complaint
        == "cleansec: error: /nowhere.json cannot be read: No such file or directory\n")
    #expect(run(["--strict=yes"]).complaint == "cleansec: error: '--strict' does not take a value (see --help)\n")
  }

  @Test("cleansec refuses options without effect") func idleOptions() {
    for option in ["--target", "--package", "--cache"] {
      #expect(
        run([option, "x", "a.json"]).complaint
          == "cleansec: error: '\(option)' requires a build: add '--build-plan' or '--build-log' (see --help)\n"
      )
    }
  }

  @Test("cleansec explains an invalid command line and exits with 2")
  func usage() {
    #expect(run([]).complaint.hasPrefix("cleansec: error: missing input: "))
    #expect(run(["--frobnicate"]).complaint == "cleansec: error: unknown option '--frobnicate' (see --help)\n")
    #expect(run(["--root"]).complaint == "cleansec: error: missing value for '--root' (see --help)\n")
    #expect([[], ["--frobnicate"], ["--root"]].allSatisfy { run($0).exitCode == 2 })
  }

  @Test("cleansec prints its help, in the plugin without the options that the plugin sets") func help() {
    let text = run(["--help"]).output
    let textOfPlugin = run(["--plugin", "--help"]).output
    #expect(
      text.hasPrefix(
        "OVERVIEW: Check the dependency graphs of all root components without running the program.\n\nUSAGE: cleansec ")
    )
    #expect(
      textOfPlugin.hasPrefix("OVERVIEW: Build the package, and check the dependency graphs of its root components.\n"))
    for line in ["  --build-plan <file> ", "  --cache <folder> ", "  -- <argument> ... "] {
      #expect(text.contains(line))
      #expect(!textOfPlugin.contains(line))
    }
    for line in ["  --target <name> ", "  --format <format> ", "  --graph <file> "] {
      #expect(text.contains(line))
      #expect(textOfPlugin.contains(line))
    }
    #expect(text.contains("(values: compiler, text, json, sarif; default:"))
    #expect(!text.contains("--plugin"))
    #expect(run(["help"]) == Outcome(output: text))
    #expect(run(["--plugin", "help"]) == Outcome(output: textOfPlugin))
  }

  @Test("cleansec has every option that the guide names") func guide() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let guide = tests.appendingPathComponent("../../../Documentation/CheckingAtBuildTime.md")
    let words = try String(contentsOf: guide, encoding: .utf8)
      .split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") && $0.last?.isLetter == true }
    let optionsOfPackageManager: Set<Substring> = [
      "--allow-writing-to-package-directory", "--build-system", "--package-path", "--product", "--scratch-path",
      "--sdk", "--traits",
    ]
    let options = Set(words).subtracting(optionsOfPackageManager)
    #expect(options.count > 10)
    let help = run(["--help"]).output
    for option in options { #expect(help.contains(try Regex("\\n  (-h, )?\(option) ")), "\(option)") }
  }

  private func run(_ arguments: [String]) -> Outcome {
    CleansecCommand(program: "cleansec", environment: ProcessInfo.processInfo.environment).run(arguments)
  }
}
