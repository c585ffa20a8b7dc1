import BindingGraph

/// Checks the graphs of a program's root components.
package struct GraphCheck: Sendable {
  /// What was found in the graph of one root component.
  package struct Finding: Sendable {
    /// The component's name.
    package let root: String
    /// In the order of reports.
    package let diagnostics: [Diagnostic]
    /// The graph as the first alternative of its code has it.
    let graph: LinkedGraph
    /// The graph of all that any alternative declares.
    let union: LinkedGraph
    /// What could not be followed.
    package let uncheckedCode: [UncheckedCodeFact]
    /// Whether that is an error.
    let isStrict: Bool
    /// The bindings that the code makes.
    let bindings: Set<CheckedBinding>

    /// The diagnostics, and what is to be said of the code that could not be followed, in the order of reports.
    package var allDiagnostics: [Diagnostic] {
      Diagnostic.sortedBySeverity(diagnostics + uncheckedCode.withoutAccepted.map { $0.diagnostic(isStrict: isStrict) })
    }
  }

  package private(set) var findings: [Finding] = []
  private let unusedRoots: [Diagnostic]
  private var unrunHooks: [Diagnostic] = []
  private let uncheckedRoots: [UncheckedCodeFact]
  /// Set where nothing was checked.
  private let missingRoot: UncheckedCodeFact?
  private let isStrict: Bool

  /// What was found, in the order of reports. What several roots share is told once.
  package var diagnostics: [Diagnostic] { diagnostics(adding: []) }

  /// The same, together with the findings of rules.
  func diagnostics(adding ruleFindings: [Diagnostic]) -> [Diagnostic] {
    let unchecked = (uncheckedCode.withoutAccepted + [missingRoot].compactMap { $0 }).map {
      $0.diagnostic(isStrict: isStrict)
    }
    let found = (findings.flatMap(\.diagnostics) + unchecked).withoutRepetitions
    return Diagnostic.sortedBySeverity(found + unusedRoots + unrunHooks + ruleFindings)
  }

  /// The code that could not be followed. What one root accepts and another one does not, is not accepted.
  var uncheckedCode: [UncheckedCodeFact] {
    let all = findings.flatMap(\.uncheckedCode).uniqued()
    let open = Set(all.filter { !$0.isAccepted }.map(\.asAccepted))
    return all.filter { !$0.isAccepted || !open.contains($0) } + uncheckedRoots
  }

  /// How much was checked.
  package var extent: CheckedExtent {
    CheckedExtent(
      roots: findings.count, bindings: findings.reduce(into: Set()) { $0.formUnion($1.bindings) }.count,
      unchecked: uncheckedCode.count)
  }

  /// - Parameters:
  ///   - modules: all modules of the program that were read.
  ///   - selection: the names of the roots to check; empty for all.
  ///   - checked: the modules whose roots are checked where none is selected; `nil` for all.
  ///   - sources: those of the package, where it is known what uses its roots.
  ///   - isStrict: whether code that cannot be followed is an error.
  ///   - unread: the modules that could not be read.
  ///   - expectsRoot: whether it is an error that there is no root to check.
  /// - Throws: `UnknownRoot`
  package init(
    _ modules: [ModuleFacts], roots selection: [String] = [], declaredIn checked: Set<String>? = nil,
    usedIn sources: PackageSources? = nil, isStrict: Bool = false, expectsRoot: Bool = false,
    unread: [UncheckedCodeFact] = []
  ) throws {
    let program = Program(modules)
    func isChecked(_ declaration: DeclaredType) -> Bool {
      checked.map { $0.contains(declaration.module.facts.name) } ?? true
    }
    // A root that was chosen is checked in any module.
    let components = try program.rootComponents(selectedBy: selection).filter { component in
      !selection.isEmpty || program.declaration(of: component.type).map(isChecked) ?? true
    }
    // Who chooses roots has asked about these.
    let asked = selection.isEmpty ? sources : nil
    unusedRoots = asked.map { program.unusedRoots(in: $0, where: isChecked).map { Diagnostic($0) } } ?? []
    uncheckedRoots = (selection.isEmpty ? program.uncheckedRoots(where: isChecked) : []) + unread
    self.isStrict = isStrict
    let searched = UncheckedCodeFact(
      .noRoot(modules: modules.map(\.name).filter { checked?.contains($0) ?? true }.sorted()), at: nil)
    missingRoot = components.isEmpty && uncheckedRoots.isEmpty ? expectsRoot ? searched.asError : searched : nil
    let types = SpelledTypes(of: program)
    for component in components {
      let found = RootFindings(of: component, in: program, types: types)
      let root = TypeReference(spelling: component.type.fullName).qualifiedName
      findings.append(
        Finding(
          root: root, diagnostics: found.diagnostics, graph: found.graph, union: found.union,
          uncheckedCode: found.uncheckedCode,
          isStrict: isStrict, bindings: found.bindings))
    }
    unrunHooks = Self.unrunHooks(in: findings, of: program, where: isChecked).map { Diagnostic($0) }
  }
}

extension [UncheckedCodeFact] {
  /// Those that are told.
  fileprivate var withoutAccepted: [UncheckedCodeFact] { filter { !$0.isAccepted } }
}

extension UncheckedCodeFact {
  fileprivate func diagnostic(isStrict: Bool) -> Diagnostic { Diagnostic(isStrict ? asError : self) }
}

extension Program {
  /// The root components: those that are declared without type parameters, and those that code builds with them.
  func rootComponents(selectedBy selection: [String]) throws -> [ComponentType] {
    var found = Set(types.values.lazy.filter { $0.kind != .protocol && !$0.isGeneric }.map(\.type))
    found.formUnion(namedInstances)
    let components = found.filter { conforms($0, toProtocol: "RootComponent") }
      .sorted { $0.fullName < $1.fullName }.compactMap { ComponentType($0, in: self) }
    guard !selection.isEmpty else {
      let bases = unusedBaseClasses(of: components)
      return components.filter { !bases.contains($0.type) }
    }
    for name in selection where !components.contains(where: { $0.type.isNamed(name) }) {
      throw UnknownRoot(
        name: name, known: Self.names(tellingApart: components.map(\.type)),
        searched: modules.map(\.facts.name).sorted())
    }
    return components.filter { component in selection.contains { component.type.isNamed($0) } }
  }

  /// The names by which each type can be chosen, with their modules where several have the same one.
  private static func names(tellingApart types: [SwiftType]) -> [String] {
    Dictionary(grouping: types, by: \.writtenName).sorted { $0.key < $1.key }.flatMap { name, types in
      types.count == 1 ? [name] : Set(types.map(\.writtenNameWithModule)).sorted()
    }
  }

  /// The classes that are there for other roots to inherit from: nothing builds or validates them.
  private func unusedBaseClasses(of components: [ComponentType]) -> Set<SwiftType> {
    let used = Set(modules.flatMap { $0.facts.usedRoots.map { type($0) } })
    let bases = components.filter { declaration(of: $0.type)?.kind == .class }.flatMap { supertypes(of: $0.type) }
    return Set(bases).subtracting(used)
  }
}

extension SwiftType {
  /// The type as code outside of its module writes it: with its enclosing types, and the bare names of type arguments.
  fileprivate var writtenName: String {
    guard case .declared(let parts) = self else { return fullName }
    // What tells private types apart has no name in sources.
    return parts.dropFirst().filter { !$0.name.hasPrefix("(") }.map { part in
      let arguments = part.arguments.map { TypeReference(spelling: $0.fullName).name }.joined(separator: ", ")
      return arguments.isEmpty ? part.name : "\(part.name)<\(arguments)>"
    }.joined(separator: ".")
  }

  /// The same with the module.
  fileprivate var writtenNameWithModule: String { "\(names.first ?? "").\(writtenName)" }

  /// Whether a name is that of the type, with any number of the names around it.
  fileprivate func isNamed(_ name: String) -> Bool {
    let reference = TypeReference(spelling: fullName)
    let spellings = [reference.name, reference.qualifiedName, writtenNameWithModule]
    return spellings.contains { Self.isEnd(name, of: $0) } || isWritten(SwiftType(name))
  }

  /// Whether a full name ends with a name, with or without the backticks of raw identifiers.
  private static func isEnd(_ name: String, of fullName: String) -> Bool {
    let parts = TypeName.parts(of: fullName)
    let wanted = name.filter { $0 != "`" }
    return parts.indices.contains { start in
      let end = parts[start...].joined(separator: ".")
      return end == name || end.filter { $0 != "`" } == wanted
    }
  }

  /// Whether code can write the type so: with any number of the names around it, and around its type arguments.
  private func isWritten(_ written: SwiftType) -> Bool {
    guard case .declared(let all) = self, case .declared(let others) = written else { return self == written }
    let parts = all.filter { !$0.name.hasPrefix("(") }.suffix(others.count)
    return parts.count == others.count
      && zip(parts, others).allSatisfy { part, other in
        part.name == other.name && part.arguments.count == other.arguments.count
          && zip(part.arguments, other.arguments).allSatisfy { $0.isWritten($1) }
      }
  }
}

/// A root that was asked for, and that no module declares.
struct UnknownRoot: Error, Equatable, CustomStringConvertible {
  let name: String
  let known: [String]
  /// The names of the modules.
  let searched: [String]

  var description: String {
    known.isEmpty
      ? "there is no root component '\(name)', nor any other one; searched: \(searched.isEmpty ? "no module" : searched.joined(separator: ", "))"
      : "there is no root component '\(name)'; the root components are: \(known.joined(separator: ", "))"
  }
}
