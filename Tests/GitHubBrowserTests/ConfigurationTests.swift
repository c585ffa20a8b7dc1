import Cleanse
import RelayGraph
import Testing

@testable import GitHubBrowser

@Suite("Configurations of github-browser") struct ConfigurationTests {
  @Test("All configurations of github-browser are valid: production, tests and launch arguments") func matrix() throws {
    let index = DriverIndex.make()
    let test = GraphConfiguration(
      "test", overrides: .overriding((any Transport).self) { CannedTransport([:]) })
    try GraphValidator.check(
      AppComponent.self,
      configurations: [GraphConfiguration("production"), test] + index.launchConfigurations(),
      serviceLoader: CleanseServiceLoader([RelayIndexPlugin(index: index)]))
  }
}
