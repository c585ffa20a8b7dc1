import Cleanse

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Prints the report of a graph with common errors, and that of a graph with common warnings.
@main
enum DiagnosticsTour {
  static func main() {
    do {
      let options = try TourOptions(Array(CommandLine.arguments.dropFirst()))
      print(options.asksForHelp ? TourOptions.usage : report(options))
    } catch {
      print("error: \(error.description)\n\n\(TourOptions.usage)")
      exit(2)
    }
  }

  private static func report(_ options: TourOptions) -> String {
    let broken = GraphValidator.validate(
      BrokenBakery.self, overrides: Overrides().overriding(String.self, with: "an override of nothing"))
    let wasteful = GraphValidator.validate(WastefulBakery.self)
    let diagnostics = (broken.errors.map(\.diagnostic) + wasteful.warnings).filter(options.includes)
    return options.renderer.relative(to: folderOfPackage).report(of: diagnostics)
  }

  /// Four levels above this file, so that the output is the same on every machine.
  private static var folderOfPackage: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  }
}
