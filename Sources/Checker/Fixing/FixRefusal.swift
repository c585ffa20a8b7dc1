/// A reason not to change a source, or not to insert a statement.
enum FixRefusal: Error, Equatable {
  case unreadable
  case notUTF8
  /// All lines end with carriage returns only.
  case oldLineBreaks
  case readOnly
  /// The system denies the program write access, as the package manager does to plugins.
  case notPermitted
  case unmerged
  /// Git cannot tell whether there are conflicts, for this reason.
  case unknownState(String)
  case otherPackage
  /// The insertion point is not the end of a function: the file differs from the one that was read.
  case changed(line: Int)
  /// The user has edited the file since it was read.
  case editedSince
  case outside(folder: String)
  /// No source with a `configure` function can take the statement.
  case noPlace

  /// The reason, as shown in messages.
  /// - Parameter isPlugin: whether the user has called `swift package cleansec`.
  func reason(isPlugin: Bool) -> String {
    switch self {
    case .unreadable: "it cannot be read"
    case .notUTF8: "it is not encoded in UTF-8"
    case .oldLineBreaks: "its lines end with carriage returns only"
    case .readOnly: "it is read-only"
    case .notPermitted where isPlugin:
      "the package manager does not let plugins write there: "
        + "use swift package --allow-writing-to-package-directory cleansec --fix"
    case .notPermitted: "it cannot be written"
    case .unmerged: "git has unmerged conflicts in it; --fix-unmerged changes it all the same"
    case .unknownState(let words): "git does not say whether it has conflicts: \(words)"
    case .otherPackage: "it belongs to another package, or is made by the build"
    case .changed(let line): "line \(line) is not the end of a function, as it was when the source was read"
    case .editedSince: "it was edited in the meantime"
    case .outside(let folder): "it is not below \(folder), which the patch begins at; name a folder with --relative-to"
    case .noPlace: "there is no configure function with a named binder that can take it"
    }
  }
}
