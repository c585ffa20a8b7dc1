import BindingGraph

/// A recording assembled from the parts of other recordings.
struct RecordingDraft {
  private var declarations: ContiguousArray<Declaration> = []
  private var requirements: ContiguousArray<UInt> = []
  private var marks: ContiguousArray<AnyHashable> = []
  private var makers = MakerList()
  private var details: BindingDetailList?
  private var modules: [ModulePath]
  private var installations: [Installation] = []
  private var acceptedWarnings: [AcceptedWarning]
  private var sendableKeys: [ShownKey]
  private var unfinishedBindings: [UnfinishedBinding]
  /// The visibility of each private binding, by its position.
  private var privateSights: [Int: PrivateSight] = [:]
  /// The position of the first module that came from another recording; `nil` before `adoptModules(of:)`.
  private(set) var firstForeignModule: Int?

  /// - Parameter own: the recording whose modules, with their suppressed warnings, come first.
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

  /// Adopts the modules of another recording of the same component, with their suppressed warnings.
  mutating func adoptModules(of other: RecordedConfiguration) {
    firstForeignModule = modules.count
    for var module in other.modules.dropFirst() {
      module.move(position(ofForeignModule:))
      modules.append(module)
    }
    sendableKeys += other.sendableKeys
    unfinishedBindings += other.unfinishedBindings
    acceptedWarnings += other.acceptedWarnings.map { accepted in
      AcceptedWarning(
        warning: accepted.warning, key: accepted.key, module: position(ofForeignModule: accepted.module))
    }
  }

  /// The current position of a module of the adopted recording.
  private func position(ofForeignModule module: ModulePath.ID) -> ModulePath.ID {
    // The first module is the component itself.
    guard module > 0, let firstForeignModule else { return 0 }
    return firstForeignModule + module - 1
  }

  /// Whether a key is bound for the whole component.
  func binds(_ key: UInt) -> Bool {
    declarations.enumerated().contains { index, declaration in
      declaration.key == key && declaration.binds && privateSights[index]?.module == nil
    }
  }

  /// The visibilities of the bindings of a key that are private to modules, each once.
  func modulesBinding(_ key: UInt) -> [PrivateSight] {
    privateSights.filter { declarations[$0.key].key == key && declarations[$0.key].binds && $0.value.module != nil }
      .inOrder { $0.key < $1.key }.map(\.value).uniqued()
  }

  /// - Parameter isForeign: whether the part comes from the recording whose modules were adopted.
  mutating func append(_ part: RecordingParts.Part, isForeign: Bool) {
    requirements += part.requirements
    if let sight = part.privateSight { privateSights[declarations.count] = sight }
    declarations.append(
      Declaration(
        key: part.key, kind: part.kind, options: part.options, attributes: part.attributes,
        requirementEnd: Int32(requirements.count)))
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

/// A recording split into its bindings.
struct RecordingParts {
  /// One binding with all its parts.
  struct Part {
    let key: UInt
    let kind: BindingKind
    var options: BindingDraft.Options
    var attributes: BindingAttributes
    let requirements: ContiguousArray<UInt>.SubSequence
    private(set) var mark: AnyHashable?
    /// `nil` if each instance brings its own closure.
    let make: Maker?
    let lifecycle: BindingLifecycle?
    /// `nil` in a recording without details.
    let detail: BindingDetail?
    let installation: Installation?

    /// The visibility of the binding; `nil` if it is not private.
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

  /// Returns the binding at a position, with its closure moved out. Call it once for each binding.
  mutating func take(_ index: Int) -> Part {
    part(index, make: makers.takeIfPresent(index))
  }

  /// Returns the binding at a position, which may replace several others.
  func copy(_ index: Int) -> Part {
    part(index, make: makers.ifPresent(index))
  }

  private func part(_ index: Int, make: Maker?) -> Part {
    let declaration = configuration.declarations[index]
    let start = index == 0 ? 0 : Int(configuration.declarations[index - 1].requirementEnd)
    return Part(
      key: declaration.key, kind: declaration.kind, options: declaration.options, attributes: declaration.attributes,
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

  /// Removes the same bindings from another run; `nil` if its declarations differ from those of the pruned run.
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
