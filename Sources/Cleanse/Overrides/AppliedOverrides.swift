import BindingGraph

/// What overrides did to one component.
// A class, because for an optional of a struct of this size Swift would make a type at each first start.
final class AppliedOverrides {
  struct Place: Hashable {
    let key: UInt
    /// The position in `Overrides`.
    let override: Int
  }

  /// A type or tag that a replaced binding asked for.
  struct ReplacedRequirement {
    let identity: UInt
    /// The module of the binding, by its number in the run.
    let module: ModulePath.ID
  }

  /// The keys that were replaced here, or filled in.
  var places: Set<Place> = []
  /// Where the first of the replaced bindings of each key was made. Empty for a run without details.
  var locations: [UInt: SourceLocation] = [:]
  /// What the replaced bindings asked for. Empty for a run without details.
  var replacedRequirements: [ReplacedRequirement] = []
  /// What became of each binding of the overrides. Empty for a run without details.
  var uses: [OverrideUse] = []

  /// Whether an element of `Overrides` replaced anything here.
  func include(_ override: Int) -> Bool {
    places.contains { $0.override == override }
  }
}
