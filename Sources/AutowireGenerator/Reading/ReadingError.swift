/// A reason why sources cannot be read.
package enum ReadingError: Error, Equatable {
  /// SourceKit is in none of the searched folders.
  case noSourceKit(searched: [String])
  case unusableSourceKit(path: String, problem: String)
  case refusedBySourceKit(file: String, problem: String)
}

extension ReadingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSourceKit(let searched):
      """
      SourceKit, a library of the Swift toolchain, was not found. Searched:
      \(searched.map { "  \($0)" }.joined(separator: "\n"))
      Pass its path with --sourcekit.
      """
    case .unusableSourceKit(let path, let problem): "SourceKit cannot be used: \(path): \(problem)"
    case .refusedBySourceKit(let file, let problem): "\(file): SourceKit cannot read it: \(problem)"
    }
  }
}
