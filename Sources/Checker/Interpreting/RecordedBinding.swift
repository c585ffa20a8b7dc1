import BindingGraph

/// A binding that the code of a component makes.
struct RecordedBinding {
  let draft: BindingDraft
  let kind: Binding.Kind
  let requirements: [SwiftType]
  /// `nil` for a seed, which stands where the component is installed.
  let location: SourceLocation?
  /// The position in `RecordedConfiguration.modules`.
  let module: Int
  /// The branches that the statement stands in, outermost first.
  let branches: [BranchStep]
}
