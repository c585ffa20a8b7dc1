import BindingGraph

extension Binder {
  /// Suppresses a warning for a type.
  ///
  ///     // The crash reporter works without dependents.
  ///     binder.bind(CrashReporter.self).sharedInScope().to(factory: CrashReporter.init)
  ///     binder.accept(.unusedBinding, for: CrashReporter.self)
  ///
  /// It applies to the bindings of this component or module and of the modules that it includes, not to subcomponents.
  /// Write a collection as `[Page].self`, an installation as `ComponentFactory<Session>.self`.
  ///
  /// - Parameters:
  ///   - warning: the kind of warning.
  ///   - type: the bound type.
  public func accept<Element>(_ warning: GraphWarning, for type: Element.Type) {
    run.accept(warning, for: (TypeIdentity.plain(Element.self), Element.self))
  }

  /// Suppresses a warning for the binding of a tag.
  ///
  ///     binder.accept(.unusedBinding, tag: BaseURL.self)
  ///
  /// - Parameters:
  ///   - warning: the kind of warning.
  ///   - tag: the tag of the binding.
  public func accept<T: Tag>(_ warning: GraphWarning, tag: T.Type) {
    run.accept(warning, for: (TypeIdentity.tag(T.self), TaggedProvider<T>.self))
  }

  /// Suppresses a warning for the binding of a tag, as `accept(_:tag:)` does: reports name a tagged binding by its
  /// provider.
  /// - Parameters:
  ///   - warning: the kind of warning.
  ///   - type: the provider of the tag.
  public func accept<T: Tag>(_ warning: GraphWarning, for type: TaggedProvider<T>.Type) {
    accept(warning, tag: T.self)
  }

  /// Suppresses a warning for all bindings of this component or module, and of the modules that it includes.
  ///
  ///     struct ToolboxModule: Module {
  ///       static func configure(binder: UnscopedBinder) {
  ///         binder.accept(.unusedBinding)  // no app needs all of it
  ///       }
  ///     }
  ///
  /// - Parameter warning: the kind of warning.
  public func accept(_ warning: GraphWarning) {
    run.accept(warning)
  }
}
