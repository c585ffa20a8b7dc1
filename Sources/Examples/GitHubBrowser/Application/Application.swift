import Cleanse

/// An object that is created outside of the graph, like an app delegate that the system creates.
///
/// The graph injects its properties.
final class Application {
  private var directory: OrganisationDirectory?
  private var organisation: ComponentFactory<OrganisationComponent>?

  func injectProperties(directory: OrganisationDirectory, organisation: ComponentFactory<OrganisationComponent>) {
    self.directory = directory
    self.organisation = organisation
  }

  /// - Returns: The lines to print.
  func run(_ command: Command, in organisationName: String) throws -> [String] {
    guard let directory, let organisation else { fatalError("injectProperties was not called") }
    switch command {
    case .help: return [HelpText.text]
    case .organisations: return try directory.lines()
    case .tour: return try organisation.build(organisationName).tour()
    case .page(let name): return try organisation.build(organisationName).page(named: name)
    case .show(let subject): return try organisation.build(organisationName).detail(of: subject)
    }
  }
}
