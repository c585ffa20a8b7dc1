import BindingGraph

/// Records the declarations of a run of `configure`.
final class ConfigurationRecorder: ConfigurationRun {
  private let keepsDetails: Bool
  // Each binding appends to most of these, and no other code accesses them during the run. The run-time check of
  // exclusive access would cost as much as the rest of recording.
  @exclusivity(unchecked) private var declarations: ContiguousArray<Declaration> = []
  @exclusivity(unchecked) private var requirements: ContiguousArray<UInt> = []
  @exclusivity(unchecked) private var marks: ContiguousArray<AnyHashable> = []
  @exclusivity(unchecked) private var makers = MakerList()
  @exclusivity(unchecked) private var details = BindingDetailList()
  /// The latest statement that was begun, until it is completed.
  @exclusivity(unchecked) private var begunBinding: BegunBinding?
  /// Earlier incomplete statements: they enclose the latest one, or were abandoned.
  @exclusivity(unchecked) private var earlierBindings: [BegunBinding] = []
  private var modules: [ModulePath]
  private var installations: [Installation] = []
  private var acceptedWarnings: [AcceptedWarning] = []
  private var sendableKeys: [ShownKey] = []

  /// - Parameter keepsDetails: whether to keep the details for messages and plugins.
  init(of component: Any.Type, keepsDetails: Bool) {
    self.keepsDetails = keepsDetails
    modules = [ModulePath(type: TypeReference(component), parent: nil)]
  }

  /// Records the declarations of a closure.
  static func record(
    _ component: Any.Type, keepsDetails: Bool, _ declare: (ConfigurationRun) -> Void
  ) -> Recording {
    let recorder = ConfigurationRecorder(of: component, keepsDetails: keepsDetails)
    declare(recorder)
    return recorder.finish()
  }

  /// The number of bindings declared so far.
  var bindingCount: Int { declarations.count }

  /// Ends the run.
  /// - Returns: the declarations, with their closures.
  func finish() -> Recording {
    close()
    if keepsDetails {
      // A recording with details lives as long as the graph, so it must not waste memory.
      declarations.trim()
      requirements.trim()
      details.trim()
    }
    let configuration = RecordedConfiguration(
      declarations: declarations, requirements: requirements, marks: marks,
      details: keepsDetails ? details : nil, modules: modules, installations: installations,
      acceptedWarnings: acceptedWarnings, sendableKeys: sendableKeys, unfinishedBindings: unfinishedBindings,
      lifecycleSupport: makers.lifecycles.first?.value.support)
    return Recording(configuration: configuration, makers: makers)
  }

  // MARK: Declarations

  override func begin(_ type: Any.Type, in file: UnsafePointer<UInt8>?, _ line: Int) {
    guard keepsDetails else { return }
    if let begunBinding { earlierBindings.append(begunBinding) }
    begunBinding = BegunBinding(
      type: type, file: file, line: line, module: currentModule, precedingCount: declarations.count)
  }

  override func rebegin(_ type: Any.Type, as other: Any.Type) {
    if begunBinding?.type == type {
      begunBinding?.type = other
    } else if let index = earlierBindings.lastIndex(where: { $0.type == type }) {
      earlierBindings[index].type = other
    }
  }

  private func finish(_ type: Any.Type) {
    if let begun = begunBinding, begun.type == type {
      begunBinding = nil
    } else if let index = earlierBindings.lastIndex(where: { $0.type == type }) {
      earlierBindings.remove(at: index)
    }
  }

  private var unfinishedBindings: [UnfinishedBinding] {
    guard begunBinding != nil || !earlierBindings.isEmpty else { return [] }
    return (earlierBindings + [begunBinding].compactMap { $0 }).map { begun in
      func location(of neighbour: Int?) -> SourceLocation? { neighbour.flatMap { details[$0].location } }
      // Roots are bound in another function.
      let neighbours = details.indices.filter {
        details[$0].module == begun.module && !declarations[$0].attributes.contains(.root)
      }
      let previous = location(of: neighbours.last { $0 < begun.precedingCount })
      let next = location(of: neighbours.first { $0 >= begun.precedingCount })
      return UnfinishedBinding(
        type: TypeReference(begun.type), location: begun.location(between: previous, and: next), line: begun.line,
        previous: previous, next: next, module: modules[begun.module].type)
    }
  }

  override func takeRequirement(_ identity: UInt) {
    requirements.append(identity)
  }

  override func take(
    _ draft: borrowing BindingDraft, kind: BindingKind, location: () -> SourceLocation, module: ModulePath.ID,
    make: consuming Maker?
  ) {
    if keepsDetails {
      if draft.options.contains(.begun) { finish(draft.type) }
      details.append(BindingDetail(subject: BindingSubject(draft), location: location(), module: module))
    }
    note(draft, kind: kind, module: module, make: make)
  }

  override func takeSeed(_ draft: borrowing BindingDraft) {
    note(draft, kind: .seed, module: 0, make: nil)
    if keepsDetails { details.append(BindingDetail(subject: BindingSubject(draft), location: nil, module: 0)) }
  }

  private func note(
    _ draft: borrowing BindingDraft, kind: BindingKind, module: ModulePath.ID, make: consuming Maker?
  ) {
    declarations.append(
      Declaration(
        key: draft.key, kind: kind, options: draft.options, attributes: draft.attributes,
        requirementEnd: Int32(requirements.count)))
    if draft.options.hasMark, let mark = draft.mark(in: module) { marks.append(mark) }
    makers.append(make)
    if let lifecycle = draft.lifecycle { makers.append(lifecycle) }
  }

  override func take(_ component: () -> ComponentDescriptor, installedAt location: SourceLocation) {
    guard keepsDetails else { return }
    installations.append(Installation(component: component(), binding: declarations.count - 1, location: location))
  }

  override func take(_ module: Any.Type, includedBy including: ModulePath.ID) -> ModulePath.ID {
    modules.append(ModulePath(type: TypeReference(module), parent: including))
    return modules.count - 1
  }

  override func takeAgain(_ module: ModulePath.ID, includedBy including: ModulePath.ID) {
    modules[module].otherParents.append(including)
  }

  override func take(_ warning: AcceptedWarning) {
    acceptedWarnings.append(warning)
  }

  override func takeSendable(_ key: ShownKey) {
    sendableKeys.append(key)
  }
}

/// The beginning of a binding's statement.
struct BegunBinding {
  /// The type argument of `bind`, without the effects of further steps.
  var type: Any.Type
  /// The file of the statement; `nil` if unknown.
  let file: UnsafePointer<UInt8>?
  let line: Int
  let module: ModulePath.ID
  /// The number of bindings declared before.
  let precedingCount: Int

  /// The location of the statement; `nil` if its file is unknown and cannot be inferred from the adjacent statements.
  func location(between previous: SourceLocation?, and next: SourceLocation?) -> SourceLocation? {
    if let file { return SourceLocation(path: ProgramText(start: file), line: line) }
    // An adjacent statement may be in a function of another file.
    guard let neighbour = previous ?? next, neighbour.file == (next ?? neighbour).file,
      previous.map({ $0.line <= line }) != false, next.map({ $0.line >= line }) != false
    else { return nil }
    return SourceLocation(path: neighbour.path, line: line)
  }
}
