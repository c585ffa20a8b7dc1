/// A binding statement of the source, which may have made bindings in several components.
struct BindingStatement: Hashable {
  let key: Key
  let location: SourceLocation?

  init(_ binding: Binding) {
    key = binding.key
    location = binding.location
  }
}
