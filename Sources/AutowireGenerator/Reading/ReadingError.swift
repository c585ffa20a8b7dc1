/// Why sources could not be read.
package enum ReadingError: Error, Equatable {
  /// SourceKit was found in none of the folders.
  case noSourceKit(searched: [String])
  case unusableSourceKit(path: String, problem: String)
  case unreadableFile(String)
  case refusedBySourceKit(file: String, problem: String)
}

extension ReadingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSourceKit(let searched):
      """
      SourceKit, which comes with the Swift toolchain, was not found. Searched:
      \(searched.map { "  \($0)" }.joined(separator: "\n"))
      Pass its path with --sourcekit FILE.
      """
    case .unusableSourceKit(let path, let problem): "SourceKit cannot be used: \(path): \(problem)"
    case .unreadableFile(let file): "\(file): the file cannot be read"
    case .refusedBySourceKit(let file, let problem): "\(file): SourceKit cannot read it: \(problem)"
    }
  }
}
