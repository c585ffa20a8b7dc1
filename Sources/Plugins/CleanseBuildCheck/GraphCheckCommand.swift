import Foundation
import PackagePlugin

/// The build command that checks the graphs of a target, in a package or in an Xcode project.
struct GraphCheckCommand {
  let target: String
  /// The folder of the package, or of the project.
  let package: URL
  /// The folder for the facts of read modules.
  let folder: URL
  /// The files of the target, and of the modules that it is built from.
  let sources: [URL]
  /// The plan of the build; `nil` if the environment of the command names it, as it does in Swift Build and Xcode.
  var plan: URL?
  /// The compiled modules that the command has to wait for. Swift Build and Xcode wait for all of them anyway.
  var modules: [URL] = []

  /// - Parameter tool: the program `cleansec`.
  func command(running tool: URL) -> Command {
    .buildCommand(
      displayName: "Checking the graphs of \(target)", executable: tool,
      arguments: [
        "--build-step", "--package", package.path, "--target", target, "--cache",
        folder.appendingPathComponent("facts").path,
      ] + (plan.map { ["--build-plan", $0.path] } ?? []),
      // A module file stays the same if only the body of a function changes, hence the sources.
      inputFiles: sources.filter { $0.pathExtension == "swift" } + modules,
      // A file would become a resource of the target, or one of its sources.
      outputFiles: [])
  }
}
