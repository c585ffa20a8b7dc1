extension TypeReference {
  /// The type as code of its own module writes it: `Garage.Car`, `any Clock`, `Store<Garage.Car>`.
  var codeName: String {
    codeName(of: writtenName) { _ in 1 }
  }

  /// - Parameters:
  ///   - writtenName: the type's name, divided into paths.
  ///   - minimumLength: the least number of parts to write of a path.
  func codeName(of writtenName: TypeName, _ minimumLength: ([TypeName.Part]) -> Int) -> String {
    let name = writtenName.spelled { parts in
      let named = parts.filter { !$0.isNameless }
      guard named.count > 1 else { return (named[...], "") }
      // The first is the module.
      let length = needsModule(named) ? named.count : max(named.count - 1, minimumLength(parts))
      return (named.map(\.inCode).suffix(length), "")
    }
    return isWrittenWithAny ? "any \(name)" : name
  }

  /// Whether code writes `any` before the type's name.
  var isWrittenWithAny: Bool {
    isProtocol && !name.hasPrefix("any ") && name != "Any" && name != "AnyObject"
  }

  /// Whether code can write the type. It cannot write a protocol with several constraints, whose order the runtime does
  /// not tell, or an opaque type, which has no name.
  var canBeWritten: Bool {
    // Few names have such marks; all others need no parsing.
    !Self.hasUnwritableMark(fullName) || !Self.hasUnwritableMark(TypeName(fullName).fullName)
  }

  @inline(never)
  private static func hasUnwritableMark(_ name: String) -> Bool {
    zip(name.utf8, name.utf8.dropFirst()).contains { first, second in
      first == second && (first == UInt8(ascii: "=") || first == UInt8(ascii: "<"))
    }
  }

  /// Whether only code of one file can write the type, or only code of one function.
  var isPrivate: Bool {
    var isPrivate = false
    TypeName(fullName).forEachPath { parts in isPrivate = isPrivate || parts.contains { $0.isNameless } }
    return isPrivate
  }
}

extension TypeReference {
  /// Libraries of the platform. Their types need no modules, and all code can name them.
  package static let platformLibraries: Set<String> = [
    "AppKit", "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Swift", "SwiftUI", "UIKit", "__C",
  ]

  /// Returns the Swift module that declares a type, or the type behind a tag, a factory or a collection.
  @inline(never)
  package func library(shape: TypeShape) -> String? {
    switch shape {
    case .tagged(let type, _), .assistedFactory(let type, _, _), .componentFactory(let type),
      .propertyInjector(let type),
      .assisted(let type), .optional(let type), .array(let type), .set(let type), .dictionary(_, let type),
      .closure(let type):
      type.module
    case .value, .unknown, .constant, .object, .existential, .ofAnotherCopy: module
    }
  }

  /// The Swift modules of all types in the name.
  package var modules: Set<String> {
    var modules: Set<String> = []
    TypeName(fullName).forEachPath { parts in if let module = parts.first { modules.insert(String(module.name)) } }
    return modules
  }
}
