import BindingGraph

/// Checks the graphs of a program's root components.
package struct GraphCheck: Sendable {
  /// The result for the graph of one root component.
  package struct Finding: Sendable {
    /// The component's name.
    package let root: String
    /// The diagnostics, in the order of reports.
    package let diagnostics: [Diagnostic]
    /// The graph of the first alternative of its code.
    let graph: LinkedGraph
    /// The graph of the declarations in all alternatives.
    let union: LinkedGraph
    /// The code that could not be followed.
    package let uncheckedCode: [UnfollowedCode]
    /// Whether such code is an error.
    let isStrict: Bool
    /// The bindings in the code.
    let bindings: Set<CheckedBinding>

    /// The diagnostics, including those of code that could not be followed, in the order of reports.
    package var allDiagnostics: [Diagnostic] {
      Diagnostic.sortedBySeverity(diagnostics + uncheckedCode.diagnostics(isError: isStrict))
    }
  }

  package private(set) var findings: [Finding] = []
  private var programFindings: [Diagnostic] = []
  private let uncheckedRoots: [UnfollowedCode]
  /// Set if nothing was checked.
  private let missingRoot: Diagnostic?
  private let isStrict: Bool

  /// All diagnostics in the order of reports. Those that several roots share are reported once.
  package var diagnostics: [Diagnostic] { diagnostics(adding: []) }

  /// All diagnostics, together with those of rules.
  func diagnostics(adding ruleFindings: [Diagnostic]) -> [Diagnostic] {
    let unchecked = uncheckedCode.diagnostics(isError: isStrict) + [missingRoot].compactMap { $0 }
    let found = (findings.flatMap(\.diagnostics) + unchecked).withoutRepetitions
    return Diagnostic.sortedBySeverity(found + programFindings + ruleFindings)
  }

  /// The code that could not be followed. A note is suppressed only if all roots with that code suppress it.
  var uncheckedCode: [UnfollowedCode] {
    let all = findings.flatMap(\.uncheckedCode).uniqued()
    let open = Set(all.filter { !$0.isAccepted }.map(\.asAccepted))
    return all.filter { !$0.isAccepted || !open.contains($0) } + uncheckedRoots
  }

  /// The number of checked roots, bindings and so on.
  package var extent: CheckedExtent {
    CheckedExtent(
      roots: findings.count, bindings: findings.reduce(into: Set()) { $0.formUnion($1.bindings) }.count,
      unchecked: uncheckedCode.count)
  }

  /// - Parameters:
  ///   - modules: all modules of the program that were read.
  ///   - selection: the names of the roots to check; empty for all.
  ///   - checked: the modules whose roots are checked if none is selected; `nil` for all.
  ///   - sources: the sources of the package, if the uses of its roots are known.
  ///   - rules: the rules that the user enables.
  ///   - isStrict: whether code that cannot be followed is an error.
  ///   - unread: the modules that could not be read.
  ///   - expectsRoot: whether it is an error that there is no root to check.
  /// - Throws: `UnknownRoot`
  package init(
    _ modules: [ModuleFacts], roots selection: [String] = [], declaredIn checked: Set<String>? = nil,
    usedIn sources: PackageSources? = nil, enabling rules: Set<SuppliedRule> = [], isStrict: Bool = false,
    expectsRoot: Bool = false, unread: [UnfollowedCode] = []
  ) throws {
    let program = Program(modules)
    func isChecked(_ declaration: DeclaredType) -> Bool {
      checked.map { $0.contains(declaration.module.facts.name) } ?? true
    }
    // A selected root is checked in any module.
    let components = try program.rootComponents(selectedBy: selection).filter { component in
      !selection.isEmpty || program.declaration(of: component.type).map(isChecked) ?? true
    }
    uncheckedRoots = (selection.isEmpty ? program.uncheckedRoots(where: isChecked) : []) + unread
    self.isStrict = isStrict
    let searched = UnfollowedCode(
      .noRoot(modules: modules.map(\.name).filter { checked?.contains($0) ?? true }.sorted()), at: nil)
    missingRoot =
      components.isEmpty && uncheckedRoots.isEmpty
      ? Diagnostic(UncheckedCodeFact(searched, isError: expectsRoot || isStrict)) : nil
    let types = SpelledTypes(of: program)
    for component in components {
      let found = RootFindings(of: component, in: program, types: types, rules: rules)
      let root = TypeReference(spelling: component.type.fullName).qualifiedName
      findings.append(
        Finding(
          root: root, diagnostics: found.diagnostics, graph: found.graph, union: found.union,
          uncheckedCode: found.uncheckedCode,
          isStrict: isStrict, bindings: found.bindings))
    }
    // A user who selects roots wants to know about these only.
    let code = ProgramCode(
      program: program, graphs: findings.map(\.union), sources: selection.isEmpty ? sources : nil,
      isChecked: isChecked)
    programFindings = SourceChecks.ofProgram.flatMap { $0.diagnostics(in: code) }
  }
}

extension [UnfollowedCode] {
  /// The diagnostics of the code whose note is not suppressed.
  fileprivate func diagnostics(isError: Bool) -> [Diagnostic] {
    filter { !$0.isAccepted }.map { Diagnostic(UncheckedCodeFact($0, isError: isError)) }
  }
}

extension Program {
  /// The root components: non-generic ones, and the instances of generic ones in code.
  func rootComponents(selectedBy selection: [String]) throws -> [ComponentType] {
    var found = Set(types.values.lazy.filter { $0.kind != .protocol && !$0.isGeneric }.map(\.type))
    found.formUnion(namedInstances)
    let components = found.filter { conforms($0, toProtocol: .rootComponent) }
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

  /// The names that select each type, with the module if several types share a name.
  private static func names(tellingApart types: [SwiftType]) -> [String] {
    Dictionary(grouping: types, by: \.writtenName).sorted { $0.key < $1.key }.flatMap { name, types in
      types.count == 1 ? [name] : Set(types.map(\.writtenNameWithModule)).sorted()
    }
  }

  /// The classes that only serve as base classes of other roots: no code builds or validates them.
  private func unusedBaseClasses(of components: [ComponentType]) -> Set<SwiftType> {
    let used = Set(modules.flatMap { $0.facts.usedRoots.map { type($0) } })
    let bases = components.filter { declaration(of: $0.type)?.kind == .class }.flatMap { supertypes(of: $0.type) }
    return Set(bases).subtracting(used)
  }
}

extension SwiftType {
  /// The type as written outside its module: with its enclosing types, and the bare names of type arguments.
  fileprivate var writtenName: String {
    guard case .declared(let parts) = self else { return fullName }
    // The discriminators of private types do not appear in sources.
    return parts.dropFirst().filter { !$0.name.hasPrefix("(") }.map { part in
      let arguments = part.arguments.map { TypeReference(spelling: $0.fullName).name }.joined(separator: ", ")
      return arguments.isEmpty ? part.name : "\(part.name)<\(arguments)>"
    }.joined(separator: ".")
  }

  /// The same spelling with the module.
  fileprivate var writtenNameWithModule: String { "\(names.first ?? "").\(writtenName)" }

  /// Whether a name refers to the type, with any number of enclosing names.
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

  /// Whether this spelling can refer to the type: with any number of enclosing names, for its type arguments too.
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

/// An error for a selected root that no module declares.
struct UnknownRoot: Error, Equatable, CustomStringConvertible {
  let name: String
  let known: [String]
  /// The names of all modules.
  let searched: [String]

  var description: String {
    known.isEmpty
      ? "there is no root component '\(name)', and no other one was found; searched: \(searched.isEmpty ? "no module" : searched.joined(separator: ", "))"
      : "there is no root component '\(name)'; the root components are: \(known.joined(separator: ", "))"
  }
}
