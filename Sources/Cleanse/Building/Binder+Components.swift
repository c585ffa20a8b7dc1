import BindingGraph

extension Binder {
  /// Makes `ComponentFactory<C>` available. Installing a component twice in one component is one installation.
  ///
  /// - Parameter dependency: the component whose objects see what this component binds.
  public func install<C: ComponentBase>(
    dependency: C.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    run.install(
      C.self, draft: BindingDraft(ComponentFactory<C>.self, in: run),
      location: SourceLocation(file: file, line: line, function: function)
    ) { ComponentDescriptor(C.self) }
  }
}
