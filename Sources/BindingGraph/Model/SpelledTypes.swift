/// Knows of types what their names tell: for graphs that were read from source code.
package final class SpelledTypes: TypeAdvisor {
  package init() {}

  package func shape(of type: TypeReference) -> TypeShape {
    let name = type.name
    guard name.hasSuffix(">"), let open = name.firstIndex(of: "<") else { return .value }
    let arguments = Self.arguments(of: name[name.index(after: open)...].dropLast())
    guard let first = arguments.first else { return .value }
    switch (name[..<open], arguments.count) {
    case ("TaggedProvider", 1): return .tagged(tag: first, element: nil)
    case ("Optional", 1): return .optional(of: first)
    case ("Array", 1): return .array(of: first)
    case ("Set", 1): return .set(of: first)
    case ("Dictionary", 2): return .dictionary(key: first, value: arguments[1])
    case ("Assisted", 1): return .assisted(of: first)
    case ("ComponentFactory", 1): return .componentFactory(of: first)
    case ("Factory", 1): return .assistedFactory(tag: first, product: nil)
    case ("PropertyInjector", 1): return .propertyInjector(of: first)
    default: return .value
    }
  }

  package func isKind(_ type: TypeReference, of other: TypeReference) -> Bool? { nil }

  package func canInclude(_ module: TypeReference, in scope: TypeReference?) -> Bool { false }

  /// The arguments of a generic type, split at the commas between them.
  private static func arguments(of list: Substring) -> [TypeReference] {
    var arguments: [String] = [""]
    var depth = 0
    for character in list {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        arguments.append("")
        continue
      case " " where depth == 0: continue
      default: break
      }
      arguments[arguments.count - 1].append(character)
    }
    return arguments.map { TypeReference(spelling: $0) }
  }
}
