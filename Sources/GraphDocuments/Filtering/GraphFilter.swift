/// A part of a graph to look at.
///
///     let document = try GraphDocument(App.self).filtered(.needed(by: "ProfilePage", depth: 2), .withoutLeaves)
///
/// Types and components are called by their names, their qualified names, or their identifiers; types also by their tags,
/// and behind `collapsedModules` by their modules.
public struct GraphFilter: Sendable, Hashable {
  enum Step: Sendable, Hashable {
    case component(String)
    case neighbourhood(of: String, Direction, depth: Int?)
    case depth(Int)
    case withoutLeaves
    case collapsedModules
  }

  /// From a node along its requirements, or against them.
  enum Direction: Sendable, Hashable {
    case needed
    case needing
  }

  let step: Step

  /// One component, without those that it installs and those around it.
  public static func component(_ name: String) -> GraphFilter {
    GraphFilter(step: .component(name))
  }

  /// A type, and everything that it needs.
  /// - Parameter depth: how many requirements to follow one after another; `nil` for all.
  public static func needed(by name: String, depth: Int? = nil) -> GraphFilter {
    GraphFilter(step: .neighbourhood(of: name, .needed, depth: depth))
  }

  /// A type, and everything that needs it.
  /// - Parameter depth: how many requirements to follow one after another; `nil` for all.
  public static func needing(_ name: String, depth: Int? = nil) -> GraphFilter {
    GraphFilter(step: .neighbourhood(of: name, .needing, depth: depth))
  }

  /// What the roots of the outermost components need, following that many requirements one after another.
  public static func depth(_ limit: Int) -> GraphFilter {
    GraphFilter(step: .depth(limit))
  }

  /// Leaves out what needs nothing, unless it is a root, or something is wrong with it.
  public static let withoutLeaves = GraphFilter(step: .withoutLeaves)

  /// Shows the bindings of each module as one node. Component factories and collections stay.
  public static let collapsedModules = GraphFilter(step: .collapsedModules)
}
