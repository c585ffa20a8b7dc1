import Cleanse

/// The type name and line of an error.
struct FaultPlace: Equatable, CustomStringConvertible {
  let kind: String
  let line: Int?

  init(_ kind: any CleanseError.Type, _ line: Int?) {
    self.kind = String(describing: kind)
    self.line = line
  }

  init(_ error: any CleanseError) {
    self.init(type(of: error), error.diagnostic.location?.line)
  }

  var description: String { "\(kind):\(line.map { "\($0)" } ?? "?")" }
}
