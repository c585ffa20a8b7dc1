import Foundation
import TestSupport
import TextFiles

@testable import cleansec

/// A folder with a build server that gives the answers of a test: `Tests/Fixtures/BuildSystems/build-server.py`.
struct FakeBuildServer {
  let folder: TemporaryFolder

  /// - Parameter answers: the server's answers, for the URI of the folder, which ends with a slash.
  init(sources: [String: String] = [:], _ answers: (String) -> [String: Any]) throws {
    // As the program does when it starts.
    DescriptorOutput.ignoreClosedPipes()
    folder = try TemporaryFolder(sources)
    let uri = URL(fileURLWithPath: folder.url.path, isDirectory: true).absoluteString
    try JSONSerialization.data(withJSONObject: answers(uri)).write(to: folder.url(of: "answers.json"))
    let program = RepositoryFile.url("Tests/Fixtures/BuildSystems/build-server.py").path
    let configuration: [String: Any] = [
      "name": "fake", "version": "1", "bspVersion": "2.2", "languages": ["swift"],
      "argv": ["python3", program, "answers.json"],
    ]
    try JSONSerialization.data(withJSONObject: configuration).write(to: folder.url(of: "buildServer.json"))
  }

  static let isAvailable = (try? ProgramRun.of(script: "python3 --version"))?.exitCode == 0

  var reader: BuildServer { BuildServer(folder: folder.url.path, version: "1") }

  /// The methods of the requests that the server received.
  var requests: [String] {
    get throws { try folder.text(of: "answers.json.requests").split(separator: "\n").map(String.init) }
  }
}
