import Foundation

/// Why a document could not be read, written or filtered.
public struct GraphDocumentError: Error, Hashable, Sendable {
  /// The kind of the error. More may come.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The stable name, such as `unsupported-version`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// There is no such file.
    public static let notFound = Code(rawValue: "not-found")
    /// The file is there, and cannot be read.
    public static let notReadable = Code(rawValue: "not-readable")
    /// The file cannot be written.
    public static let notWritable = Code(rawValue: "not-writable")
    /// The file, or the text, is no document of a graph: `reason` says where it is not.
    public static let notADocument = Code(rawValue: "not-a-document")
    /// The document is of a newer version than this package reads: `version`.
    public static let unsupportedVersion = Code(rawValue: "unsupported-version")
    /// The graph has no component or no binding of the name: `name`, `nearMisses`.
    public static let unknownName = Code(rawValue: "unknown-name")
    /// No format has the name, or the extension of the file: `name`.
    public static let unknownFormat = Code(rawValue: "unknown-format")

    public var description: String { rawValue }
  }

  /// The kind of the error.
  public let code: Code
  /// What is wrong, in words, without the path of the file.
  public let reason: String
  /// The file as it was given; `nil` where no file is concerned.
  public internal(set) var path: String?
  /// The version of a document that is too new.
  public let version: Int?
  /// The name, or the extension, that nothing has.
  public let name: String?
  /// The names of the graph that are spelled nearly alike, best first; three at most.
  public let nearMisses: [String]
  /// The words with the path among them; `nil` where the path stands in front.
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

// MARK: Former names

@available(*, deprecated, renamed: "GraphDocumentError")
public typealias UnreadableGraphDocument = GraphDocumentError

@available(*, deprecated, renamed: "GraphDocumentError")
public typealias UnusableGraphFile = GraphDocumentError

@available(*, deprecated, renamed: "GraphDocumentError")
public typealias UnknownGraphName = GraphDocumentError

@available(*, deprecated, renamed: "GraphDocumentError")
public typealias UnknownGraphFormat = GraphDocumentError
