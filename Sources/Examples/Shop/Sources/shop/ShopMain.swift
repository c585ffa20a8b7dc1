import Cleanse
import Foundation
import ShopApp

@main
enum ShopMain {
  static func main() {
    do {
      try serve()
    } catch {
      // A `FileHandle` would stop the program if standard error is closed.
      if let errors = fdopen(STDERR_FILENO, "w") { fputs("shop: \(error)\n", errors) }
      exit(1)
    }
  }

  private static let usage = """
    OVERVIEW: Sell the products of a small shop in the terminal.

    USAGE: shop [<line> ...]

    ARGUMENTS:
      <line>        The lines to answer: a product's number, 'pay' or 'quit'. Without arguments, lines are read from the
                    terminal.

    OPTIONS:
      -h, --help    Show help information.
    """

  /// An argument that looks like an option but is none.
  private struct UnknownOption: Error, CustomStringConvertible {
    let name: String
    var description: String { "unknown option '\(name)' (see --help)" }
  }

  /// Reads the commands from the arguments, or from the terminal if there are none.
  private static func serve() throws {
    var arguments = CommandLine.arguments.dropFirst()
    if let option = arguments.first(where: { $0.hasPrefix("--") || $0 == "-h" }) {
      guard ["--help", "-h"].contains(option) else { throw UnknownOption(name: option) }
      return print(usage)
    }
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
