/// The overloads of `to(factory:)` and `to(injector:)` for every number of dependencies.
struct AritiesGenerator: Generator {
  let name = "arities"
  let summary = "Sources/Cleanse: the overloads of to(…) for every number of dependencies"

  /// The compiler always tries the overloads for few dependencies, up to this number, and the others only if none of
  /// these fits: fewer tries make users' modules compile faster.
  let alwaysTried: Int
  /// The highest number of dependencies with an overload of its own.
  let highest: Int

  init() {
    self.init(alwaysTried: 5, highest: 20)
  }

  init(alwaysTried: Int, highest: Int) {
    self.alwaysTried = alwaysTried
    self.highest = highest
  }

  func folders(for repository: Repository) -> [GeneratedFolder] {
    var binding = GeneratedFolder("Sources/Cleanse/Binding/Generated")
    for file in BuilderOverloads.files {
      binding.add(file.name) {
        header
        ""
        file.comment
        extending(file.type, from: file.lowest) { file.overloads(for: $0, isFavored: $0.count <= alwaysTried) }
      }
    }
    binding.add("BindingDraft+Makers.swift") {
      header
      ""
      "import BindingGraph"
      ""
      BuilderOverloads.inlined
      extending("BindingDraft", DraftExtension.makers)
    }
    binding.add("BindingDraft+Arities.swift") {
      header
      ""
      "import BindingGraph"
      ""
      "// One call for each number of dependencies, because code that is inlined into a client for each binding must be small."
      extending("BindingDraft", withPack: false, DraftExtension.requirements)
    }
    var slots = GeneratedFolder("Sources/Cleanse/Slots/Generated")
    slots.add("IndirectFunctions.swift") {
      header
      ""
      IndirectFunctions.lines(for: arities(from: 0, withPack: false))
    }
    return [binding, slots]
  }

  private func arities(from lowest: Int, withPack: Bool) -> [Arity] {
    (lowest...(withPack ? highest + 1 : highest)).map { Arity(count: $0, highest: highest) }
  }

  @SourceLines
  private func extending(
    _ type: String, from lowest: Int = 0, withPack: Bool = true, _ functions: (Arity) -> [String]
  ) -> [String] {
    "extension \(type) {"
    for arity in arities(from: lowest, withPack: withPack) { functions(arity) }
    "}"
  }
}
