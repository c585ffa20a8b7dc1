import BindingGraph

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
