import BindingGraph

extension Binder {
  /// Accepts a warning for a type: what it is about is meant.
  ///
  ///     // The crash reporter works by being there.
  ///     binder.bind(CrashReporter.self).sharedInScope().to(factory: CrashReporter.init)
  ///     binder.accept(.unusedBinding, for: CrashReporter.self)
  ///
  /// It holds for what this component or module binds, and for what the modules that it includes bind; not for
  /// installed components. A collection is accepted as `[Page].self`, an installation as
  /// `ComponentFactory<Session>.self`.
  ///
  /// - Parameters:
  ///   - warning: the kind of warning.
  ///   - type: what is bound.
  public func accept<Element>(_ warning: GraphWarning, for type: Element.Type) {
    run.accept(warning, for: TypeIdentity.plain(Element.self), shown: Element.self)
  }

  /// Accepts a warning for the binding of a tag.
  ///
  ///     binder.accept(.unusedBinding, tag: BaseURL.self)
  ///
  /// - Parameters:
  ///   - warning: the kind of warning.
  ///   - tag: the tag of the binding.
  public func accept<T: Tag>(_ warning: GraphWarning, tag: T.Type) {
    run.accept(warning, for: TypeIdentity.tag(T.self), shown: TaggedProvider<T>.self)
  }

  /// Accepts a warning for the binding of a tag, as `accept(_:tag:)` does: reports name a tagged binding by its provider.
  /// - Parameters:
  ///   - warning: the kind of warning.
  ///   - type: the provider of the tag.
  public func accept<T: Tag>(_ warning: GraphWarning, for type: TaggedProvider<T>.Type) {
    accept(warning, tag: T.self)
  }

  /// Accepts a warning for everything that this component or module binds, and that the modules which it includes bind.
  ///
  ///     struct ToolboxModule: Module {
  ///       static func configure(binder: UnscopedBinder) {
  ///         binder.accept(.unusedBinding)  // no app needs all of it
  ///
  /// - Parameter warning: the kind of warning.
  public func accept(_ warning: GraphWarning) {
    run.accept(warning)
  }
}
