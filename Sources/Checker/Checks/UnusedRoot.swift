import BindingGraph

/// A root component that its package never builds or validates.
package struct UnusedRootFact: Sendable {
  package let component: TypeReference
  /// The location of its declaration.
  package let location: SourceLocation?
  /// Whether it has type parameters, which are not part of the component's name.
  package let isGeneric: Bool

  package init(component: TypeReference, location: SourceLocation?, isGeneric: Bool = false) {
    self.component = component
    self.location = location
    self.isGeneric = isGeneric
  }
}

extension UnusedRootFact: GraphFact {
  package static let kind = DiagnosticKind.unusedRoot

  package var subject: TypeReference? { component }
}

/// Finds root components that nothing in a package builds, validates, or uses in another way.
///
/// Uses in tests count, although their trees are not read. Types that are visible to other packages are left out.
enum UnusedRootPass: ProgramPass {
  static func facts(in code: ProgramCode) -> [UnusedRootFact] {
    guard let sources = code.sources else { return [] }
    let program = code.program
    let used = Set(program.modules.flatMap { $0.facts.usedRoots.compactMap { program.type($0).declarationName } })
    var candidates: [TypeMention: [DeclaredType]] = [:]
    for (name, declaration) in program.types where !used.contains(name) && code.isChecked(declaration) {
      guard declaration.isOwnOfPackage, program.conforms(declaration.type, toProtocol: .rootComponent),
        let location = declaration.module.location(of: declaration.place), sources.contains(location.file)
      else { continue }
      candidates[declaration.mention, default: []].append(declaration)
    }
    guard !candidates.isEmpty else { return [] }
    return sources.unmentioned(Set(candidates.keys)).flatMap { candidates[$0] ?? [] }.map { declaration in
      UnusedRootFact(
        component: TypeReference(spelling: declaration.type.fullName),
        location: declaration.module.location(of: declaration.place), isGeneric: declaration.isGeneric)
    }
  }
}

extension DeclaredType {
  /// Whether only the package itself can use the type by name.
  fileprivate var isOwnOfPackage: Bool {
    guard let kind, kind != .protocol else { return false }
    return !isPublic && !isEntryPoint
  }

  fileprivate var mention: TypeMention {
    // The discriminators of private types do not appear in sources.
    TypeMention(module: module.facts.name, path: type.names.dropFirst().filter { !$0.hasPrefix("(") })
  }
}

extension UnusedRootFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(component, "is never built or validated in this package")
    content.steps = [DiagnosticStep("\(component) is declared", at: location)]
    let type: DiagnosticText = isGeneric ? "\(component)<...>.self" : "\(component).self"
    content.help = [
      DiagnosticSuggestion("build it", code: "try ComponentFactory.of(\(type))"),
      DiagnosticSuggestion("or validate it in a test", code: "try GraphValidator.check(\(type))"),
    ]
    return content
  }
}
