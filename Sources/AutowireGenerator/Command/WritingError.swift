/// What a run could not write.
enum WritingError: Error, Equatable, CustomStringConvertible {
  /// The output, or the folder of what is remembered.
  case unwritable(String)

  var description: String {
    switch self {
    case .unwritable(let path): "\(path): this cannot be written"
    }
  }
}
