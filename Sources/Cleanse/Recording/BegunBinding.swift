import BindingGraph

/// A statement that begins a binding.
struct BegunBinding {
  /// The type that `bind` was called with.
  let type: Any.Type
  let module: ModulePath.ID
  /// How many bindings were declared before.
  let precedingCount: Int
}
