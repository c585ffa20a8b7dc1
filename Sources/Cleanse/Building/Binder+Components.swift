import BindingGraph

extension Binder {
  /// Installs a subcomponent: makes `ComponentFactory<C>` available for injection. Installing it again in the same
  /// component changes nothing.
  ///
  /// - Parameter dependency: the subcomponent. Its objects can depend on the bindings of this component. The label is
  ///   that of `square/Cleanse`.
  public func install<C: ComponentBase>(
    dependency: C.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    run.install(
      C.self, draft: BindingDraft(ComponentFactory<C>.self, in: run),
      location: SourceLocation(file: file, line: line, function: function)
    ) { ComponentDescriptor(C.self) }
  }
}
