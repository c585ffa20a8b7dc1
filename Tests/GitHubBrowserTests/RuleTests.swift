import Cleanse
import CleanseTesting
import Testing

@testable import GitHubBrowser

@Suite("The app's rules") struct RuleTests {
  private struct UnsharedMembers: Module {
    static func configure(binder: Binder<OrganisationScope>) {
      binder.bind().to(factory: MemberService.init)
    }
  }

  @Test("find a service that is not shared") func unshared() throws {
    let rules = CleanseServiceLoader([ServicesAreShared()])
    let error = #expect(throws: UnsharedService.self) {
      try GraphValidator.check(AppComponent.self, overrides: [UnsharedMembers.self], serviceLoader: rules)
    }
    #expect(error?.service == TypeReference(Provider<MemberService>.self))
    #expect(throws: Never.self) { try GraphValidator.check(AppComponent.self, serviceLoader: rules) }
  }
}
