import Foundation

/// A library product, and the modules whose declarations its importers see.
struct LibraryProduct: Equatable {
  let name: String
  let modules: [String]

  /// The libraries of `Package.swift` that are named after a module, each with the modules that its sources export.
  /// A dynamic library has the modules of others.
  static func all(in repository: Repository) throws -> [LibraryProduct] {
    try repository.text(of: "Package.swift").matches(of: /\.library\(name: "([A-Za-z]+)", targets/).map { match in
      let name = String(match.1)
      let exported = try repository.files(below: "Sources/\(name)", endingIn: ".swift").flatMap { path in
        try repository.text(of: path).matches(of: /@_exported import ([A-Za-z]+)/).map { String($0.1) }
      }
      return LibraryProduct(name: name, modules: [name] + exported.sorted())
    }
  }
}
