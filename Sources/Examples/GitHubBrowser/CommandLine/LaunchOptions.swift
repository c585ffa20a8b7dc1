import Foundation

/// The parsed command line, which is the seed of the root component.
struct LaunchOptions: Equatable {
  static let defaultOrganisation = "acme"

  /// The address of the API; `nil` for the files that come with the example.
  var api: URL?
  var organisation = defaultOrganisation
  /// The file for the exported graph; its extension selects the format.
  var graphFile: String?
  var command = Command.tour
}

extension LaunchOptions {
  /// - Throws: `UsageError`
  init(parsing arguments: [String]) throws {
    var remaining = arguments[...]
    var words: [String] = []
    while let argument = remaining.popFirst() {
      switch argument {
      case "--help", "-h":
        self = LaunchOptions(command: .help)
        return
      case "--api": api = try Self.url(try Self.value(of: argument, from: &remaining))
      case "--export-graph": graphFile = try Self.value(of: argument, from: &remaining)
      case "--org": organisation = try Self.value(of: argument, from: &remaining)
      case _ where argument.hasPrefix("-"): throw UsageError.unknownOption(argument)
      default: words.append(argument)
      }
    }
    command = try Self.command(words[...])
  }

  private static func value(of option: String, from remaining: inout ArraySlice<String>) throws -> String {
    guard let value = remaining.popFirst(), !value.hasPrefix("-") else { throw UsageError.missingValue(option) }
    return value
  }

  private static func url(_ text: String) throws -> URL {
    guard let url = URL(string: text), let scheme = url.scheme, ["http", "https", "file"].contains(scheme) else {
      throw UsageError.invalidURL(text)
    }
    return url
  }

  private static func command(_ words: ArraySlice<String>) throws -> Command {
    var remaining = words
    let command: Command
    switch remaining.popFirst() {
    case nil: return .tour
    case "orgs": command = .organisations
    case "show": command = .show(try subject(&remaining))
    case .some(let name): command = .page(name)
    }
    if let unexpected = remaining.first { throw UsageError.unexpectedArgument(unexpected) }
    return command
  }

  private static func subject(_ words: inout ArraySlice<String>) throws -> DetailSubject {
    switch (words.popFirst(), words.popFirst()) {
    case ("repo", let name?): .repository(name)
    case ("member", let login?): .member(login)
    default: throw UsageError.incompleteShow
    }
  }
}
