import Foundation

/// A document could not be read, written or filtered.
public struct GraphDocumentError: Error, Hashable, Sendable {
  /// The kind of the error. Later versions may have more.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The stable name, such as `unsupported-version`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The file does not exist.
    public static let notFound = Code(rawValue: "not-found")
    /// The file exists, but cannot be read.
    public static let notReadable = Code(rawValue: "not-readable")
    /// The file cannot be written.
    public static let notWritable = Code(rawValue: "not-writable")
    /// The file or the text is not a document of a graph: `reason` has the position.
    public static let notADocument = Code(rawValue: "not-a-document")
    /// The document has a newer version than this package can read: `version`.
    public static let unsupportedVersion = Code(rawValue: "unsupported-version")
    /// The graph has no component or binding with the name: `name`, `nearMisses`.
    public static let unknownName = Code(rawValue: "unknown-name")
    /// No format has the name, or the file extension: `name`.
    public static let unknownFormat = Code(rawValue: "unknown-format")

    public var description: String { rawValue }
  }

  /// The kind of the error.
  public let code: Code
  /// The problem, in words, without the path of the file.
  public let reason: String
  /// The path of the file, as you passed it; `nil` without a file.
  public internal(set) var path: String?
  /// The version of a document that is too new.
  public let version: Int?
  /// The unknown name, or the unknown extension.
  public let name: String?
  /// Similar names of the graph, best first; at most three.
  public let nearMisses: [String]
  /// The whole message, if it has the path inside a sentence; `nil` if the path precedes `reason`.
  private let sentence: String?

  init(
    _ code: Code, _ reason: String, path: String? = nil, sentence: String? = nil, version: Int? = nil,
    name: String? = nil, nearMisses: [String] = []
  ) {
    self.code = code
    self.reason = reason
    self.path = path
    self.sentence = sentence
    self.version = version
    self.name = name
    self.nearMisses = nearMisses
  }
}

extension GraphDocumentError: CustomStringConvertible {
  public var description: String { sentence ?? path.map { "\($0): \(reason)" } ?? reason }
}

extension GraphDocumentError: LocalizedError {
  public var errorDescription: String? { description }
}
