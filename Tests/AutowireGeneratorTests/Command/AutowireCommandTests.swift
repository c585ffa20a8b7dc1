import Commands
import Foundation
import Testing

@testable import cleanse_autowire

@Suite("The cleanse-autowire command") struct AutowireCommandTests {
  @Test("cleanse-autowire writes a module by default and a composition root with --style pure") func styles() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    #expect(workspace.run() == .init(filesRead: 1))
    #expect(try workspace.written().contains("binder.bind(A.self).to { A() }"))
    #expect(workspace.run("--style", "pure") == .init())
    #expect(try workspace.written().contains("func makeA() -> A { A() }"))
  }

  @Test("cleanse-autowire uses the mark names, suffix and scope of its options") func options() throws {
    let workspace = try Workspace(["A.swift": "protocol A: Mark, Single {}\nclass ALive: A { init(b: Int) {} }"])
    let outcome = workspace.run(
      "--injectable-name", "Mark", "--shared-name", "Single", "--implementation-suffix", "Live", "--scope", "AppScope",
      "--allow-unmarked")
    #expect(outcome.exitCode == 0)
    #expect(try workspace.written().contains("Binder<AppScope>"))
    #expect(try workspace.written().contains("binder.bind((any A).self).sharedInScope().to(factory: ALive.init(b:))"))
  }

  @Test("cleanse-autowire writes parts, of which at most two change with a source file") func parts() throws {
    let names = (0..<24).map { "Type\($0)" }
    let workspace = try Workspace(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0).swift", "struct \($0): Injectable {}\n") }))
    #expect(workspace.run("--parts", "4") == .init(filesRead: 24))
    let parts = try (1...4).map { try workspace.written(part: $0) }
    #expect(
      try workspace.written() == """
        // Written by cleanse-autowire. Do not edit: change the types that it names.
        import Cleanse

        /// The bindings of the types that this module marks as injectable.
        struct AutowiredModule: Cleanse.Module {
          static func configure(binder: Cleanse.Binder<Cleanse.Unscoped>) {
            bindPart1(binder: binder)
            bindPart2(binder: binder)
            bindPart3(binder: binder)
            bindPart4(binder: binder)
          }
        }

        """)
    for name in names {
      #expect(parts.filter { $0.contains("    binder.bind(\(name).self).to { \(name)() }\n") }.count == 1)
    }
    #expect(
      parts[0].contains(
        "extension AutowiredModule {\n  static func bindPart1(binder: Cleanse.Binder<Cleanse.Unscoped>) {\n"))

    try workspace.write("struct Type5: Injectable { let other: Type6 }\n", to: "Type5.swift")
    try workspace.write("struct Added: Injectable { let name: String }\n", to: "Added.swift")
    #expect(workspace.run("--parts", "4").exitCode == 1)
    let changed = try (1...4).map { try workspace.written(part: $0) }
    #expect((1...2).contains(zip(parts, changed).filter { $0 != $1 }.count))
    #expect(changed.filter { $0.contains("#error(\"cannot inject") }.count == 1)
    #expect(try !workspace.written().contains("#error("))
  }

  @Test("cleanse-autowire writes empty parts and restores deleted ones") func emptyParts() throws {
    let workspace = try Workspace(["A.swift": "struct A: Injectable {}"])
    #expect(workspace.run("--parts", "2").exitCode == 0)
    let parts = try (1...2).map { try workspace.written(part: $0) }
    #expect(parts.filter { !$0.contains("bind") }.count == 1)
    #expect(try workspace.written().split(separator: "\n").filter { $0.contains("bindPart") }.count == 1)
    try FileManager.default.removeItem(at: workspace.folder.appendingPathComponent("OutputPart2.swift"))
    #expect(workspace.run("--parts", "2") == .init())
    #expect(try workspace.written(part: 2) == parts[1])
    #expect(workspace.run("--parts", "2", "--style", "pure") == .init())
    #expect(try (1...2).allSatisfy { try workspace.written(part: $0).hasPrefix("// Written by cleanse-autowire.") })
  }

  @Test("cleanse-autowire refuses parts without an output file and invalid numbers of parts") func strangeParts() {
    let command = AutowireCommand(program: "test", environment: [:])
    #expect(command.run(["--parts", "2", "A.swift"]).exitCode == 2)
    for (number, range) in [("-1", "of 0 or more"), ("x", "of 0 or more"), ("1001", "from 0 to 1000")] {
      #expect(
        command.run(["--parts", number, "--output", "/nowhere/A.swift", "A.swift"]).complaint
          == "cleanse-autowire: error: --parts takes a whole number \(range), not '\(number)' (see --help)\n")
    }
  }

  @Test("cleanse-autowire reports refused types in the format of compilers on every run") func refusals() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {\n  init(b: Int) {}\n}"])
    let line =
      "\(workspace.sources.path)/A.swift:2:8: error: cannot inject non-injectable dependency 'b' of type 'Int': mark the type, or use --allow-unmarked and bind it by hand [not-injectable]\n"
    #expect(workspace.run().complaint == line)
    #expect(workspace.run() == .init(complaint: line, exitCode: 1, filesRead: 1))
    #expect(try workspace.written().contains("#error("))
    #expect(workspace.run("--leave-errors-to-compiler") == .init(filesRead: 1))
  }

  @Test("cleanse-autowire reports refused types in JSON and SARIF, even if there are none") func formats() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {\n  init(b: Int) {}\n}"])
    let report = try JSONSerialization.jsonObject(with: Data(workspace.run("--format", "json").complaint.utf8))
    let refusal = try #require(((report as? [String: Any])?["diagnostics"] as? [[String: Any]])?.first)
    #expect(refusal["id"] as? String == "not-injectable")
    #expect(refusal["documentation"] as? String == "https://cleanse.example/Documentation/Wiring.md#errors")
    #expect(workspace.run("--format=sarif").complaint.contains(#""ruleId": "not-injectable""#))

    try workspace.write("class A: Injectable {}", to: "A.swift")
    for _ in 1...2 {
      #expect(workspace.run("--format=json").complaint.contains(#""errorCount": 0"#))
      #expect(workspace.run("--format=compiler").complaint == "")
    }
  }

  @Test("cleanse-autowire reads each visible file of a folder once") func folders() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}", ".B.swift": "class B: Injectable {}"])
    for name in ["Folder.swift", ".build"] {
      let folder = workspace.sources.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("class \(name.filter(\.isLetter)): Injectable {}".utf8).write(
        to: folder.appendingPathComponent("C.swift"))
    }
    #expect(workspace.run(workspace.sources.path + "/./A.swift", workspace.sources.path + "/").filesRead == 2)
    #expect(
      try workspace.written().split(separator: "\n").filter { $0.contains("bind(") } == [
        "    binder.bind(A.self).to { A() }", "    binder.bind(Folderswift.self).to { Folderswift() }",
      ])
  }

  @Test("cleanse-autowire reads a linked folder and keeps the name of the link in paths") func linkedFolder() throws {
    let workspace = try Workspace(["Inner/A.swift": "class A: Injectable { init(b: Int) {} }"])
    let link = workspace.folder.appendingPathComponent("Link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: workspace.sources)
    let command = AutowireCommand(program: "test", environment: ProcessInfo.processInfo.environment)
    for path in [link.path, link.path + "/"] {
      #expect(command.run([path]).complaint.hasPrefix(link.path + "/Inner/A.swift:1:28: error: "))
    }
  }

  @Test("cleanse-autowire refuses folders without Swift files and leaves the output unchanged") func emptyFolders()
    throws
  {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    let empty = workspace.folder.appendingPathComponent("Empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    #expect(workspace.run(empty.path) == .init(filesRead: 1))
    let written = try workspace.written()
    try workspace.delete("A.swift")
    #expect(
      workspace.run(empty.path)
        == .init(
          complaint: """
            cleanse-autowire: error: there are no Swift files in \(empty.path), \(workspace.sources.path)

            """, exitCode: 3))
    #expect(try workspace.written() == written)
  }

  @Test("cleanse-autowire shortens paths with --relative-to and with its former name --root") func relative() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    let command = AutowireCommand(program: "test", environment: ProcessInfo.processInfo.environment)
    let source = workspace.sources.appendingPathComponent("A.swift").path
    let texts = ["--relative-to", "--root"].map { command.run(["\($0)=\(workspace.sources.path)", source]).output }
    #expect(texts[0] == texts[1])
    #expect(texts[0] != command.run([source]).output)
    #expect(!command.run(["--help"]).output.contains("--root"))
  }

  @Test("cleanse-autowire names an output or cache that it cannot write") func unwritable() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    let sources = workspace.sources.path
    #expect(
      workspace.run("--output", sources)
        == .init(
          complaint: "cleanse-autowire: error: \(sources) cannot be written: this is a folder\n", exitCode: 3,
          filesRead: 1))
    let missing = sources + "/none/Output.swift"
    #expect(
      workspace.run("--output", missing).complaint
        == "cleanse-autowire: error: \(missing) cannot be written: there is no folder \(sources)/none\n")
    let cache = sources + "/A.swift"
    #expect(
      workspace.run("--cache", cache).complaint == "cleanse-autowire: error: \(cache) cannot be written\n")
  }

  @Test("cleanse-autowire writes to open files and to pipes on every run") func openOutput() throws {
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    #expect(workspace.run() == .init(filesRead: 1))
    let expected = try workspace.written()
    let file = workspace.folder.appendingPathComponent("open.swift").path
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    let handle = try #require(FileHandle(forWritingAtPath: file))
    #expect(workspace.run("--output", "/dev/fd/\(handle.fileDescriptor)").exitCode == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == expected)
    for _ in 1...2 {
      let pipe = Pipe()
      #expect(workspace.run("--output", "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)").exitCode == 0)
      try pipe.fileHandleForWriting.close()
      #expect(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == expected)
    }
  }

  @Test("cleanse-autowire explains an invalid command line and prints its help") func usage() {
    let command = AutowireCommand(program: "test", environment: [:])
    #expect(
      command.run([])
        == .init(
          complaint: "cleanse-autowire: error: missing expected argument '<file-or-folder>' (see --help)\n", exitCode: 2
        ))
    #expect(
      command.run(["--shape", "x"]).complaint
        == "cleanse-autowire: error: unknown option '--shape'; did you mean '--scope'? (see --help)\n")
    #expect(
      command.run(["--scope"]).complaint == "cleanse-autowire: error: missing value for '--scope' (see --help)\n"
    )
    #expect(
      command.run(["--style", "x"]).complaint
        == "cleanse-autowire: error: there is no style 'x'; available: module, pure (see --help)\n")
    for help in [["--help"], ["help"], ["help", "Sources"]] {
      let outcome = command.run(help)
      #expect(outcome == Outcome(output: outcome.output))
      #expect(
        outcome.output.hasPrefix(
          "OVERVIEW: Generate the bindings of the types that Swift sources mark as Injectable.\n\n"
            + "USAGE: cleanse-autowire [<options>] <file-or-folder> ...\n"))
    }
  }

  @Test("cleanse-autowire names a missing source file and the searched paths of SourceKit") func missing() throws {
    let command = AutowireCommand(program: "test", environment: [:])
    #expect(
      command.run(["/nowhere.swift"])
        == .init(
          complaint: "cleanse-autowire: error: /nowhere.swift cannot be read: No such file or directory\n", exitCode: 3)
    )
    let workspace = try Workspace(["A.swift": "class A: Injectable {}"])
    let outcome = workspace.run("--sourcekit", "/nowhere/sourcekit")
    #expect(outcome.exitCode == 3)
    #expect(outcome.complaint.contains("  /nowhere/sourcekit\n"))
  }
}
