import BindingGraph

/// Runs the code of a component on the facts of the compiler, and records its declarations.
///
/// Values of the program are unknown, except binders, types and functions. At a branching point, the world decides
/// which branch this run takes; other runs take the others.
struct Interpreter {
  /// The limit of nested calls. No sensible configuration is deeper.
  static let maximumDepth = 200
  /// The limit of nested expressions, over all calls, that fits on the stack.
  static let maximumNesting = 20_000
  /// The limit of nested calls of one function, because the end of a recursion depends on values.
  static let maximumRecursion = 4

  /// A running function, identified by its first statement.
  struct ActiveCall: Hashable {
    let module: ObjectIdentifier
    let body: Statement.ID
  }

  let program: Program
  let world: BranchWorld
  /// The location of the component or module, for notes on code without a location, such as the seed.
  private let fallbackLocation: SourceLocation?
  var recording = RecordedConfiguration()
  /// For each piece of code that could not be followed, the module of its statement.
  private var modulesOfUncheckedCode: [Int] = []
  /// The module whose statements run.
  var currentModule = 0
  var includedModules: [SwiftType: Int] = [:]
  var installedComponents: Set<SwiftType> = []
  /// The path to the current statement.
  var path = BranchPath()
  /// The number of the current call in the world's map.
  var currentCall: Int
  /// The name of the current function.
  var currentFunction = ""
  /// Whether statements that can throw do so.
  var isFailing = false
  /// The number of nested loops that run.
  var loops = 0
  /// The location of the next function's call.
  var callSite: (place: FactPlace, module: LoadedModule)?
  var repeatedCalls: [BranchMap.Call: Int] = [:]
  var depth = 0
  var nesting = 0
  var activeCalls: [ActiveCall: Int] = [:]
  /// The number of active calls that are recursive.
  var reenteredCalls = 0 { didSet { hasReentered = hasReentered || reenteredCalls > 0 } }
  private var hasReentered = false
  /// The positions of the bindings from recursive calls.
  private var repeatableBindings: Set<Int> = []
  /// The constants in evaluation, because two constants can refer to each other.
  var evaluatedConstants: Set<String> = []
  /// The number of calls left: functions that call each other several times would take forever.
  var remainingCalls = 100_000
  var unknownKeys = 0
  /// The number of branches taken so far. Values that depend on them can differ from run to run.
  var choices = 0

  /// Records the declarations of a component.
  /// - Parameter world: decides at branching points.
  static func record(_ component: ComponentType, of program: Program, in world: BranchWorld) -> RecordedConfiguration {
    var interpreter = Interpreter(program: program, root: component.type, world: world)
    interpreter.run(component)
    return interpreter.acceptedRecording
  }

  /// Records the declarations of a single module.
  static func record(module: SwiftType, of program: Program, in world: BranchWorld) -> RecordedConfiguration {
    var interpreter = Interpreter(program: program, root: module, world: world)
    interpreter.recording.modules = [RecordedConfiguration.Module(type: module, parent: nil)]
    interpreter.includedModules[module] = 0
    interpreter.call(ConfigurationFunction.configure.rawValue, of: module, with: .binder, at: nil)
    return interpreter.acceptedRecording
  }

  /// Records the declarations of code in any of its branches.
  /// - Parameter record: records one run of the code.
  static func recordAll(_ record: @escaping (BranchWorld) -> RecordedConfiguration) -> RecordedConfiguration {
    var merged = RecordedConfiguration()
    for configuration in BranchExploration(BranchMap(), record).results { merged.merge(configuration) }
    return merged
  }

  private init(program: Program, root: SwiftType, world: BranchWorld) {
    fallbackLocation = program.declaration(of: root).flatMap { $0.module.location(of: $0.place) }
    self.program = program
    self.world = world
    currentCall = world.map.number(ofRoot: root.fullName)
  }

  private mutating func run(_ component: ComponentType) {
    recording.modules = [RecordedConfiguration.Module(type: component.type, parent: nil)]
    if let seed = component.seedDraft { addBinding(seed, kind: .seed, requirements: [], at: nil) }
    call(ConfigurationFunction.configure.rawValue, of: component.type, with: .binder, at: component.location)
    let root = BindingDraft(component.root).asRoot()
    if component.root.cleanseType == .legacyObjectGraph,
      program.witness(of: ConfigurationFunction.configureRoot.rawValue, in: component.type) == nil
    {
      var hidden = root
      hidden.key = .hidden(root: component.root)
      addBinding(hidden, kind: .factory, requirements: [component.root], at: component.location)
    } else {
      call(
        ConfigurationFunction.configureRoot.rawValue, of: component.type, with: .binding(root), at: component.location)
    }
  }

  /// Calls the function that configures a module or a component.
  mutating func call(_ name: String, of type: SwiftType, with argument: Value, at location: SourceLocation?) {
    guard let witness = program.witness(of: name, in: type) else {
      let reason: UnfollowedCode.Reason =
        program.isConcrete(type) ? .unreadType(TypeReference(spelling: type.fullName)) : .unknownType
      return noteUnknown(reason, at: location)
    }
    // A `configure` in a protocol extension belongs to other types, too.
    if name == ConfigurationFunction.configure.rawValue, witness.function.facts.owner == type.declarationName {
      recording.modules[currentModule].statementPlace = witness.function.statementPlace
    }
    call(witness, [argument], base: .type(type))
  }

  // MARK: Notes

  mutating func addBinding(
    _ draft: BindingDraft, kind: BindingKind, requirements: [SwiftType], creation: ObjectCreation? = nil,
    at location: SourceLocation?
  ) {
    // Completes the statement of this type that was begun last. This is the wrong one only if a statement inside it was
    // begun for the same type and dropped.
    if kind != .decorator, let begun = recording.unfinishedBindings.lastIndex(where: { $0.type == draft.type }) {
      recording.unfinishedBindings.remove(at: begun)
    }
    guard draft.key.shown.isClosed, requirements.allSatisfy(\.isClosed) else {
      return noteUnknown(.unknownType, at: location)
    }
    let binding = RecordedBinding(
      draft: draft, kind: kind, requirements: requirements, creation: creation, location: location,
      module: currentModule, path: path)
    if hasReentered, let known = repetition(of: binding) {
      noteUnknown(.recursion(currentFunction), at: location)
      if binding.path.steps.count < recording.bindings[known].path.steps.count { recording.bindings[known] = binding }
    } else {
      if reenteredCalls > 0 { repeatableBindings.insert(recording.bindings.count) }
      recording.bindings.append(binding)
    }
  }

  /// The same binding of another recursive call, if the number of these calls depends on values.
  private func repetition(of binding: RecordedBinding) -> Int? {
    recording.bindings.indices.first { index in
      let other = recording.bindings[index]
      return (reenteredCalls > 0 || repeatableBindings.contains(index)) && other.draft == binding.draft
        && other.location == binding.location && other.module == binding.module && other.kind == binding.kind
        && (loops > 0 || other.path != binding.path)
    }
  }

  /// Notes code that may declare any number of bindings.
  mutating func noteUnknown(_ reason: UnfollowedCode.Reason, at location: SourceLocation?) {
    recording.isComplete = false
    note(reason, at: location)
  }

  mutating func note(_ reason: UnfollowedCode.Reason, at location: SourceLocation?) {
    let location = location ?? fallbackLocation
    // All steps of one chain are one statement.
    let isKnown = recording.uncheckedCode.contains {
      $0.reason == reason && $0.location?.line == location?.line && $0.location?.file == location?.file
    }
    guard !isKnown else { return }
    recording.uncheckedCode.append(UnfollowedCode(reason, at: location))
    modulesOfUncheckedCode.append(currentModule)
  }

  /// The recording with suppressed notes. A suppression may follow the code that it is about.
  private var acceptedRecording: RecordedConfiguration {
    let accepting = Set(recording.acceptances.filter { $0.warning == .uncheckedCode && $0.key == nil }.map(\.module))
    guard !accepting.isEmpty else { return recording }
    let modules = recording.modules
    func isAccepted(in module: Int) -> Bool {
      var known: Set<Int> = []
      var open = [module]
      while let next = open.popLast() {
        if accepting.contains(next) { return true }
        guard known.insert(next).inserted else { continue }
        open += [modules[next].parent].compactMap { $0 } + modules[next].otherParents
      }
      return false
    }
    var recording = recording
    for (position, module) in modulesOfUncheckedCode.enumerated() where isAccepted(in: module) {
      recording.uncheckedCode[position] = recording.uncheckedCode[position].asAccepted
    }
    for (position, installation) in recording.installations.enumerated() {
      recording.installations[position].acceptsUncheckedCode =
        isAccepted(in: recording.bindings[installation.binding].module)
    }
    return recording
  }
}
