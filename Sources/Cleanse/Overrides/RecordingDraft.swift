import BindingGraph

/// A recording split into its bindings, to be changed.
struct RecordingDraft {
  /// One binding with all its parts.
  struct Part {
    fileprivate(set) var declaration: Declaration
    let requirements: ContiguousArray<UInt>.SubSequence
    private(set) var mark: AnyHashable?
    /// `nil` if each instance brings its own closure.
    let make: Maker?
    let lifecycle: BindingLifecycle?
    /// `nil` in a recording without details.
    private(set) var detail: BindingDetail?
    fileprivate var installation: Installation?

    /// The visibility of the binding; `nil` if it is not private.
    var privateSight: PrivateSight? {
      declaration.options.contains(.restricted) ? mark?.base as? PrivateSight : nil
    }

    /// Whether it binds a key.
    func binds(_ key: UInt) -> Bool { declaration.key == key && declaration.binds }

    /// The same binding with more attributes, and with another visibility.
    func adding(_ attributes: BindingAttributes, boundFor sight: PrivateSight?) -> Part {
      var part = self
      part.declaration.attributes.formUnion(attributes)
      if declaration.options.contains(.restricted) { part.mark = nil }
      part.declaration.options.remove(.restricted)
      guard let sight else { return part }
      part.declaration.options.insert(.restricted)
      part.mark = AnyHashable(sight)
      return part
    }

    /// The same binding in a list of modules in which its module has another position.
    func movingModule(_ position: (ModulePath.ID) -> ModulePath.ID) -> Part {
      var part = self
      part.detail = detail.map { $0.inModule(position($0.module)) }
      return part
    }
  }

  private(set) var parts: [Part] = []
  private let hasDetails: Bool
  private var modules: [ModulePath]
  private var acceptedWarnings: [AcceptedWarning]
  private var sendableKeys: [ShownKey]
  private var unfinishedBindings: [UnfinishedBinding]
  private var lifecycleSupport: LifecycleSupport?
  /// The position of the first module that came from another recording; `nil` before `adoptModules(of:)`.
  private var firstForeignModule: Int?

  init(of recording: Recording) {
    let configuration = recording.configuration
    hasDetails = configuration.hasDetails
    modules = configuration.modules
    acceptedWarnings = configuration.acceptedWarnings
    sendableKeys = configuration.sendableKeys
    unfinishedBindings = configuration.unfinishedBindings
    lifecycleSupport = configuration.lifecycleSupport
    var marks = configuration.marks.makeIterator()
    var installations = configuration.installations[...]
    var start = 0
    for (index, declaration) in configuration.declarations.enumerated() {
      let end = Int(declaration.requirementEnd)
      parts.append(
        Part(
          declaration: declaration, requirements: configuration.requirements[start..<end],
          mark: declaration.options.hasMark ? marks.next() : nil, make: recording.makers.ifPresent(index),
          lifecycle: recording.makers.lifecycles[index], detail: hasDetails ? configuration.details[index] : nil,
          installation: installations.first?.binding == index ? installations.removeFirst() : nil))
      start = end
    }
  }

  /// The changed recording.
  var recording: Recording {
    var declarations: ContiguousArray<Declaration> = []
    var requirements: ContiguousArray<UInt> = []
    var details = hasDetails ? BindingDetailList() : nil
    var installations: [Installation] = []
    var makers = MakerList()
    for var part in parts {
      requirements += part.requirements
      part.declaration.requirementEnd = Int32(requirements.count)
      part.installation?.binding = declarations.count
      declarations.append(part.declaration)
      makers.append(part.make)
      if let lifecycle = part.lifecycle { makers.append(lifecycle) }
      if let detail = part.detail { details?.append(detail) }
      if let installation = part.installation { installations.append(installation) }
    }
    let configuration = RecordedConfiguration(
      declarations: declarations, requirements: requirements, marks: ContiguousArray(parts.compactMap(\.mark)),
      details: details, modules: modules, installations: installations, acceptedWarnings: acceptedWarnings,
      sendableKeys: sendableKeys, unfinishedBindings: unfinishedBindings, lifecycleSupport: lifecycleSupport)
    return Recording(configuration: configuration, makers: makers)
  }

  // MARK: Changes

  /// Removes all bindings.
  /// - Returns: the removed bindings.
  mutating func removeAll() -> [Part] {
    defer { parts = [] }
    return parts
  }

  mutating func append(_ part: Part) {
    parts.append(part)
  }

  /// Adds a binding of another recording of the same component, whose modules come with its first binding.
  mutating func append(_ part: Part, of other: RecordedConfiguration) {
    if hasDetails, firstForeignModule == nil { adoptModules(of: other) }
    if lifecycleSupport == nil { lifecycleSupport = other.lifecycleSupport }
    parts.append(part.movingModule(position(ofForeign:)))
  }

  /// Adopts the modules of another recording, with their suppressed warnings.
  private mutating func adoptModules(of other: RecordedConfiguration) {
    firstForeignModule = modules.count
    for var module in other.modules.dropFirst() {
      module.move(position(ofForeign:))
      modules.append(module)
    }
    sendableKeys += other.sendableKeys
    unfinishedBindings += other.unfinishedBindings
    acceptedWarnings += other.acceptedWarnings.map { accepted in
      AcceptedWarning(warning: accepted.warning, key: accepted.key, module: position(ofForeign: accepted.module))
    }
  }

  /// The position of a module of the adopted recording.
  private func position(ofForeign module: ModulePath.ID) -> ModulePath.ID {
    // The first module is the component itself.
    guard module > 0, let firstForeignModule else { return 0 }
    return firstForeignModule + module - 1
  }

  // MARK: Queries

  /// Whether a key is bound for the whole component.
  func binds(_ key: UInt) -> Bool {
    parts.contains { $0.binds(key) && $0.privateSight?.module == nil }
  }

  /// The visibilities of the bindings of a key that are private to modules, each once.
  func modulesBinding(_ key: UInt) -> [PrivateSight] {
    parts.filter { $0.binds(key) }.compactMap(\.privateSight).filter { $0.module != nil }.uniqued()
  }
}

extension Recording {
  /// Returns the same recording without some of its bindings.
  func removing(_ bindings: Set<Int>) -> Recording {
    var draft = RecordingDraft(of: self)
    for (index, part) in draft.removeAll().enumerated() where !bindings.contains(index) { draft.append(part) }
    return draft.recording
  }
}

extension RecordedConfiguration {
  /// Returns the same declarations without some of the bindings.
  func removing(_ bindings: Set<Int>) -> RecordedConfiguration {
    Recording(configuration: self, makers: MakerList()).removing(bindings).configuration
  }
}
