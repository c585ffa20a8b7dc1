import BindingGraph

extension Remark {
  /// The remark in words.
  var text: DiagnosticText {
    switch kind {
    case .loop: "bindings in a loop: they are checked as if it ran once"
    case .unreadFunction(let name):
      "a binder goes to \(name), whose code was not read: what it binds is not known, and what is missing not reported"
    case .keptBinder(let name):
      "a binder is kept in \(name): what it binds later is not known, and what is missing not reported"
    case .unknownType:
      "a type is chosen by a value here: what is bound is not known, and what is missing not reported"
    case .unknownCompletion: "a function is chosen by a value here: what the binding needs is not known"
    case .unknownBinder: "where the binder comes from was not read: what is bound is not known"
    case .unreadType(let type):
      "the code of \(TypeReference(spelling: type.fullName)) was not read: what it binds is not known"
    case .endOfProgram: "every way through the code ends the program or throws an error: nothing was checked"
    case .manyBranches:
      "there are more branches here than are tried: what is bound is not known, and what is missing not reported"
    case .uncheckedRoot(let type):
      "\(TypeReference(spelling: type.fullName)) is built with type arguments that were not found: it is not checked"
    case .recursion(let name): "\(name) calls itself: what it binds is not known"
    }
  }

  /// The remark as compilers write notes.
  /// - Parameter folder: what paths are shown from.
  func compilerLine(relativeTo folder: String?) -> String {
    guard let location else { return "<unknown>:0: note: \(text)" }
    let prefix = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let path = location.file.hasPrefix(prefix) ? String(location.file.dropFirst(prefix.count)) : location.file
    return "\(path):\(location.position): note: \(text)"
  }
}
