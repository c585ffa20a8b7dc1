import Foundation

/// The files of a build by the native build system of the package manager.
struct NativeBuild {
  /// The folder of the configuration, such as `.build/x86_64-unknown-linux-gnu/debug`.
  private let products: URL

  /// - Parameter tool: a tool that the same build has made.
  /// - Returns: `nil` if another build system has made it, whose folders have other names.
  init?(ofTool tool: URL) {
    products = tool.deletingLastPathComponent()
    guard ["debug", "release"].contains(products.lastPathComponent) else { return nil }
  }

  /// The commands of the build, which are written before the first of them runs.
  var plan: URL {
    let folder = products.deletingLastPathComponent().deletingLastPathComponent()
    return folder.appendingPathComponent("\(products.lastPathComponent).yaml")
  }

  func module(named name: String) -> URL { products.appendingPathComponent("Modules/\(name).swiftmodule") }
}
