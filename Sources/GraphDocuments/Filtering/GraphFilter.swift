/// A filter for a part of a graph.
///
///     let document = try GraphDocument(App.self).filtered(.needed(by: "ProfilePage", depth: 2), .withoutLeaves)
///
/// Name types and components by their names, their qualified names, or their identifiers; types also by their tags
/// (qualifiers), and after `collapsedModules` by their modules.
public struct GraphFilter: Sendable, Hashable {
  enum Step: Sendable, Hashable {
    case component(String)
    case neighbourhood(of: String, Direction, depth: Int?)
    case depth(Int)
    case without(String)
    case withoutLeaves
    case collapsedModules
  }

  /// From a node along its dependencies, or along its dependents.
  enum Direction: Sendable, Hashable {
    case needed
    case needing
  }

  let step: Step

  /// One component, without its subcomponents and its ancestors.
  public static func component(_ name: String) -> GraphFilter {
    GraphFilter(step: .component(name))
  }

  /// A type and its dependencies, direct and indirect.
  /// - Parameter depth: the maximum number of steps; `nil` for no limit.
  public static func needed(by name: String, depth: Int? = nil) -> GraphFilter {
    GraphFilter(step: .neighbourhood(of: name, .needed, depth: depth))
  }

  /// A type and its dependents, direct and indirect.
  /// - Parameter depth: the maximum number of steps; `nil` for no limit.
  public static func needing(_ name: String, depth: Int? = nil) -> GraphFilter {
    GraphFilter(step: .neighbourhood(of: name, .needing, depth: depth))
  }

  /// The dependencies of the outermost components' roots, up to a number of steps.
  public static func depth(_ limit: Int) -> GraphFilter {
    GraphFilter(step: .depth(limit))
  }

  /// Leaves out a type, or all bindings of a module and of the modules that it includes.
  public static func without(_ name: String) -> GraphFilter {
    GraphFilter(step: .without(name))
  }

  /// Leaves out nodes without dependencies, except roots and nodes with errors or warnings.
  public static let withoutLeaves = GraphFilter(step: .withoutLeaves)

  /// Shows the bindings of each module as one node. Component factories and collections stay.
  public static let collapsedModules = GraphFilter(step: .collapsedModules)
}
