import BindingGraph

/// The changes of overrides to one component.
// A class: for an optional of a struct of this size, Swift would create a type during each first start.
final class AppliedOverrides {
  struct Place: Hashable {
    let key: UInt
    /// The position in `Overrides`.
    let override: Int
  }

  /// A key, and the module that sees its binding if the binding is private to one.
  struct BoundPlace: Hashable {
    let key: UInt
    let module: ModulePath.ID?
  }

  /// A type or tag that a replaced binding depended on.
  struct ReplacedRequirement {
    let identity: UInt
    /// The module of the binding, by its number in the run.
    let module: ModulePath.ID
  }

  /// The keys that overrides replaced or bound in this component.
  private var places: Set<Place> = []
  /// The positions of the overrides of these keys.
  private var overrides: Set<Int> = []
  /// The location of the first replaced binding of each place. Empty for a run without details.
  var locations: [BoundPlace: SourceLocation] = [:]
  /// The dependencies of the replaced bindings. Empty for a run without details.
  var replacedRequirements: [ReplacedRequirement] = []
  /// The use of each binding of the overrides. Empty for a run without details.
  var uses: [OverrideUse] = []

  func insert(_ place: Place) {
    places.insert(place)
    overrides.insert(place.override)
  }

  func contains(_ place: Place) -> Bool { places.contains(place) }

  /// Whether an element of `Overrides` replaced anything in this component.
  func include(_ override: Int) -> Bool { overrides.contains(override) }
}
