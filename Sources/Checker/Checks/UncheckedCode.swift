import BindingGraph

/// Code of a graph that the static check cannot follow. The interpreter finds it.
package struct UncheckedCodeFact: Sendable {
  package let code: UnfollowedCode
  /// Whether the user requires that the code is checked.
  private let isError: Bool

  package init(_ code: UnfollowedCode, isError: Bool = false) {
    self.code = code
    self.isError = isError
  }
}

extension UncheckedCodeFact: GraphFact {
  package static let kind = DiagnosticKind.uncheckedCode

  package var location: SourceLocation? { code.location }
  package var kind: DiagnosticKind { isError ? Self.kind.with(.error) : Self.kind }

  package var subject: TypeReference? {
    switch code.reason {
    case .unreadType(let type), .endOfProgram(let type), .manyBranches(let type), .uncheckedRoot(let type): type
    case .loop, .unreadFunction, .storedBinder, .unknownType, .unknownWarning, .unknownCompletion, .unknownVisibility,
      .unknownKey, .unknownBinder, .unknownStep, .recursion, .noRoot, .unreadModule, .unknownForm:
      nil
    }
  }
}

extension UncheckedCodeFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(subject, problem)
    content.headline.isPredicate = false
    if let location { content.steps = [DiagnosticStep(step, at: location)] }
    content.notes = [DiagnosticStep(consequence)]
    content.help = [DiagnosticSuggestion(help)] + test
    return content
  }

  private var problem: DiagnosticText {
    switch code.reason {
    case .loop: "bindings in a loop are checked as if it ran once"
    case .unreadFunction(let name): "a binder is passed to \(name), whose code was not read"
    case .storedBinder(let name): "a binder is stored in \(name), where its use is not followed"
    case .unknownType: "a type is known only at run time"
    case .unknownWarning: "an accepted warning, or its type, is known only at run time"
    case .unknownCompletion: "a binding is completed by a function that is known only at run time"
    case .unknownKey: "the key of a dictionary contribution is known only at run time"
    case .unknownVisibility: "the visibility of a binding is known only at run time"
    case .unknownBinder: "a binder comes from code that was not read"
    case .unreadType: "its code was not read"
    case .unknownForm(let form, let compiler):
      "the tree of \(compiler.isEmpty ? "the compiler" : compiler) has a form here that this version of cleansec does not know: \(form)"
    case .unreadModule(let name):
      "the module \(name) was not read: its name is one that the compiler gives to type parameters"
    case .unknownStep(let name): "\(name) is a binding step that this version of cleansec does not know"
    case .endOfProgram: "every path through its configuration ends the program or throws an error"
    case .manyBranches: "its configuration has too many branches to check them all"
    case .uncheckedRoot: "built with type arguments that were not found"
    case .recursion(let name): "\(name) calls itself while it declares bindings"
    case .noRoot(let modules) where modules.isEmpty: "no root component was found: no module that was read uses Cleanse"
    case .noRoot(let modules):
      "no root component was found in the module\(modules.count == 1 ? "" : "s") \(modules.joined(separator: ", "))"
    }
  }

  /// The verb for the code at the location.
  private var step: DiagnosticText {
    switch code.reason {
    case .loop: "repeated"
    case .unreadFunction: "passed"
    case .storedBinder: "stored"
    case .unknownType, .unknownBinder, .unreadType, .unknownForm: "used"
    case .unknownWarning: "accepted"
    case .unknownCompletion: "completed"
    case .unknownKey: "contributed"
    case .unknownStep, .unknownVisibility, .recursion: "called"
    case .endOfProgram, .manyBranches, .uncheckedRoot, .unreadModule: "declared"
    case .noRoot: ""
    }
  }

  private var consequence: DiagnosticText {
    switch code.reason {
    case .loop: "bindings declared more than once, or not at all, are not reported"
    case .unknownCompletion: "the dependencies of the binding are unknown; \(Self.silence)"
    case .unknownKey: "a second element with the same key is not reported"
    case .unknownVisibility: "the binding is checked as if it were not private; \(Self.silence)"
    case .endOfProgram, .uncheckedRoot: "nothing was checked in this graph"
    case .noRoot: "nothing was checked"
    case .unreadModule: "the roots of this module were not checked"
    case .unknownWarning: "warnings of this graph are not reported"
    case .unreadFunction, .storedBinder, .unknownType, .unknownBinder, .unreadType, .unknownStep, .manyBranches,
      .recursion, .unknownForm:
      "other bindings may exist; \(Self.silence)"
    }
  }

  private static let silence: DiagnosticText =
    "missing bindings of this component, its parents and its subcomponents are not reported"

  private var help: DiagnosticText {
    switch code.reason {
    case .loop: "declare each binding in a separate statement"
    case .unreadFunction: "bind in a module, or in a function that cleansec can read"
    case .storedBinder: "pass the binder as an argument"
    case .unknownType: "write the type in the code; if there are several, use a branch for each"
    case .unknownWarning: "name the warning and the type: accept(.unusedBinding, for: Reserve.self)"
    case .unknownCompletion: "name the function, or write a closure"
    case .unknownKey: "name the key: a literal, a case or a constant"
    case .unknownVisibility: "name the visibility: visible(in: .module)"
    case .unknownBinder: "use the binder that configure takes"
    case .unreadType: "check the module that declares it, too"
    case .unknownForm: "name a compiler that this version knows with --compiler"
    case .unreadModule: "give the module a longer name"
    case .unknownStep: "use the cleansec of the same version as Cleanse"
    case .endOfProgram: "change configure so that at least one path returns"
    case .manyBranches: "choose between whole modules instead of branching around each binding"
    case .uncheckedRoot: "build it with type arguments that the code names"
    case .recursion: "declare the bindings without recursion"
    case .noRoot: "check the target that declares a RootComponent"
    }
  }

  /// Suggestions for checking the same at run time.
  private var test: [DiagnosticSuggestion] {
    switch code.reason {
    case .noRoot:
      [
        DiagnosticSuggestion(
          "or validate a module without a root in a test", code: "try GraphValidator.check(module: ...)")
      ]
    case .uncheckedRoot(let root):
      [DiagnosticSuggestion("or validate it in a test", code: "try GraphValidator.check(\(root)<...>.self)")]
    case .endOfProgram: []
    default: [DiagnosticSuggestion("or validate the graph in a test", code: "try GraphValidator.check(...)")]
    }
  }
}
