import BindingGraph

/// Hears what a run of `configure` declares, in order.
protocol DeclarationListener: AnyObject {
  /// Takes a type that the next binding asks for.
  func require(_ type: Any.Type)

  /// Takes a binding, with the requirements since the last one.
  /// - Parameters:
  ///   - location: `nil` for the seed, which has no statement.
  ///   - make: `nil` where the closure comes from elsewhere.
  func declare(
    _ draft: borrowing BindingDraft, kind: BindingKind, location: SourceLocation?, module: ModulePath.ID,
    make: consuming Maker?)

  /// Takes a component whose factory was just declared.
  func install(_ component: () -> ComponentDescriptor, location: SourceLocation)

  /// Takes a module that is included for the first time.
  /// - Returns: the number by which the run knows the module.
  func addModule(_ module: Any.Type, includedBy including: ModulePath.ID) -> ModulePath.ID

  /// Takes a module that is included again.
  func includeAgain(_ module: ModulePath.ID, includedBy including: ModulePath.ID)

  func accept(_ warning: AcceptedWarning)
}
