import Testing

@testable import Checker

@Suite("The uses of a type's name in a source") struct TypeMentionTests {
  private static let app = TypeMention(module: "Core", path: ["App"])

  @Test(
    "are the name as a word, in code and in texts",
    arguments: [
      "ComponentFactory.of(App.self)", "let roots = [App.self]", "Launcher<App>()", "Core.App.self", "Core\n  . App",
      "typealias Main = App", "class Tests: GraphTests<App> {}", "final class Sub: App {}", "`App`.self",
      "open(\"https://x\", App.self)", "open(\"App\")", "text(\"\\(App.self)\")",
      "\"\"\"\n  src/*\n\"\"\"\nApp.self", "\"\"\"\n  // \\(App.self)\n\"\"\"", "let glob = \"/*\"; run(App.self)",
      "/* a */ App.self", "// a\nApp.self", "App", "#build(App)", "/* without an end App",
    ])
  func uses(source: String) {
    #expect(Self.app.occurs(in: Array(source.utf8)))
  }

  @Test(
    "are neither declarations, nor extensions, nor what comments say, nor parts of other names",
    arguments: [
      "struct App: RootComponent {}", "final class App {}", "enum App {}", "actor App {}", "extension App: Sendable {}",
      "struct\n  App {}", "// App.self", "/// Builds ``App``.", "/* App /* App */ App */", "a() // \"App\"",
      "Apps.self", "MyApp.self", "App2.self", "Other.App.self", "call().App", ".App", "typealias App = Other", "",
    ])
  func others(source: String) {
    #expect(!Self.app.occurs(in: Array(source.utf8)))
  }

  @Test("of a nested type may begin with any name, since the types around it have aliases")
  func nested() {
    let inner = TypeMention(module: "Core", path: ["Outer", "Inner"])
    for use in ["Outer.Inner.self", "Alias.Inner.self", "Inner.self", "Outer<Int>.Inner()"] {
      #expect(inner.occurs(in: Array(use.utf8)), "\(use)")
    }
    #expect(!inner.occurs(in: Array("enum Outer { struct Inner {} }".utf8)))
  }
}
