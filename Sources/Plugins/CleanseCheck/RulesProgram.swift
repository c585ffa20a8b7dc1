import Foundation
import PackagePlugin

/// An executable of the package that conforms to `GraphRuleCommand`.
struct RulesProgram {
  private let product: String

  /// - Parameter name: the name of the product, or of its target.
  /// - Throws: `UnknownProgram`
  init(named name: String, of package: Package) throws {
    let programs = package.products.compactMap { $0 as? ExecutableProduct }
    guard
      let program = programs.first(where: { $0.name == name }) ?? programs.first(where: { $0.mainTarget.name == name })
    else { throw UnknownProgram(name: name, known: programs.map(\.name)) }
    product = program.name
  }

  /// - Returns: the part of the package to build for the program.
  var subset: PackageManager.BuildSubset { .product(product) }

  /// The built program.
  /// - Throws: `MissingProgram`
  func file(in build: PackageManager.BuildResult) throws -> URL {
    let programs = build.builtArtifacts.filter { $0.kind == .executable }.map(\.url)
    guard let file = programs.first(where: { $0.deletingPathExtension().lastPathComponent == product }) else {
      throw MissingProgram(name: product)
    }
    return file
  }
}

struct UnknownProgram: Error, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String {
    "the package has no executable '\(name)'"
      + (known.isEmpty ? "" : "; available: \(known.sorted().joined(separator: ", "))")
  }
}

struct MissingProgram: Error, CustomStringConvertible {
  let name: String

  var description: String { "the package manager did not report the path of the executable '\(name)'" }
}
