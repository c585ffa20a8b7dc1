import Cleanse
import Foundation
import ShopApp

@main
enum ShopMain {
  static func main() {
    do {
      try serve()
    } catch {
      // A `FileHandle` would stop the program where standard error is closed.
      if let errors = fdopen(STDERR_FILENO, "w") { fputs("shop: \(error)\n", errors) }
      exit(1)
    }
  }

  /// Takes what is typed from the arguments, or from the terminal where there are none.
  private static func serve() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isInteractive = arguments.isEmpty
    let session = try ComponentFactory.of(ShopComponent.self).build()
    var shown: [String]? = try session.welcome()
    while let lines = shown {
      for line in lines { print(line) }
      guard let line = isInteractive ? readLine() : arguments.popFirst() else { return }
      shown = try session.answer(to: line)
    }
  }
}
