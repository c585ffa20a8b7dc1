/// A registration, and the binding that takes its place.
struct MigratedBinding {
  let registration: Registration
  /// The statements of the binding; `nil` if it needs a decision.
  let statements: [String]?
  let decisions: [MigrationDecision]
}
