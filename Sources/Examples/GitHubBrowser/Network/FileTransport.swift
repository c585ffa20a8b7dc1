import Foundation

/// Fetches documents from the file system.
struct FileTransport: Transport {
  func document(at url: URL) throws -> Data? {
    let isFile = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    guard isFile == true else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw LoadingError.unreachable(url, reason: error.localizedDescription)
    }
  }
}
