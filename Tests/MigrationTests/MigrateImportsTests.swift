import Testing

@Suite("Migrating imports")
struct MigrateImportsTests {
  /// What a file becomes.
  private func migrated(_ source: String) throws -> String {
    let folder = try SourceFolder(["App.swift": source])
    _ = try folder.migrate()
    return try folder.content(of: "App.swift")
  }

  @Test("adds the framework whose types a file names, behind the import of Cleanse")
  func added() throws {
    #expect(
      try migrated("import Cleanse\nimport Shop\n\nclass A: UIViewController {}\n")
        == "import Cleanse\nimport UIKit\nimport Shop\n\nclass A: UIViewController {}\n")
    #expect(
      try migrated("import Cleanse\nlet window: NSWindow\nlet url: URL\n")
        == "import Cleanse\nimport AppKit\nlet window: NSWindow\nlet url: URL\n")
    #expect(try migrated("import Cleanse\nlet url: URL\n") == "import Cleanse\nimport Foundation\nlet url: URL\n")
  }

  @Test("knows an import of Cleanse with attributes")
  func attributes() throws {
    #expect(
      try migrated("@testable import Cleanse\nlet url: URL\n")
        == "@testable import Cleanse\nimport Foundation\nlet url: URL\n")
  }

  @Test("keeps line endings, and the lack of a last one")
  func lineEndings() throws {
    #expect(
      try migrated("import Cleanse\r\n\r\nlet view: UIView\r\n")
        == "import Cleanse\r\nimport UIKit\r\n\r\nlet view: UIView\r\n")
    #expect(try migrated("import Cleanse\nlet url: URL") == "import Cleanse\nimport Foundation\nlet url: URL")
  }

  @Test("stays inside a condition, with its indentation")
  func conditionAroundCleanse() throws {
    #expect(
      try migrated("#if os(iOS)\n  import Cleanse\n#endif\nlet view: UIView\n")
        == "#if os(iOS)\n  import Cleanse\n  import UIKit\n#endif\nlet view: UIView\n")
  }

  @Test(
    "leaves files alone that lack nothing",
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
    "does not count names in comments and texts, members, and types that the file declares",
    arguments: [
      "import Cleanse\n// UIView\n/* URL /* Data */ UUID */\n",
      "import Cleanse\nlet text = \"UIView \\\" URL\" + #\"Date \" URL\"#\n",
      "import Cleanse\nlet text = \"\"\"\n  \"UIView\" URL\n  \"\"\"\n",
      "import Cleanse\nlet data = Model.Data()\n",
      "import Cleanse\nstruct Date {}\nlet date: Date\n",
    ])
  func otherNames(source: String) throws {
    #expect(try migrated(source) == source)
  }

  @Test("counts what stands behind comments and texts")
  func behind() throws {
    #expect(
      try migrated("import Cleanse\n/* a */ let url = (\"b\", URL.self)\n")
        == "import Cleanse\nimport Foundation\n/* a */ let url = (\"b\", URL.self)\n")
  }

  @Test("says what it changed, and changes nothing the second time")
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

  @Test("only says what it would change when asked to")
  func dryRun() throws {
    let folder = try SourceFolder(["Network.swift": "import Cleanse\nlet url: URL\n"])
    #expect(
      try folder.migrate(["--dry-run"]) == ["Network.swift: would import Foundation", "Files that would be changed: 1"])
    #expect(try folder.content(of: "Network.swift") == "import Cleanse\nlet url: URL\n")
  }
}
