import BindingGraph

/// Runs the code of a component on what the compiler knows of it, and notes what it declares.
///
/// Values of the program are not known, only binders, types and functions. Where the code chooses, its world says which
/// branch is taken; other runs take the others.
struct Interpreter {
  /// Calls within calls; no sensible configuration is deeper.
  static let maximumDepth = 200
  /// Expressions within expressions, over all calls: what the stack holds.
  static let maximumNesting = 20_000
  /// Calls of a function within itself; which of them end is for values to say.
  static let maximumRecursion = 4

  /// A function that runs, by its first statement.
  struct ActiveCall: Hashable {
    let module: ObjectIdentifier
    let body: Statement.ID
  }

  let program: Program
  let world: BranchWorld
  /// Where the component or module is declared: for notes about what stands nowhere, such as its seed.
  private let fallbackLocation: SourceLocation?
  var recording = RecordedConfiguration()
  /// For each piece of code that could not be followed, the module whose statements ran.
  private var modulesOfUncheckedCode: [Int] = []
  /// The module whose statements run.
  var currentModule = 0
  var includedModules: [SwiftType: Int] = [:]
  var installedComponents: Set<SwiftType> = []
  /// The way to the statement that runs.
  var path = BranchPath()
  /// The number of the call that runs, in the world's map.
  var currentCall: Int
  /// The name of its function.
  var currentFunction = ""
  /// Whether errors are thrown where they can be.
  var isFailing = false
  /// How many loops run, one inside the other.
  var loops = 0
  /// Where code that runs calls the function that is next.
  var callSite: (place: FactPlace, module: LoadedModule)?
  var repeatedCalls: [BranchMap.Call: Int] = [:]
  var depth = 0
  var nesting = 0
  var activeCalls: [ActiveCall: Int] = [:]
  /// How many of the calls that run are of functions that had run already.
  var reenteredCalls = 0 { didSet { hasReentered = hasReentered || reenteredCalls > 0 } }
  private var hasReentered = false
  /// The positions of the bindings that such calls have made.
  private var repeatableBindings: Set<Int> = []
  /// The constants whose values are looked up: two of them can name each other.
  var evaluatedConstants: Set<String> = []
  /// How many calls may still be run: functions that call each other several times would take for ever.
  var remainingCalls = 100_000
  var unknownKeys = 0
  /// How often the code that has run chose: what came of it can differ from run to run.
  var choices = 0

  /// Notes what a component declares.
  /// - Parameter world: says what to do where the code chooses.
  static func record(_ component: ComponentType, of program: Program, in world: BranchWorld) -> RecordedConfiguration {
    var interpreter = Interpreter(program: program, root: component.type, world: world)
    interpreter.run(component)
    return interpreter.acceptedRecording
  }

  /// Notes what a module declares by itself.
  static func record(module: SwiftType, of program: Program, in world: BranchWorld) -> RecordedConfiguration {
    var interpreter = Interpreter(program: program, root: module, world: world)
    interpreter.recording.modules = [RecordedConfiguration.Module(type: module, parent: nil)]
    interpreter.includedModules[module] = 0
    interpreter.call("configure", of: module, with: .binder, at: nil)
    return interpreter.acceptedRecording
  }

  /// Notes what code declares in any of its branches.
  /// - Parameter record: one run of it.
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
    call("configure", of: component.type, with: .binder, at: component.location)
    let root = BindingDraft(component.root).asRoot()
    if component.root.isDeclared(in: "Cleanse", "LegacyObjectGraph"),
      program.witness(of: "configureRoot", in: component.type) == nil
    {
      var hidden = root
      hidden.key = .tag(component.root)
      hidden.shown = SwiftType(module: "Cleanse", "Provider", [component.root])
      addBinding(hidden, kind: .factory, requirements: [component.root], at: component.location)
    } else {
      call("configureRoot", of: component.type, with: .binding(root), at: component.location)
    }
  }

  /// Calls the function by which a module or a component configures itself.
  mutating func call(_ name: String, of type: SwiftType, with argument: Value, at location: SourceLocation?) {
    guard let witness = program.witness(of: name, in: type) else {
      let reason: UncheckedCodeFact.Reason =
        program.isConcrete(type) ? .unreadType(TypeReference(spelling: type.fullName)) : .unknownType
      return noteUnknown(reason, at: location)
    }
    // What a protocol's extension configures is not the type's own.
    if name == "configure", witness.function.facts.owner == type.declarationName {
      recording.modules[currentModule].statementPlace = witness.function.statementPlace
    }
    call(witness, [argument], base: .type(type))
  }

  // MARK: Notes

  mutating func addBinding(
    _ draft: BindingDraft, kind: Binding.Kind, requirements: [SwiftType], creation: ObjectCreation? = nil,
    at location: SourceLocation?
  ) {
    // It is the last one, unless a statement within this one was dropped.
    if kind != .decorator, let begun = recording.unfinishedBindings.lastIndex(where: { $0.type == draft.type }) {
      recording.unfinishedBindings.remove(at: begun)
    }
    guard draft.shown.isClosed, requirements.allSatisfy(\.isClosed) else {
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

  /// A binding that another call of a function that calls itself has made, where values say how often it does.
  private func repetition(of binding: RecordedBinding) -> Int? {
    recording.bindings.indices.first { index in
      let other = recording.bindings[index]
      return (reenteredCalls > 0 || repeatableBindings.contains(index)) && other.draft == binding.draft
        && other.location == binding.location && other.module == binding.module && other.kind == binding.kind
        && (loops > 0 || other.path != binding.path)
    }
  }

  /// Notes what can be anything: more may be bound than was found.
  mutating func noteUnknown(_ reason: UncheckedCodeFact.Reason, at location: SourceLocation?) {
    recording.isComplete = false
    note(reason, at: location)
  }

  mutating func note(_ reason: UncheckedCodeFact.Reason, at location: SourceLocation?) {
    let location = location ?? fallbackLocation
    // A chain of steps is one statement.
    let isKnown = recording.uncheckedCode.contains {
      $0.reason == reason && $0.location?.line == location?.line && $0.location?.file == location?.file
    }
    guard !isKnown else { return }
    recording.uncheckedCode.append(UncheckedCodeFact(reason, at: location))
    modulesOfUncheckedCode.append(currentModule)
  }

  /// What was recorded, with the notes that its modules accept. They can be accepted behind the code that they are about.
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
