import BindingGraph

/// What messages and plugins show of a binding.
struct BindingDetail {
  let draft: BindingDraft
  let location: SourceLocation?
  let module: ModulePath.ID
}
