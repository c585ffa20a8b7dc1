import Foundation

@testable import Relay

// Types of the documented examples.
protocol MyBackendServiceType: AnyObject {
  func load() -> [SampleData]
}

struct SampleData: Equatable {}

final class MyBackendService: MyBackendServiceType {
  func load() -> [SampleData] { [] }
}

final class MyBackendServiceStub: MyBackendServiceType {
  var responseUnderTest: [SampleData] = []
  func load() -> [SampleData] { responseUnderTest }
}

protocol MyViewControllerDataStoreType: AnyObject {
  var numberOfCells: Int { get }
}

final class MyViewControllerDataStore: MyViewControllerDataStoreType {
  let backendService: any MyBackendServiceType

  init(backendService: any MyBackendServiceType) {
    self.backendService = backendService
  }

  var numberOfCells: Int { backendService.load().count }
}

final class MyViewController {
  let dataStore: any MyViewControllerDataStoreType

  init(dataStore: any MyViewControllerDataStoreType) {
    self.dataStore = dataStore
  }
}

extension DependencyTypeKey {
  static let myBackendService = DependencyTypeKey("myBackendService")
  static let myViewControllerDataStore = DependencyTypeKey("myViewControllerDataStore")
}

extension DependencyFactoryKey {
  static let testCase56789BackendService = DependencyFactoryKey("testCase56789BackendService")
}

final class DefaultDependencyTypeIndex: DependencyTypeIndexable {
  let index: [DependencyTypeKey: Any.Type] = [
    .myViewControllerDataStore: MyViewControllerDataStoreType.self,
    .myBackendService: MyBackendServiceType.self,
  ]
}

final class TestSuite12345DependencyFactoryIndex: DependencyFactoryIndexable {
  let index: [DependencyFactoryKey: (DependencyContainer) -> Any] = TestSuite12345DependencyFactoryIndex.makeIndex()

  private static func makeIndex() -> [DependencyFactoryKey: (DependencyContainer) -> Any] {
    let backendServiceFactory: (DependencyContainer) -> Any = { _ in
      let backendServiceStub = MyBackendServiceStub()
      backendServiceStub.responseUnderTest = [SampleData(), SampleData()]
      return backendServiceStub
    }
    return [.testCase56789BackendService: backendServiceFactory]
  }
}
