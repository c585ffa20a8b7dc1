import BindingGraph

/// A recording put together from the parts of others.
struct RecordingDraft {
  private var declarations: ContiguousArray<Declaration> = []
  private var requirements: ContiguousArray<UInt> = []
  private var marks: ContiguousArray<AnyHashable> = []
  private var makers = MakerList()
  private var details: BindingDetailList?
  private var modules: [ModulePath]
  private var installations: [Installation] = []
  private var acceptedWarnings: [AcceptedWarning]
  private var sendableKeys: [UInt]
  private var unfinishedBindings: [UnfinishedBinding]
  /// Who can ask for each private binding, by its position.
  private var privateSights: [Int: PrivateSight] = [:]
  /// The position of the first module that came from another recording; `nil` before `adoptModules(of:)`.
  private(set) var firstForeignModule: Int?

  /// - Parameter own: the recording whose modules, and the warnings that these accept, come first.
  init(modulesOf own: RecordedConfiguration) {
    details = own.hasDetails ? BindingDetailList() : nil
    modules = own.modules
    acceptedWarnings = own.acceptedWarnings
    sendableKeys = own.sendableKeys
    unfinishedBindings = own.unfinishedBindings
  }

  var recording: Recording {
    let configuration = RecordedConfiguration(
      declarations: declarations, requirements: requirements, marks: marks, details: details,
      modules: modules, installations: installations, acceptedWarnings: acceptedWarnings, sendableKeys: sendableKeys,
      unfinishedBindings: unfinishedBindings)
    return Recording(configuration: configuration, makers: makers)
  }

  /// Takes over the modules of another recording of the same component, and the warnings that they accept.
  mutating func adoptModules(of other: RecordedConfiguration) {
    firstForeignModule = modules.count
    modules += other.modules.dropFirst().map { $0.moved(position(ofForeignModule:)) }
    sendableKeys += other.sendableKeys
    unfinishedBindings += other.unfinishedBindings
    acceptedWarnings += other.acceptedWarnings.map { accepted in
      AcceptedWarning(
        warning: accepted.warning, key: accepted.key, module: position(ofForeignModule: accepted.module))
    }
  }

  /// Where a module of the adopted recording stands now.
  private func position(ofForeignModule module: ModulePath.ID) -> ModulePath.ID {
    // The first of all modules is the component itself.
    guard module > 0, let firstForeignModule else { return 0 }
    return firstForeignModule + module - 1
  }

  /// Whether a key is bound for all of the component.
  func binds(_ key: UInt) -> Bool {
    declarations.enumerated().contains { index, declaration in
      declaration.key == key && declaration.binds && privateSights[index]?.module == nil
    }
  }

  /// Who can ask for the bindings of a key that are private to modules, each once.
  func modulesBinding(_ key: UInt) -> [PrivateSight] {
    privateSights.filter { declarations[$0.key].key == key && declarations[$0.key].binds && $0.value.module != nil }
      .inOrder { $0.key < $1.key }.map(\.value).uniqued()
  }

  /// - Parameter isForeign: whether the part came from the recording whose modules were adopted.
  mutating func append(_ part: RecordingParts.Part, isForeign: Bool) {
    requirements += part.requirements
    if let sight = part.privateSight { privateSights[declarations.count] = sight }
    declarations.append(
      Declaration(
        key: part.key, kind: part.kind, options: part.options, requirementEnd: Int32(requirements.count)))
    if let mark = part.mark { marks.append(mark) }
    makers.append(part.make)
    if let lifecycle = part.lifecycle { makers.append(lifecycle) }
    if var detail = part.detail {
      if isForeign { detail = detail.inModule(position(ofForeignModule: detail.module)) }
      details?.append(detail)
    }
    if let installation = part.installation {
      installations.append(
        Installation(
          component: installation.component, binding: declarations.count - 1, location: installation.location))
    }
  }
}

/// A recording taken apart, binding by binding.
struct RecordingParts {
  /// One binding with everything that belongs to it.
  struct Part {
    let key: UInt
    let kind: BindingKind
    var options: BindingDraft.Options
    let requirements: ContiguousArray<UInt>.SubSequence
    private(set) var mark: AnyHashable?
    /// `nil` where the closure comes with each instance.
    let make: Maker?
    let lifecycle: BindingLifecycle?
    /// `nil` in a recording without details.
    let detail: BindingDetail?
    let installation: Installation?

    /// Who can ask for the binding; `nil` where it is not private.
    var privateSight: PrivateSight? {
      get { options.contains(.restricted) ? mark?.base as? PrivateSight : nil }
      set {
        if options.contains(.restricted) { mark = nil }
        options.remove(.restricted)
        guard let newValue else { return }
        options.insert(.restricted)
        mark = AnyHashable(newValue)
      }
    }
  }

  private let configuration: RecordedConfiguration
  private var makers: MakerList
  private let marks: [Int: AnyHashable]
  private let installations: [Int: Installation]

  init(of recording: Recording) {
    configuration = recording.configuration
    makers = recording.makers
    let declarations = configuration.declarations
    let marked = declarations.indices.filter { declarations[$0].options.hasMark }
    marks = Dictionary(zip(marked, configuration.marks)) { first, _ in first }
    installations = Dictionary(configuration.installations.map { ($0.binding, $0) }) { first, _ in first }
  }

  /// The binding at a position, which hands out its closure. To be called once for each.
  mutating func take(_ index: Int) -> Part {
    part(index, make: makers.takeIfPresent(index))
  }

  /// The binding at a position, which may take the place of several others.
  func copy(_ index: Int) -> Part {
    part(index, make: makers.ifPresent(index))
  }

  private func part(_ index: Int, make: Maker?) -> Part {
    let declaration = configuration.declarations[index]
    let start = index == 0 ? 0 : Int(configuration.declarations[index - 1].requirementEnd)
    return Part(
      key: declaration.key, kind: declaration.kind, options: declaration.options,
      requirements: configuration.requirements[start..<Int(declaration.requirementEnd)],
      mark: marks[index], make: make,
      lifecycle: makers.lifecycles[index],
      detail: configuration.hasDetails ? configuration.details[index] : nil, installation: installations[index])
  }
}

/// The declarations of a component without some of its bindings.
struct RecordingPruning {
  let original: RecordedConfiguration
  private let gone: Set<Int>
  let result: RecordedConfiguration

  /// - Parameter gone: the positions of bindings.
  init(of original: RecordedConfiguration, without gone: Set<Int>) {
    self.original = original
    self.gone = gone
    result = Self.remove(gone, from: Recording(configuration: original, makers: MakerList())).configuration
  }

  /// A further run without the same bindings; `nil` where it declares something else than the run that was pruned.
  func applied(to recording: Recording) -> Recording? {
    guard recording.configuration.firstDifference(from: original) == nil else { return nil }
    return Self.remove(gone, from: recording)
  }

  private static func remove(_ gone: Set<Int>, from recording: Recording) -> Recording {
    var parts = RecordingParts(of: recording)
    var draft = RecordingDraft(modulesOf: recording.configuration)
    for index in recording.configuration.declarations.indices where !gone.contains(index) {
      draft.append(parts.take(index), isForeign: false)
    }
    return draft.recording
  }
}
