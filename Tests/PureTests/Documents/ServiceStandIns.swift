// The services of the examples.

class Networking {}

final class MockNetworking: Networking {}

class RemoteNotificationService {
  private(set) var received: [[AnyHashable: String]] = []

  func receiveRemoteNotification(_ userInfo: [AnyHashable: String]) {
    received.append(userInfo)
  }
}

final class MockRemoteNotificationService: RemoteNotificationService {}

protocol ImageDownloaderType: AnyObject {}

final class ImageDownloader: ImageDownloaderType {}

struct Item: Equatable {
  let name: String
}
