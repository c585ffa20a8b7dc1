import BindingGraph

/// A binding that the code of a component makes.
struct RecordedBinding: Hashable {
  let draft: BindingDraft
  let kind: Binding.Kind
  let requirements: [SwiftType]
  /// `nil` for a seed, which stands where the component is installed.
  let location: SourceLocation?
  /// The position in `RecordedConfiguration.modules`.
  let module: Int
  /// The way to the statement.
  let path: BranchPath
}
