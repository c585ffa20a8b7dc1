/// An error or warning of a lock file.
struct LockedDiagnostic {
  let line: Int
  let severity: String
  let id: String
  let headline: String
  private(set) var nodes: [LockNames.Place] = []

  private enum Option: String {
    case about, of
  }

  init(_ words: inout LockWords) throws {
    line = words.line
    severity = try words.name("the severity")
    id = try words.name("the identifier of the diagnostic")
    headline = try words.name("the headline")
    while try words.option(Option.self) == .about {
      let name = try words.name("the name of a binding")
      guard try words.option(Option.self) == .of else { throw words.error("'of' and a component are missing") }
      nodes.append(LockNames.Place(component: try words.name("the name of a component"), name: name))
    }
    try words.end()
  }
}
