import Cleanse

/// Prints the report of a graph with common errors, and that of a graph with common warnings.
@main
enum DiagnosticsTour {
  static func main() {
    guard let options = TourOptions(Array(CommandLine.arguments.dropFirst())) else {
      print(TourOptions.usage)
      return
    }
    let broken = GraphValidator.validate(
      BrokenBakery.self, overrides: Overrides().overriding(String.self, with: "an override of nothing"))
    let wasteful = GraphValidator.validate(WastefulBakery.self)
    let diagnostics = (broken.errors.map(\.diagnostic) + wasteful.warnings).filter(options.includes)
    print(options.renderer.relative(to: folderOfPackage).report(of: diagnostics))
  }

  /// Four levels above this file, so that the output is the same on every machine.
  private static var folderOfPackage: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  }
}
