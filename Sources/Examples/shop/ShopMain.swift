import Cleanse
import ShopApp

@main
enum ShopMain {
  /// Takes what is typed from the arguments, or from the terminal where there are none.
  static func main() throws {
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
