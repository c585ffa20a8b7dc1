import Cleanse

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Prints the reports of a graph with common errors and of a graph with common warnings.
@main
enum DiagnosticsTour {
  static func main() {
    do {
      let options = try TourOptions(Array(CommandLine.arguments.dropFirst()))
      print(options.asksForHelp ? TourOptions.usage : try report(options))
    } catch {
      let message = "error: \(error.description)\n\n\(TourOptions.usage)\n"
      _ = write(2, message, message.utf8.count)
      exit(2)
    }
  }

  private static func report(_ options: TourOptions) throws(UsageError) -> String {
    let broken = GraphValidator.validate(
      BrokenBakery.self, overrides: Overrides().overriding(String.self, with: "an override of nothing"))
    let wasteful = GraphValidator.validate(WastefulBakery.self)
    let diagnostics = try options.selection(of: broken.errors.map(\.diagnostic) + wasteful.warnings)
    return options.renderer.relative(to: folderOfPackage).report(of: diagnostics)
  }

  /// Four levels above this file, so that the output is the same on every machine.
  private static var folderOfPackage: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
  }
}
