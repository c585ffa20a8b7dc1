import Testing

@testable import cleansec

@Suite("Mentions of a type") struct TypeMentionTests {
  private static let app = TypeMention(module: "Core", path: ["App"])

  @Test(
    "A whole-word mention of a type in code or in a string literal is a use",
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
    "A declaration, an extension, a comment or a part of another name is no use of a type",
    arguments: [
      "struct App: RootComponent {}", "final class App {}", "enum App {}", "actor App {}", "extension App: Sendable {}",
      "struct\n  App {}", "// App.self", "/// Builds ``App``.", "/* App /* App */ App */", "a() // \"App\"",
      "Apps.self", "MyApp.self", "App2.self", "Other.App.self", "call().App", ".App", "typealias App = Other", "",
    ])
  func others(source: String) {
    #expect(!Self.app.occurs(in: Array(source.utf8)))
  }

  @Test("A nested type may be mentioned after any outer name, because outer types can have aliases")
  func nested() {
    let inner = TypeMention(module: "Core", path: ["Outer", "Inner"])
    for use in ["Outer.Inner.self", "Alias.Inner.self", "Inner.self", "Outer<Int>.Inner()"] {
      #expect(inner.occurs(in: Array(use.utf8)), "\(use)")
    }
    #expect(!inner.occurs(in: Array("enum Outer { struct Inner {} }".utf8)))
  }
}
