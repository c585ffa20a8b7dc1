import Cleanse

// With `-default-isolation MainActor`, all declarations are isolated to the main actor, including components and
// created objects. Exceptions are declared `nonisolated`, and created elsewhere.

/// Stores its titles in a mutable global, which the main actor guards.
final class Screen {
  static var titles: [String] = []

  init(title: String) {
    Self.titles.append(title)
  }
}

struct ScreenComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(String.self).to { "Screen \(Screen.titles.count + 1)" }
  }

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    bind.to(factory: Screen.init)
  }
}

nonisolated struct Parser {
  let separator: Character

  func words(in text: String) -> [String] {
    text.split(separator: separator).map(String.init)
  }
}

nonisolated struct ParserComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Character.self).to(value: ",")
  }

  static func configureRoot(binder bind: ReceiptBinder<Parser>) -> BindingReceipt<Parser> {
    bind.to(factory: Parser.init)
  }
}

try CommonProgram.run()
let screens = try ComponentFactory.of(ScreenComponent.self)
_ = [screens.build(), screens.build()]
precondition(Screen.titles == ["Screen 1", "Screen 2"])
let words = try await Task.detached { try ComponentFactory.of(ParserComponent.self).build().words(in: "a,b") }.value
precondition(words == ["a", "b"])
print("MainActorApp: OK")
