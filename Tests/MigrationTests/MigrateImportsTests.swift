import Testing

@Suite("Migration of imports")
struct MigrateImportsTests {
  /// The content of a file after its migration.
  private func migrated(_ source: String) throws -> String {
    let folder = try SourceFolder(["App.swift": source])
    _ = try folder.migrate()
    return try folder.content(of: "App.swift")
  }

  @Test("The migration adds the framework of the used types after the import of Cleanse")
  func added() throws {
    #expect(
      try migrated("import Cleanse\nimport Shop\n\nclass A: UIViewController {}\n")
        == "import Cleanse\nimport UIKit\nimport Shop\n\nclass A: UIViewController {}\n")
    #expect(
      try migrated("import Cleanse\nlet window: NSWindow\nlet url: URL\n")
        == "import Cleanse\nimport AppKit\nlet window: NSWindow\nlet url: URL\n")
    #expect(try migrated("import Cleanse\nlet url: URL\n") == "import Cleanse\nimport Foundation\nlet url: URL\n")
  }

  @Test("The migration recognizes an import of Cleanse with attributes")
  func attributes() throws {
    #expect(
      try migrated("@testable import Cleanse\nlet url: URL\n")
        == "@testable import Cleanse\nimport Foundation\nlet url: URL\n")
  }

  @Test("The migration keeps line endings and a missing final newline")
  func lineEndings() throws {
    #expect(
      try migrated("import Cleanse\r\n\r\nlet view: UIView\r\n")
        == "import Cleanse\r\nimport UIKit\r\n\r\nlet view: UIView\r\n")
    #expect(try migrated("import Cleanse\nlet url: URL") == "import Cleanse\nimport Foundation\nlet url: URL")
  }

  @Test("The migration adds the import inside the condition around the import of Cleanse")
  func conditionAroundCleanse() throws {
    #expect(
      try migrated("#if os(iOS)\n  import Cleanse\n#endif\nlet view: UIView\n")
        == "#if os(iOS)\n  import Cleanse\n  import UIKit\n#endif\nlet view: UIView\n")
  }

  @Test("The migration adds imports after conditional branches unless every use is in Cleanse's branch")
  func branchesOfImports() throws {
    #expect(
      try migrated("#if DEBUG\n  import Cleanse\n#else\n  import Other\n#endif\nlet url: URL\n")
        == "#if DEBUG\n  import Cleanse\n#else\n  import Other\n#endif\nimport Foundation\nlet url: URL\n")
    #expect(
      try migrated("#if os(iOS)\nimport Cleanse\n#else\nimport Other\n#endif\nlet view: UIView, url: URL\n")
        == "#if os(iOS)\nimport Cleanse\n#else\nimport Other\n#endif\n#if canImport(UIKit)\n  import UIKit\n#endif\n"
        + "import Foundation\nlet view: UIView, url: URL\n")
    #expect(
      try migrated("#if os(iOS)\nimport Cleanse\nlet url: URL\n#else\nimport Other\n#endif\n")
        == "#if os(iOS)\nimport Cleanse\nimport Foundation\nlet url: URL\n#else\nimport Other\n#endif\n")
  }

  @Test("The migration guards UIKit and AppKit separately if a file uses types of both")
  func bothInterfaces() throws {
    let guarded = "#if canImport(UIKit)\n  import UIKit\n#endif\n#if canImport(AppKit)\n  import AppKit\n#endif\n"
    let classes = "#if os(iOS)\nclass A: UIViewController {}\n#elseif os(macOS)\nclass A: NSViewController {}\n#endif\n"
    #expect(try migrated("import Cleanse\n" + classes) == "import Cleanse\n" + guarded + classes)
    #expect(
      try migrated("import Cleanse\nlet url: URL\n" + classes)
        == "import Cleanse\n" + guarded + "import Foundation\nlet url: URL\n" + classes)
    #expect(
      try migrated("import Cleanse\nlet constraint: NSLayoutConstraint\nlet color: CGColor\n")
        == "import Cleanse\n" + guarded + "let constraint: NSLayoutConstraint\nlet color: CGColor\n")
  }

  @Test("The migration adds QuartzCore and CoreGraphics for layer and drawing types")
  func drawing() throws {
    #expect(try migrated("import Cleanse\nlet a: CALayer\n") == "import Cleanse\nimport QuartzCore\nlet a: CALayer\n")
    #expect(
      try migrated("import Cleanse\nlet a: CGImage\n") == "import Cleanse\nimport CoreGraphics\nlet a: CGImage\n")
  }

  @Test("The migration reads several statements on a line and a byte order mark")
  func unusualLines() throws {
    #expect(
      try migrated("import Other; import Cleanse\nlet url: URL\n")
        == "import Other; import Cleanse\nimport Foundation\nlet url: URL\n")
    #expect(
      try migrated("\u{FEFF}import Cleanse\nlet url: URL\n")
        == "\u{FEFF}import Cleanse\nimport Foundation\nlet url: URL\n")
  }

  @Test(
    "The migration counts types in string interpolations",
    arguments: [
      "let text = \"\\(Date()) now\"\n",
      "let text = #\"\\#(f(\"\\(UUID())\"))\"#\n",
      "let text = \"\"\"\n  \"\\(url as URL)\"\n  \"\"\"\n",
    ])
  func interpolated(code: String) throws {
    #expect(try migrated("import Cleanse\n" + code) == "import Cleanse\nimport Foundation\n" + code)
  }

  @Test(
    "The migration ignores a type name only if the file declares a type of that name",
    arguments: ["enum E { case Date }\n", "func Date() {}\n", "struct Model { enum Date {} }\n"])
  func otherDeclarations(declaration: String) throws {
    let code = declaration + "let date: Date\n"
    #expect(try migrated("import Cleanse\n" + code) == "import Cleanse\nimport Foundation\n" + code)
  }

  @Test(
    "The migration leaves complete files unchanged",
    arguments: [
      "import Cleanse\n#if canImport(UIKit)\n  import UIKit\n#endif\nlet view: UIView\nlet url: URL\n",
      "import Cleanse\nimport SwiftUI\nlet url: URL\n",
      "import Cleanse\nimport class Foundation.NSLock\nlet lock: NSLock\n",
      "let view: UIView\n",
      "// import Cleanse\nlet view: UIView\n",
    ])
  func complete(source: String) throws {
    #expect(try migrated(source) == source)
  }

  @Test(
    "The migration ignores names in comments, strings and members, and types declared in the file",
    arguments: [
      "import Cleanse\n// UIView\n/* URL /* Data */ UUID */\n",
      "import Cleanse\nlet text = \"UIView \\\" URL\" + #\"Date \" URL\"#\n",
      "import Cleanse\nlet text = \"\"\"\n  \"UIView\" URL\n  \"\"\"\n",
      "import Cleanse\nlet data = Model.Data()\n",
      "import Cleanse\nlet data = Models::Data()\n",
      "import Cleanse\nstruct Date {}\nlet date: Date\n",
      "import Cleanse\nstruct Store { struct UIState {}; var state: UIState }\n",
    ])
  func otherNames(source: String) throws {
    #expect(try migrated(source) == source)
  }

  @Test("The migration counts types after comments and strings on a line")
  func behind() throws {
    #expect(
      try migrated("import Cleanse\n/* a */ let url = (\"b\", URL.self)\n")
        == "import Cleanse\nimport Foundation\n/* a */ let url = (\"b\", URL.self)\n")
  }

  @Test("The migration lists its changes and changes nothing in a second run")
  func report() throws {
    let folder = try SourceFolder([
      "Screens/My Screen.swift": "import Cleanse\nlet view: UIView\n",
      "Model.swift": "import Cleanse\nlet number: Int\n",
      "Network.swift": "import Cleanse\nlet url: URL\n",
      "notes.txt": "import Cleanse\nURL\n",
      "Pods/Other.swift": "import Cleanse\nlet url: URL\n",
    ])
    #expect(
      try folder.migrate() == [
        "Network.swift: imports Foundation", "Screens/My Screen.swift: imports UIKit", "Files that were changed: 2",
      ])
    #expect(try folder.content(of: "Screens/My Screen.swift") == "import Cleanse\nimport UIKit\nlet view: UIView\n")
    #expect(try folder.content(of: "Pods/Other.swift") == "import Cleanse\nlet url: URL\n")
    #expect(try folder.content(of: "notes.txt") == "import Cleanse\nURL\n")
    #expect(try folder.migrate() == ["Files that were changed: 0"])
  }

  @Test("A dry run lists the changes and leaves files unchanged")
  func dryRun() throws {
    let folder = try SourceFolder(["Network.swift": "import Cleanse\nlet url: URL\n"])
    #expect(
      try folder.migrate(["--dry-run"]) == ["Network.swift: would import Foundation", "Files that would be changed: 1"])
    #expect(try folder.content(of: "Network.swift") == "import Cleanse\nlet url: URL\n")
  }

  @Test("The migration accepts unusual paths and rejects files that are not Swift")
  func unusualPaths() throws {
    let folder = try SourceFolder([
      "a=b/1.swift": "import Cleanse\nlet url: URL\n", "z/2.swift": "import Cleanse\nlet url: URL\n",
      "-x.swift": "import Cleanse\nlet url: URL\n", "notes.txt": "import Cleanse\nURL\n",
    ])
    #expect(
      try folder.run(["a=b", "z", "--", "-x.swift"]).lines == [
        "-x.swift: imports Foundation", "a=b/1.swift: imports Foundation", "z/2.swift: imports Foundation",
        "Files that were changed: 3",
      ])
    let refused = try folder.run(["z", "notes.txt"])
    #expect(refused.status == 2)
    #expect(refused.problems == ["migrate-imports: notes.txt is no Swift file"])
  }

  @Test("The migration continues after a file that it cannot change and reports it at the end")
  func problems() throws {
    let folder = try SourceFolder([
      "1.swift": "import Cleanse\rlet url: URL\r", "2.swift": "import Cleanse\nlet url: URL\n",
    ])
    let outcome = try folder.run(["."])
    #expect(outcome.lines == ["2.swift: imports Foundation", "Files that were changed: 1"])
    #expect(
      outcome.problems == [
        "migrate-imports: 1.swift ends its lines by carriage returns alone: look through it by hand"
      ])
    #expect(outcome.status == 1)
  }
}
