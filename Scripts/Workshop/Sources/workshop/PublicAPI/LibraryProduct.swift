import Foundation

/// A library product, and the modules whose declarations its importers see.
struct LibraryProduct: Equatable {
  let name: String
  let modules: [String]

  /// The libraries of `Package.swift`, each with the modules that its sources export.
  static func all(in repository: Repository) throws -> [LibraryProduct] {
    try repository.text(of: "Package.swift").matches(of: /\.library\(name: "([A-Za-z]+)"/).map { match in
      let name = String(match.1)
      let exported = try repository.files(below: "Sources/\(name)", endingIn: ".swift").flatMap { path in
        try repository.text(of: path).matches(of: /@_exported import ([A-Za-z]+)/).map { String($0.1) }
      }
      return LibraryProduct(name: name, modules: [name] + exported.sorted())
    }
  }
}
