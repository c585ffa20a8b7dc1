import Pure
import Testing

@Suite("Main-actor modules") @MainActor struct MainActorModuleTests {
  @Test("A main-actor module has factories, configurators and stubs on the main actor") func isolatedConformances() {
    let page = Page.Factory(dependency: .init(title: "News")).create(payload: .init(number: 3))
    #expect(page.heading == "News 3")
    Page.Configurator(dependency: .init(title: "Sport")).configure(page, payload: .init(number: 4))
    #expect(page.heading == "Sport 4")
    let stub = Page.Factory.stub { payload in Page(dependency: .init(title: "Stub"), payload: payload) }
    #expect(stub.create(payload: .init(number: 5)).heading == "Stub 5")
  }
}

@MainActor private final class Page: @MainActor FactoryModule, @MainActor ConfiguratorModule {
  struct Dependency {
    let title: String
  }
  struct Payload {
    let number: Int
  }

  private(set) var heading: String

  init(dependency: Dependency, payload: Payload) {
    heading = "\(dependency.title) \(payload.number)"
  }

  func configure(dependency: Dependency, payload: Payload) {
    heading = "\(dependency.title) \(payload.number)"
  }
}
