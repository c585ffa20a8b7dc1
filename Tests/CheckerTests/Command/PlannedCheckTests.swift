import Commands
import TestSupport
import Foundation
import Testing

@testable import cleansec

@Suite("Roots of a plan's targets") struct PlannedCheckTests {
  private static func root(_ name: String, asking type: String = "Bool") -> String {
    """
    struct \(name): RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
        \(type == "Bool" ? "bind.to(value: true)" : "bind.to { (_: \(type)) in true }")
      }
    }

    """
  }

  @Test("The check of a target includes the roots of the libraries that it depends on") func library() throws {
    let plan = try PlannedPackage([
      .init("App", "import Cleanse\n" + Self.root("AppRoot"), imports: ["Library"]),
      .init("Library", "import Cleanse\n" + Self.root("Car", asking: "Int")),
      .init("Other", "import Cleanse\n" + Self.root("Bus", asking: "String")),
    ])
    let outcome = plan.run(["--target", "App"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("error: Int: binding missing"))
    #expect(!outcome.output.contains("String"))
    #expect(outcome.complaint == "cleansec: 2 roots, 2 bindings\n")
    let ofPackage = plan.run(["--target", "App", "--package", plan.folder])
    #expect(ofPackage.output.hasPrefix(outcome.output))
    #expect(ofPackage.complaint == outcome.complaint)
    #expect(plan.run(["--target", "App", "--root", "AppRoot"]).exitCode == 0)
    #expect(plan.run(["--target", "App", "--root", "Car"]).output.contains("error: Int: binding missing"))
  }

  @Test("A module whose types cannot be told from type parameters is a note, and the other modules are checked")
  func moduleWithInnerParameters() throws {
    let ambiguous = """
      import Cleanse
      struct Outer<T> {
        struct Inner<U> { func wire(_ binder: UnscopedBinder) { binder.bind([U].self).to { (_: T) in [] } } }
      }

      """
    let plan = try PlannedPackage([
      .init("App", "import Cleanse\n" + Self.root("AppRoot", asking: "Int")),
      .init("A1", ambiguous + Self.root("Car")),
    ])
    let outcome = plan.run([])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("error: Int: binding missing"))
    #expect(
      outcome.output.contains("the module A1 was not read: its name is one that the compiler gives to type parameters"))
  }

  @Test("The check excludes roots of other packages unless a root is named") func otherPackage() throws {
    let plan = try PlannedPackage([
      .init("App", "import Cleanse\n" + Self.root("AppRoot"), imports: ["Library"]),
      .init("Library", "import Cleanse\n" + Self.root("Car", asking: "Int"), folder: ".build/checkouts/library"),
    ])
    for options in [["--target", "App"], []] {
      let outcome = plan.run(options + ["--package", plan.folder])
      #expect(outcome.exitCode == 0)
      #expect(!outcome.output.contains("error"))
      #expect(outcome.complaint == "cleansec: 1 root, 1 binding\n")
      #expect(plan.run(options + ["--package", plan.folder, "--root", "Car"]).exitCode == 1)
    }
    #expect(plan.run([]).exitCode == 1)
  }

  @Test("The option --package accepts relative folders and symbolic links") func namedPackage() throws {
    let plan = try PlannedPackage([.init("App", "import Cleanse\n" + Self.root("AppRoot", asking: "Int"))])
    let links = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: links.path("link"), withDestinationPath: plan.folder)
    #expect(plan.run(["--package", links.path("link")]) == plan.run(["--package", plan.folder]))
    for folder in [".", "./", "../\(URL(fileURLWithPath: plan.folder).lastPathComponent)", links.path("link")] {
      let run = try plan.runProgram(["--build-plan", "debug.yaml", "--package", folder])
      #expect(run.exitCode == 1)
      #expect(run.output.contains("error: Int: binding missing"))
      #expect(run.errors == "cleansec: 1 root, 1 binding\n")
    }
    // The compiler knew the files without the link.
    #expect(
      plan.run(["--package", links.path("link"), "--relative-to", links.path("link")]).output
        .hasPrefix("Sources/App.swift:"))
    let patch = try plan.runProgram(
      ["--build-plan", "debug.yaml", "--package", links.path("link"), "--fix", "--dry-run"])
    #expect(!patch.errors.contains("is not changed"))
  }

  @Test(
    "Relative paths of options refer to the current folder, also in a folder behind a link",
    arguments: [false, true])
  func otherFolder(isBehindLink: Bool) throws {
    let plan = try PlannedPackage(
      [.init("App", "import Cleanse\n" + Self.root("AppRoot", asking: "Int"))],
      in: isBehindLink ? TemporaryFolder(behindLink: "linked folder") : TemporaryFolder())
    let run = try plan.runProgram(
      [
        "--build-plan", "../debug.yaml", "--package", "..", "--relative-to", "..", "--cache", "facts", "--graph",
        "graph.json", "--output", "report.txt",
      ], in: "inner")
    #expect(run.errors == "cleansec: 1 root, 1 binding\n")
    #expect(try plan.text(of: "inner/report.txt").hasPrefix("Sources/App.swift:"))
    #expect(try plan.text(of: "inner/graph.json").contains("\"file\": \"Sources/App.swift\""))
    #expect(FileManager.default.fileExists(atPath: plan.folder + "/inner/facts/App.facts"))
    let stored = try plan.runProgram(
      ["--build-plan", "../debug.yaml", "--package", "..", "--store", "App.facts"], in: "inner")
    #expect(stored.exitCode == 0)
    #expect(try plan.runProgram(["App.facts"], in: "inner").errors == run.errors)
  }

  @Test("A package that the plan does not contain is an error, except for plugin runs on all targets")
  func unbuiltPackage() throws {
    let plan = try PlannedPackage([.init("App", "import Cleanse\n" + Self.root("AppRoot"))])
    let other = try TemporaryFolder()
    let refused = plan.run(["--package", other.url.path])
    #expect(
      refused.complaint
        == "cleansec: error: no module of \(other.url.path) is in \(plan.folder)/debug.yaml: build it, or "
        + "pass '--target', or another '--package'\n")
    #expect(refused.exitCode == 3)
    #expect(plan.run(["--package", other.url.path, "--target", "App"]).exitCode == 0)
    #expect(plan.run(["--plugin", "--package", other.url.path, "--all-targets"]).exitCode == 0)
    #expect(plan.run(["--plugin", "--package", other.url.path]).exitCode == 3)
  }

  @Test("A root is selected by its qualified name if several have the same name") func equalNames() throws {
    let plan = try PlannedPackage([
      .init("Shop", "import Cleanse\n" + Self.root("App") + Self.root("Till")),
      .init(
        "Bank",
        "import Cleanse\n" + Self.root("App", asking: "Int") + "enum House {}\nextension House {\n"
          + Self.root("App", asking: "String") + "}\nprivate " + Self.root("Vault")),
    ])
    #expect(
      plan.run(["--root", "Ap"]).complaint
        == "cleansec: error: there is no root component 'Ap'; the root components are: Bank.App, Shop.App, House.App, Till, Vault\n"
    )
    let outcome = plan.run(["--root", "Bank.App"])
    #expect(outcome.output.contains("error: Int: binding missing"))
    #expect(outcome.complaint == "cleansec: 1 root, 1 binding\n")
  }

  @Test("A root is found by its raw identifier with and without backticks") func rawIdentifiers() throws {
    let plan = try PlannedPackage([
      .init(
        "App",
        "import Cleanse\n" + Self.root("`Web app`", asking: "Int") + "enum `Old 1.0` {}\nextension `Old 1.0` {\n"
          + Self.root("`Shop 2.0`", asking: "String") + "}\n")
    ])
    for name in ["`Web app`", "Web app", "App.`Web app`", "App.Web app"] {
      let outcome = plan.run(["--root", name])
      #expect(outcome.output.contains("error: Int: binding missing"), "\(name)")
      #expect(outcome.complaint == "cleansec: 1 root, 1 binding\n", "\(name)")
    }
    for name in ["`Shop 2.0`", "Shop 2.0", "`Old 1.0`.`Shop 2.0`", "Old 1.0.Shop 2.0"] {
      #expect(plan.run(["--root", name]).output.contains("error: String: binding missing"), "\(name)")
    }
    for name in ["app", "0", "0`", "b app`"] {
      #expect(plan.run(["--root", name]).complaint.contains("there is no root component '\(name)'"), "\(name)")
    }
  }

  @Test("A check without a root names the searched modules, and is an error for a named target") func noRoot() throws {
    let plan = try PlannedPackage([
      .init("Library", "import Cleanse\nstruct Parts: Module { static func configure(binder: UnscopedBinder) {} }\n"),
      .init("Plain", "struct Plain {}\n", usesCleanse: false),
    ])
    let note = """
      <unknown>:0: note: no root component was found in the module Library [unchecked-code]
      <unknown>:0: note: nothing was checked
      <unknown>:0: note: check the target that declares a RootComponent
      <unknown>:0: note: or validate a module without a root in a test: try GraphValidator.check(module: ...)

      """
    let error = note.replacingOccurrences(of: "note: no root", with: "error: no root")
    for options in [[], ["--package", plan.folder], ["--all-targets", "--target", "Library"]] {
      #expect(plan.run(options) == Outcome(output: note, complaint: "cleansec: 0 roots, 0 bindings\n", exitCode: 0))
    }
    for options in [["--target", "Library"], ["--strict"]] {
      #expect(plan.run(options) == Outcome(output: error, complaint: "cleansec: 0 roots, 0 bindings\n", exitCode: 1))
    }
    #expect(plan.run(["--warnings-as-errors"]).exitCode == 1)
    #expect(
      plan.run(["--target", "Plain"]).output.contains(
        "no root component was found: no module that was read uses Cleanse"))
    #expect(plan.run(["--target", "Plain"]).exitCode == 1)
    #expect(
      plan.run(["--root", "Car"]).complaint
        == "cleansec: error: there is no root component 'Car', and no other one was found; searched: Library\n")
  }

  @Test("A package that does not use Cleanse passes the check, except with --strict") func nothingToCheck() throws {
    let plan = try PlannedPackage([.init("Plain", "struct Plain {}\n", usesCleanse: false)])
    let nothing = Outcome(complaint: "cleansec: nothing to check: no module uses Cleanse\n")
    #expect(plan.run([]) == nothing)
    #expect(plan.run(["--package", plan.folder, "--all-targets"]) == nothing)
    #expect(plan.run(["--strict"]).exitCode == 1)
    #expect(
      plan.run(["--graph", plan.folder + "/graph.txt"]).complaint
        == "cleansec: error: there is no graph to write: no module declares a root component\n")
    #expect(try JSONSchema(named: "report").problems(of: plan.run(["--format", "json"]).output) == [])
  }

  @Test("The check skips unbuilt products of other packages") func leftOut() throws {
    let plan = try PlannedPackage([
      .init(
        "Unused", "import Cleanse\n", folder: ".build/checkouts/library", sourcesInFile: "/nowhere/Unused.build/sources"
      )
    ])
    let nothing = Outcome(complaint: "cleansec: nothing to check: no module uses Cleanse\n")
    #expect(plan.run([]) == nothing)
    #expect(plan.run(["--package", plan.folder]) == nothing)
    #expect(plan.run(["--target", "Unused", "--all-targets"]) == nothing)
    let unbuilt = plan.run(["--target", "Unused"])
    #expect(unbuilt.exitCode == 3)
    #expect(unbuilt.complaint.hasSuffix("/debug.yaml was not built: build it\n"))
    #expect(unbuilt.complaint.hasPrefix("cleansec: error: the target 'Unused' of "))
  }

  @Test("A module named like a type parameter is not read, which is a note, and is checked without it")
  func ambiguousModule() throws {
    let plan = try PlannedPackage([
      .init("App", "import Cleanse\n" + Self.root("AppRoot", asking: "Int")),
      .init("T", "import Cleanse\n" + Self.root("Car")),
    ])
    let outcome = plan.run([])
    #expect(outcome.output.contains("error: Int: binding missing"))
    #expect(outcome.output.contains("/T.swift:1:1: note: the module T was not read"))
    #expect(outcome.complaint == "cleansec: 1 root, 1 binding, 1 statement not checked\n")
    #expect(plan.run(["--strict", "--root", "AppRoot"]).output.contains("error: the module T was not read"))
    let named = plan.run(["--target", "T"])
    #expect(named.exitCode == 3)
    #expect(named.output == "")
    #expect(named.complaint.contains("the module 'T' is named as the compiler names type parameters"))
  }

  @Test("A cache that cannot be written is one warning, and the check completes") func cacheUnwritable() throws {
    let plan = try PlannedPackage([
      .init("App", "import Cleanse\n" + Self.root("AppRoot", asking: "Int"), imports: ["Library"]),
      .init("Library", "import Cleanse\n" + Self.root("Car")),
    ])
    let cache = plan.folder + "/debug.yaml/facts"
    let lines = EventLog()
    let outcome = plan.run(["--cache", cache]) { lines.note($0) }
    #expect(outcome.output.contains("error: Int: binding missing"))
    #expect(outcome.complaint == "cleansec: 2 roots, 2 bindings\n")
    let warning = "cleansec: warning: the cache \(cache) cannot be written: the next run reads all modules again"
    #expect(lines.events == [warning])
  }
}
