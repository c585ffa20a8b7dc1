import Foundation
import TestSupport
import Testing

@Suite("Example of Termination") struct TerminationExampleTests {
  private static let component = """
    import Cleanse
    import CleanseFoundation

    final class HTTPServer { init() {} }

    struct ServerComponent: RootComponent {
      static func configure(binder: Binder<Singleton>) {}

      static func configureRoot(binder bind: ReceiptBinder<HTTPServer>) -> BindingReceipt<HTTPServer> {
        bind.onStart { _ in }.to(factory: HTTPServer.init)
      }
    }

    """

  @Test(
    "The documented program compiles without warnings in both language modes, also with the main actor as default",
    arguments: ["5", "6"], [[], ["-default-isolation", "MainActor"]])
  func compilation(mode: String, isolation: [String]) throws {
    let text = try RepositoryFile.text("Sources/CleanseFoundation/Termination.swift")
    let block = try #require(text.firstMatch(of: /\/\/\/ ```swift\n([\s\S]*?)\/\/\/ ```/))
    let example = block.1.split(separator: "\n").map { $0.replacing(/^ *\/\/\/ ?/, with: "") }
    let program = try TemporaryFile(Self.component + example.joined(separator: "\n"))
    let options = ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", mode] + isolation
    let run = try ProgramRun.of(
      URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + options + [program.path] + BuiltLibraries.arguments)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }
}
