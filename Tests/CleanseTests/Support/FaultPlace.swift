import Cleanse

/// An error as its type's name and the line that it is reported for.
struct FaultPlace: Equatable, CustomStringConvertible {
  let kind: String
  let line: Int?

  init(_ kind: any CleanseError.Type, _ line: Int?) {
    self.kind = String(describing: kind)
    self.line = line
  }

  init(_ error: any CleanseError) {
    self.init(type(of: error), Self.diagnostic(of: error)?.location?.line)
  }

  var description: String { "\(kind):\(line.map { "\($0)" } ?? "?")" }

  private static func diagnostic(of error: any CleanseError) -> Diagnostic? {
    switch error {
    case let error as MissingProvider: error.diagnostic
    case let error as DuplicateBinding: error.diagnostic
    case let error as DependencyCycle: error.diagnostic
    case let error as InvalidScopeNesting: error.diagnostic
    case let error as DuplicateKey: error.diagnostic
    case let error as SelfInstallingComponent: error.diagnostic
    default: nil
    }
  }
}
