import BindingGraph

/// The checks of problems that only source code shows.
///
/// A check is a file in this folder, with its fact, its pass and its text, and one line here. The search for unshared
/// classes is in `BindingGraph`, because a rule for running programs has it too.
enum SourceChecks {
  /// The checks of each root component.
  static var ofRoots: [any RootPass.Type] {
    [ChosenInitializerPass.self, ConditionalBindingPass.self, SharedTwicePass.self, UnsharedClassPass.self]
  }

  /// The checks of the whole program.
  static var ofProgram: [any ProgramPass.Type] { [UnusedRootPass.self, UnrunHooksPass.self] }

  /// The kinds of problems that these checks find, and the kind of code that no check can follow.
  static var kinds: [DiagnosticKind] { ofRoots.map { $0.kind } + ofProgram.map { $0.kind } + [UncheckedCodeFact.kind] }
}

/// A check of one root component: a pure function from its code to problems.
protocol RootPass {
  static var kind: DiagnosticKind { get }

  /// Whether code that was not followed can refute a finding, because it may declare more bindings or suppress a
  /// warning. If only a binding that is visible in one component can, the facts are `AbsenceFact`s.
  static var isRefutedByMoreBindings: Bool { get }

  static func diagnostics(in code: RootCode) -> [Diagnostic]
}

/// A check of a whole program: a pure function from its code to problems that no further binding refutes.
protocol ProgramPass {
  associatedtype Fact: GraphFact

  static func facts(in code: ProgramCode) -> [Fact]
}

extension ProgramPass {
  static var kind: DiagnosticKind { Fact.kind }

  static func diagnostics(in code: ProgramCode) -> [Diagnostic] { facts(in: code).map { Diagnostic($0) } }
}
