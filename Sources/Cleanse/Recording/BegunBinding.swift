import BindingGraph

/// A statement that begins a binding.
struct BegunBinding {
  /// The type that is to be bound, without what further steps make of it.
  var type: Any.Type
  /// Where the statement begins; `nil` where that is not known.
  let file: UnsafePointer<UInt8>?
  let line: Int
  let module: ModulePath.ID
  /// How many bindings were declared before.
  let precedingCount: Int

  var location: SourceLocation? { file.map { SourceLocation(path: ProgramText(start: $0), line: line) } }
}
