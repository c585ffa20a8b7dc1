import Foundation

/// A server of the Build Server Protocol. It is asked for the arguments of each target, as SourceKit-LSP does.
struct BuildServer: BuildPlanReader {
  let folder: String
  let version: String

  var name: String { "the build server of \(folder)" }
  /// Empty, because the server may answer differently each time.
  var files: [String] { [] }

  func plan() throws -> BuildPlan? {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let command = try BuildServerConfiguration(folder: root).command
    let connection = try BuildServerConnection(command, folder: root)
    defer { connection.close() }
    let server: Initialization = try connection.request(
      "build/initialize", ClientDescription(version: version, rootUri: URL(fileURLWithPath: root).absoluteString))
    try connection.notify("build/initialized")
    do {
      _ = try connection.request("workspace/waitForBuildSystemUpdates", EmptyParameters(), as: Ignored.self)
    } catch BuildServerError.refused {
      // Older servers have no such request, and are ready from the beginning.
    }
    let targets = try connection.request("workspace/buildTargets", EmptyParameters(), as: Targets.self).targets
    let commands =
      try targets.isEmpty
      ? commands(ofSourcesBelow: root, on: connection)
      : commands(of: targets.filter(isRead), preparing: server.data?.prepareProvider == true, on: connection)
    return commands.isEmpty ? nil : BuildPlan(commands, origin: name)
  }

  private func isRead(_ target: Target) -> Bool {
    let tags = target.tags ?? []
    return !tags.contains("test") && !tags.contains("not-buildable")
  }

  private func commands(
    of targets: [Target], preparing isPreparing: Bool, on connection: BuildServerConnection
  ) throws -> [CompileCommand] {
    let identifiers = targets.map(\.id)
    if isPreparing {
      // Builds the modules that the targets import.
      _ = try connection.request("buildTarget/prepare", TargetList(targets: identifiers), as: Ignored.self)
    }
    let sources: Sources = try connection.request("buildTarget/sources", TargetList(targets: identifiers))
    var commands: [CompileCommand] = []
    for item in sources.items {
      guard let source = item.sources.first(where: { $0.uri.hasSuffix(".swift") }),
        let command = try options(of: source.uri, in: item.target, on: connection)
      else { continue }
      let compiler = targets.first { $0.id == item.target }?.data?.toolchain.flatMap(Self.compiler)
      commands.append(
        CompileCommand(
          compiler: command.compiler ?? compiler, arguments: command.arguments, folder: command.folder))
    }
    return commands
  }

  /// Asks for the options of each source in the folder, because some servers know no targets.
  private func commands(
    ofSourcesBelow root: String, on connection: BuildServerConnection
  ) throws -> [CompileCommand] {
    var commands: [CompileCommand] = []
    var known: Set<String> = []
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for file in files?.compactMap({ ($0 as? URL)?.standardizedFileURL }).sorted(by: { $0.path < $1.path }) ?? [] {
      guard file.pathExtension == "swift", !known.contains(file.path),
        let command = try options(of: file.absoluteString, in: nil, on: connection),
        command.sources.contains(file.path)
      else { continue }
      known.formUnion(command.sources)
      commands.append(command)
    }
    return commands
  }

  /// - Returns: `nil` if the server does not know the file.
  private func options(
    of source: String, in target: Identifier?, on connection: BuildServerConnection
  ) throws -> CompileCommand? {
    let answer: CompilerOptions?
    do {
      answer = try connection.request(
        "textDocument/sourceKitOptions", OptionsRequest(textDocument: Identifier(uri: source), target: target))
    } catch BuildServerError.refused(let method, let why, let code) where code == -32601 {
      throw BuildServerError.refused(method, why: why, code: code)
    } catch BuildServerError.refused {
      return nil
    }
    guard let answer, let arguments = answer.compilerArguments ?? answer.options, arguments.contains("-module-name")
    else { return nil }
    let folder = answer.workingDirectory ?? self.folder
    return CompileCommand(words: arguments, folder: folder) ?? CompileCommand(arguments: arguments, folder: folder)
  }

  private static func compiler(ofToolchain uri: String) -> String? {
    let path = URL(string: uri)?.appendingPathComponent("usr/bin/swiftc").path
    return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }

  // MARK: The protocol, as far as it is used

  private struct ClientDescription: Encodable {
    struct Capabilities: Encodable {
      var languageIds = ["swift"]
    }

    var displayName = "cleansec"
    let version: String
    var bspVersion = "2.2.0"
    let rootUri: String
    var capabilities = Capabilities()
  }

  private struct Initialization: Decodable {
    struct Data: Decodable {
      let prepareProvider: Bool?
    }

    let data: Data?
  }

  private struct Identifier: Codable, Equatable {
    let uri: String
  }

  private struct Target: Decodable {
    struct Data: Decodable {
      let toolchain: String?
    }

    let id: Identifier
    let tags: [String]?
    let data: Data?
  }

  private struct Targets: Decodable {
    let targets: [Target]
  }

  private struct TargetList: Encodable {
    let targets: [Identifier]
  }

  private struct Sources: Decodable {
    struct Item: Decodable {
      let target: Identifier
      let sources: [Identifier]
    }

    let items: [Item]
  }

  private struct OptionsRequest: Encodable {
    let textDocument: Identifier
    let target: Identifier?
    var language = "swift"
  }

  private struct CompilerOptions: Decodable {
    let compilerArguments: [String]?
    /// The options in the answers of servers from before 2024.
    let options: [String]?
    let workingDirectory: String?
  }
}
