import BindingGraph

/// Finds unshared objects with mutable state that several bindings depend on; with the rule, those of all classes.
enum UnsharedClassPass: RootPass {
  static let kind = DiagnosticKind.unsharedClass
  // Code that was not followed may suppress the note.
  static let isRefutedByMoreBindings = true

  static func diagnostics(in code: RootCode) -> [Diagnostic] {
    let checksAll = code.rules.contains(.unsharedClass)
    func createdClass(of binding: Int) -> UnsharedClassSearch.CreatedClass? {
      guard let statement = code.statement(of: binding) else { return nil }
      let type = statement.creation?.type ?? statement.draft.type
      guard code.program.declaration(of: type)?.kind == .class else { return nil }
      let hasMutableState = code.program.hasMutableState(type)
      return checksAll || hasMutableState
        ? (type: TypeReference(spelling: type.fullName), hasMutableState: hasMutableState) : nil
    }
    return UnsharedClassSearch.diagnostics(
      in: code.graph, checksAll ? .warning : .note, requiredBy: { code.statement(of: $0) != nil },
      classOf: createdClass)
  }
}

extension Program {
  fileprivate func hasMutableState(_ type: SwiftType) -> Bool {
    // The state of a superclass belongs to the object, too.
    ([type] + supertypes(of: type)).contains { declaration(of: $0)?.hasMutableState == true }
  }
}
