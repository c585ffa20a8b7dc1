/// An app of many Swift modules in three layers, in the shape of the published benchmark of Metro: 16 % of the modules
/// are its core, 70 % features and the rest screens; each has 1 to 10 contributions, in equal parts services, plugins
/// and initializers; one screen of ten has a subcomponent.
///
/// The app is the same each time, and a smaller one begins like the larger ones. 500 modules have 2756 contributions.
struct ModularApp {
  enum Contribution: CaseIterable {
    /// A shared object behind a protocol of its own.
    case service
    /// An element of the array of all plugins, created with it.
    case plugin
    /// An element of the array of all initializers, created with it.
    case initializer
  }

  struct Module {
    let name: String
    /// The modules that it imports in addition to the contracts that all import.
    let dependencies: [String]
    let contributions: [Contribution]
    /// Whether it has a subcomponent of three shared services, which depend on those of other modules.
    let hasSubcomponent: Bool

    /// The contributions of a kind by their numbers, which are unique in the module.
    func numbers(of kind: Contribution) -> [Int] {
      contributions.indices.filter { contributions[$0] == kind }
    }
  }

  static let defaultCount = 500
  private static let areas = 6

  let modules: [Module]

  /// - Parameter count: the number of modules; at least twenty, so that each layer has some.
  init(count: Int = defaultCount) {
    var sizes = RandomNumbers(state: 435)
    let coreCount = count * 16 / 100
    let featureCount = count * 70 / 100
    var modules: [Module] = []
    func add(_ name: String, _ dependencies: [String], hasSubcomponent: Bool = false) {
      let size = 1 + sizes.below(10)
      // A stream for each module, so that a change of one leaves the others unchanged.
      var kinds = RandomNumbers(state: 7919 + 104_729 * modules.count)
      _ = kinds.next()
      let contributions = (0..<size).map { _ in Contribution.allCases[kinds.below(Contribution.allCases.count)] }
      modules.append(
        Module(
          name: name, dependencies: dependencies, contributions: contributions, hasSubcomponent: hasSubcomponent))
    }
    for number in 0..<coreCount { add("Core\(number)", []) }
    var choices = RandomNumbers(state: 2_756)
    for number in 0..<featureCount {
      // Features of an area depend on the core and on features of the area before.
      let areaSize = max(featureCount / Self.areas, 1)
      let area = number / areaSize
      let core = "Core\(choices.below(coreCount))"
      let other =
        area == 0 ? "Core\(choices.below(coreCount))" : "Feature\((area - 1) * areaSize + choices.below(areaSize))"
      add("Feature\(number)", core == other ? [core] : [core, other])
    }
    let screenCount = count - coreCount - featureCount
    for number in 0..<screenCount {
      let first = choices.below(featureCount)
      let second = (first + 1 + choices.below(featureCount - 1)) % featureCount
      let third = number % 4 == 0 ? "Core\(choices.below(coreCount))" : "Screen\(number - 1)"
      add(
        "Screen\(number)", ["Feature\(first)", "Feature\(second)", third],
        hasSubcomponent: number < max(screenCount / 10, 1))
    }
    self.modules = modules
  }

  /// Parts of fifty modules: the compiler's optimizer takes time in proportion to the square of a function's size.
  var parts: [ArraySlice<Module>] {
    stride(from: 0, to: modules.count, by: 50).map { modules[$0..<min($0 + 50, modules.count)] }
  }

  /// The module that all modules import.
  @SourceLines
  var contracts: [String] {
    """
    public protocol Plugin {
      func execute() -> String
    }

    public protocol Initializer {
      func initialize()
    }

    /// How an app gets at the services of a module, which are created when they are first used.
    public protocol ModuleServices {
      /// Creates all of them, and returns their descriptions.
      func describe() -> [String]
    }
    """
  }
}

extension RandomNumbers {
  /// The lowest bits of the numbers are the least random ones.
  mutating func below(_ limit: Int) -> Int {
    next() / 7 % limit
  }
}
