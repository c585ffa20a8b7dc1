import BindingGraph

extension ConfigurationRun {
  /// One binding with everything that belongs to it.
  struct Part {
    let key: UInt
    let kind: BindingKind
    var options: BindingDraft.Options
    let requirements: ContiguousArray<UInt>.SubSequence
    let dictionaryKey: AnyHashable?
    /// `nil` where the closure comes with each instance.
    let make: Maker?
    /// `nil` in a run without details.
    let detail: BindingDetail?
    let installation: Installation?
  }

  /// A run taken apart, binding by binding.
  struct Parts {
    private let run: ConfigurationRun
    private var makers: MakerList
    private let dictionaryKeys: [Int: AnyHashable]
    private let installations: [Int: Installation]

    /// Uses the run's closures up.
    init(_ run: ConfigurationRun) {
      self.run = run
      makers = run.takeMakers()
      let elements = run.shapes.indices.filter { run.shapes[$0].options.contains(.dictionaryElement) }
      dictionaryKeys = Dictionary(zip(elements, run.dictionaryKeys)) { first, _ in first }
      installations = Dictionary(run.installations.map { ($0.binding, $0) }) { first, _ in first }
    }

    /// The binding at a position. To be called once for each.
    mutating func take(_ index: Int) -> Part {
      let shape = run.shapes[index]
      let start = index == 0 ? 0 : Int(run.shapes[index - 1].requirementEnd)
      return Part(
        key: shape.key, kind: shape.kind, options: shape.options,
        requirements: run.requirements[start..<Int(shape.requirementEnd)], dictionaryKey: dictionaryKeys[index],
        make: makers.takeIfPresent(index), detail: run.keepsDetails ? run.details[index] : nil,
        installation: installations[index])
    }
  }

  /// A run put together from parts.
  struct Contents {
    private(set) var shapes: ContiguousArray<Shape> = []
    private(set) var requirements: ContiguousArray<UInt> = []
    private(set) var dictionaryKeys: ContiguousArray<AnyHashable> = []
    private(set) var makers = MakerList()
    private(set) var details: ContiguousArray<BindingDetail> = []
    private(set) var modules: [ModulePath]
    private(set) var installations: [Installation] = []
    private(set) var acceptedWarnings: [AcceptedWarning]
    /// The position of the first module that came from another run; `nil` before `adopt(_:)`.
    private(set) var firstForeignModule: Int?

    /// - Parameter run: the run whose modules, and the warnings that these accept, come first.
    init(modulesOf run: ConfigurationRun) {
      modules = run.modules
      acceptedWarnings = run.acceptedWarnings
    }

    /// Takes over the modules of another run of the same component, and the warnings that they accept.
    mutating func adoptModules(of other: ConfigurationRun) {
      firstForeignModule = modules.count
      modules += other.modules.dropFirst().map { $0.moved(position(ofForeignModule:)) }
      acceptedWarnings += other.acceptedWarnings.map { accepted in
        AcceptedWarning(
          warning: accepted.warning, key: accepted.key, module: position(ofForeignModule: accepted.module))
      }
    }

    /// Where a module of the adopted run stands now.
    private func position(ofForeignModule module: ModulePath.ID) -> ModulePath.ID {
      // The first of all modules is the component itself.
      guard module > 0, let firstForeignModule else { return 0 }
      return firstForeignModule + module - 1
    }

    /// Whether a key is bound; its declaration as optional is no binding.
    func binds(_ key: UInt) -> Bool {
      shapes.contains { $0.key == key && $0.kind != .optionalDeclaration }
    }

    /// - Parameter isForeign: whether the part came from the run whose modules were adopted.
    mutating func append(_ part: Part, isForeign: Bool) {
      requirements += part.requirements
      shapes.append(
        Shape(
          key: part.key, kind: part.kind, options: part.options, requirementEnd: Int32(requirements.count)))
      if let key = part.dictionaryKey { dictionaryKeys.append(key) }
      if let make = part.make { makers.append(make) } else { makers.appendPlaceholder() }
      if let detail = part.detail {
        details.append(isForeign ? detail.inModule(position(ofForeignModule: Int(detail.module))) : detail)
      }
      if let installation = part.installation {
        installations.append(
          Installation(
            component: installation.component, binding: shapes.count - 1, location: installation.location))
      }
    }
  }
}
