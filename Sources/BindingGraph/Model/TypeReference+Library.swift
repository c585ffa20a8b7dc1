extension TypeReference {
  /// Libraries of the platform. Their types need no modules, and all code can name them.
  package static let platformLibraries: Set<String> = [
    "AppKit", "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Swift", "SwiftUI", "UIKit", "__C",
  ]

  /// The Swift module that declares a type, or what stands behind a tag, a factory or a collection.
  @inline(never)
  package func library(shape: TypeShape) -> String? {
    switch shape {
    case .tagged(let type, _), .assistedFactory(let type, _, _), .componentFactory(let type),
      .propertyInjector(let type),
      .assisted(let type), .optional(let type), .array(let type), .set(let type), .dictionary(_, let type),
      .closure(let type):
      type.module
    case .value, .unknown, .constant, .object, .existential: module
    }
  }

  /// The Swift modules of all types in the name.
  package var modules: Set<String> {
    var modules: Set<String> = []
    TypeName(fullName).forEachPath { parts in if let module = parts.first { modules.insert(String(module.name)) } }
    return modules
  }
}
