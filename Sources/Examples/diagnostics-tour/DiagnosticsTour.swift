import Cleanse

/// Prints what validation says of a graph that has one mistake of each kind.
@main
enum DiagnosticsTour {
  static func main() {
    print(GraphValidator.validate(BrokenBakery.self))
  }
}
