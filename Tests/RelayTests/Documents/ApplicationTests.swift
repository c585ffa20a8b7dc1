import Foundation
import Testing

@testable import Relay

/// The documented sample app from its start to its driver, with the program's shared containers.
@Suite("Relay's sample application", .serialized) struct ApplicationTests {
  @Test("The sample application resolves the objects that its registry registers") func consume() throws {
    let app = AppDelegate()
    #expect(app.launch(arguments: ["app"]) == nil)
    let first = SampleViewController().nextViewController()
    #expect(first.dataStore.numberOfCells == 0)
    #expect(SampleViewController().nextViewController().dataStore === first.dataStore)
  }

  @Test("Launch arguments replace a dependency of the sample application") func driven() throws {
    let injectionInstructionArgument = DependencyInstructionLaunchArgument(
      type: .myBackendService, factory: .testCase56789BackendService)
    let builder = LaunchArgumentBuilder(arguments: [injectionInstructionArgument])
    let app = AppDelegate()
    #expect(app.launch(arguments: ["app"] + builder.build()) == nil)
    #expect(SampleViewController().nextViewController().dataStore.numberOfCells == 2)
  }

  @Test("The localized description of an argument error shows the location, a near match and the usage")
  func localized() throws {
    let message = AppDelegate().launch(arguments: ["app", "-d", "type=myBackendServise,factory=nosuch"])
    #expect(
      message == """
        no type is indexed as 'myBackendServise' (column 6)
          type=myBackendServise,factory=nosuch
               ^
          did you mean: myBackendService
          usage: -d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]
        """)
  }
}

private final class DefaultDependencyRegistry: DependencyRegistryType {
  func registerDependencies() throws {
    DependencyContainer.global.register(MyBackendServiceType.self) { _ in
      MyBackendService()
    }
    DependencyContainer.global.register(MyViewControllerDataStoreType.self) { container in
      MyViewControllerDataStore(backendService: container.resolve())
    }
  }
}

private final class AppDelegate {
  /// - Returns: The message of an error, or `nil` after a successful launch.
  func launch(arguments: [String]) -> String? {
    do {
      let defaultRegistry = DefaultDependencyRegistry()
      try defaultRegistry.registerDependencies()
      DynamicDependencyIndex.shared.add(DefaultDependencyTypeIndex())
      DynamicDependencyIndex.shared.add(TestSuite12345DependencyFactoryIndex())
      // The program's own arguments, which have no instruction, and then those of the test.
      try CommandLine.parse(with: [InjectDependenciesArgumentParser()])
      try CommandLine.parse(arguments, with: [InjectDependenciesArgumentParser()])
      return nil
    } catch {
      return error.localizedDescription
    }
  }
}

private final class SampleViewController {
  func nextViewController() -> MyViewController {
    let container = DependencyContainer.global
    let dataStore = container.resolve(MyViewControllerDataStoreType.self)
    return MyViewController(dataStore: dataStore)
  }
}
