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
    /// What cannot be known without running the program.
    let remarks: [Remark]
  }

  package private(set) var findings: [Finding] = []

  /// What was found, in the order of reports. What several roots share is told once.
  package var diagnostics: [Diagnostic] {
    let found = findings.flatMap(\.diagnostics).withoutRepetitions
    return Diagnostic.sorted(found.filter { $0.severity == .error })
      + Diagnostic.sorted(found.filter { $0.severity == .warning })
  }

  /// What cannot be known without running the program.
  var remarks: [Remark] {
    var known: Set<Remark> = []
    return findings.flatMap(\.remarks).filter { known.insert($0).inserted }
  }

  /// - Parameters:
  ///   - modules: all modules of the program that were read.
  ///   - selection: the names of the roots to check; empty for all.
  ///   - checked: the modules whose roots are checked; `nil` for all.
  /// - Throws: `UnknownRoot`
  package init(_ modules: [ModuleFacts], roots selection: [String] = [], declaredIn checked: Set<String>? = nil) throws
  {
    let program = Program(modules)
    let components = try program.rootComponents(selectedBy: selection).filter { component in
      guard let checked, let declaration = program.declaration(of: component.type) else { return true }
      return checked.contains(declaration.module.facts.name)
    }
    let types = SpelledTypes(of: program)
    for component in components {
      let found = RootFindings(of: component, in: program, types: types)
      let root = TypeReference(spelling: component.type.fullName).qualifiedName
      findings.append(Finding(root: root, diagnostics: found.diagnostics, graph: found.graph, remarks: found.remarks))
    }
  }
}

extension Program {
  /// The root components: those that are declared without type parameters, and those that somebody builds with them.
  func rootComponents(selectedBy selection: [String]) throws -> [ComponentType] {
    var found = Set(types.lazy.filter { $0.value.kind != .protocol && !$0.value.isGeneric }.map { SwiftType($0.key) })
    for module in modules { found.formUnion(module.facts.usedRoots.map { type($0) }.filter(\.isClosed)) }
    let components = found.filter { conforms($0, toProtocol: "RootComponent") }
      .sorted { $0.fullName < $1.fullName }.compactMap { ComponentType($0, in: self) }
    guard !selection.isEmpty else { return components }
    return try selection.flatMap { name in
      let named = components.filter { component in
        let type = TypeReference(spelling: component.type.fullName)
        return type.name == name || type.qualifiedName == name
      }
      if named.isEmpty {
        throw UnknownRoot(name: name, known: components.map { TypeReference(spelling: $0.type.fullName).name })
      }
      return named
    }
  }
}

/// A root that was asked for, and that no module declares.
struct UnknownRoot: Error, Equatable, CustomStringConvertible {
  let name: String
  let known: [String]

  var description: String {
    known.isEmpty
      ? "there is no root component '\(name)': no module declares any"
      : "there is no root component '\(name)'; there are \(known.joined(separator: ", "))"
  }
}
