/// A dependency of a lock file.
struct LockedNeed {
  let line: Int
  let dependent: String
  /// The qualified name.
  let type: String
  private(set) var forms: [String] = []
  private(set) var resolution: String?
  private(set) var missingType: String?
  private(set) var isOptional = false
  private(set) var target: String?
  /// The component of the target; `nil` for that of the dependent.
  private(set) var component: String?

  private enum Option: String {
    case `as`, result, unbound, optional, by, from
  }

  init(of dependent: String, _ words: inout LockWords) throws {
    line = words.line
    self.dependent = dependent
    type = try words.name("the name of a type")
    while let option = try words.option(Option.self) {
      switch option {
      case .as: forms.append(try words.name("a form"))
      case .result: resolution = try words.name("a result")
      case .unbound: missingType = try words.name("the name of a type")
      case .optional: isOptional = true
      case .by: target = try words.name("the name of a binding")
      case .from: component = try words.name("the name of a component")
      }
    }
    // A dependency without a result is bound, to the binding of its type.
    if resolution == nil { target = target ?? type }
  }
}
