import Commands

/// A filter names a type or a component that the graph does not have.
public struct UnknownGraphName: Error, Hashable, CustomStringConvertible {
  /// The name that nothing has.
  public let name: String
  /// The names that are spelled nearly alike, best first; three at most.
  public let nearMisses: [String]
  private let isComponent: Bool

  init(_ name: String, isComponent: Bool, known: [String]) {
    self.name = name
    self.isComponent = isComponent
    nearMisses = NearNames.names(near: name, among: known)
  }

  public var description: String {
    let problem = "the graph has no \(isComponent ? "component" : "binding of a type") '\(name)'"
    return nearMisses.isEmpty ? problem : "\(problem); near: \(nearMisses.joined(separator: ", "))"
  }
}
