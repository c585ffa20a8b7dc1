/// What overrides did to one component.
struct AppliedOverrides {
  struct Place: Hashable {
    let key: UInt
    /// The position in `Overrides`.
    let override: Int
  }

  /// The keys that were replaced here, or filled in.
  var places: Set<Place> = []
  /// What became of each binding of the overrides. Empty for a run without details.
  var uses: [OverrideUse] = []
}
