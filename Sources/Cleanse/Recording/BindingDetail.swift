import BindingGraph

/// What planning, messages and plugins need to know of a binding.
struct BindingDetail {
  let subject: BindingSubject
  let location: SourceLocation?
  let module: ModulePath.ID

  /// The same in a list of modules where its module has another position.
  func inModule(_ module: ModulePath.ID) -> BindingDetail {
    BindingDetail(subject: subject, location: location, module: module)
  }

  /// The type that is bound, as messages show it.
  var boundType: Any.Type { subject.boundType }
}
