extension DiagnosticID {
  /// All kinds that Cleanse itself finds.
  package static var all: [DiagnosticID] {
    [
      .missingBinding, .duplicateBinding, .dependencyCycle, .scopeNesting, .duplicateKey, .selfInstallingComponent,
      .unusedOverride, .reentrantCreation, .changedConfiguration, .unusedBinding, .shadowedBinding, .retainCycle,
    ]
  }

  /// The kind of problem in one sentence; `nil` for kinds that plugins report.
  var summary: String? {
    switch self {
    case .missingBinding: "Something is asked for that nothing binds."
    case .duplicateBinding: "One key has several bindings in one component."
    case .dependencyCycle: "Bindings need each other in a circle."
    case .scopeNesting: "A component stands inside a component of the same scope."
    case .duplicateKey: "Two elements of a dictionary stand under one key."
    case .selfInstallingComponent: "A component installs itself, directly or through others."
    case .unusedOverride: "An override replaces nothing."
    case .reentrantCreation: "A value was asked for while it was being created."
    case .changedConfiguration: "A component's configure declared other bindings than the run that was validated."
    case .unusedBinding: "No root leads to a binding."
    case .shadowedBinding: "A component binds what an ancestor binds too."
    case .retainCycle: "A shared object can keep itself alive, by way of a component factory that it keeps."
    default: nil
    }
  }
}
