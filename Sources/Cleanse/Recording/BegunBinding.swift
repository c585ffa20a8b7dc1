import BindingGraph

/// A statement that begins a binding.
struct BegunBinding {
  /// The type that is to be bound, without what further steps make of it.
  var type: Any.Type
  /// The file of the statement; `nil` where that is not known.
  let file: UnsafePointer<UInt8>?
  let line: Int
  let module: ModulePath.ID
  /// How many bindings were declared before.
  let precedingCount: Int

  /// Where the statement begins; `nil` where its file is not known, and those beside it do not tell.
  func location(between previous: SourceLocation?, and next: SourceLocation?) -> SourceLocation? {
    if let file { return SourceLocation(path: ProgramText(start: file), line: line) }
    // A neighbour may stand in a function of another file.
    guard let neighbour = previous ?? next, neighbour.file == (next ?? neighbour).file,
      previous.map({ $0.line <= line }) != false, next.map({ $0.line >= line }) != false
    else { return nil }
    return SourceLocation(path: neighbour.path, line: line)
  }
}
