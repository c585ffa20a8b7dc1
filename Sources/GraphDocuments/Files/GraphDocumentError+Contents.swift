import BindingGraph
import Foundation

extension GraphDocumentError {
  /// A text that is not JSON.
  static let noJSON = GraphDocumentError(.notADocument, "this is not a JSON document")

  /// A file that is not encoded in UTF-8.
  static let notUTF8 = GraphDocumentError(.notADocument, "this is not encoded in UTF-8")

  /// An error for a version that this package does not know.
  init(unsupportedVersion version: Int, newest: Int = DocumentSchema.graph.version) {
    self.init(
      .unsupportedVersion,
      "this document has version \(version); this tool reads versions up to \(newest). Update the tool.",
      version: version)
  }

  /// An error for a JSON document of another kind, such as a report.
  init(otherDocument kind: String) {
    self.init(
      .notADocument,
      "this is \(kind), not a graph: pass a graph written by 'cleansec --graph graph.json', "
        + "'cleanse-graph render --format json' or GraphExporter")
  }

  /// An error for an invalid member.
  /// - Parameter path: the path of the member, such as `nodes[3].kind`.
  init(member path: String, _ problem: String) {
    self.init(.notADocument, "\(path): \(problem)")
  }

  /// An error in a line of a lock file.
  init(line: Int, _ problem: String) {
    self.init(.notADocument, "line \(line): \(problem)")
  }

  /// - Parameter json: the text that could not be decoded.
  init(_ error: DecodingError, in json: Data) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(.notADocument, "the member '\(Self.path(context.codingPath + [key]))' is missing")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(member: Self.path(context.codingPath), "this is not \(Self.name(of: type))")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // The decoder reports a number that does not fit its type like a document that is not JSON.
      let content = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
      self =
        Self.pathOfFraction(in: content ?? [:]).map {
          GraphDocumentError(member: $0, "this is not a whole number, or too large")
        } ?? .noJSON
    case .dataCorrupted(let context): self.init(member: Self.path(context.codingPath), "there is no such value")
    @unknown default: self = .noJSON
    }
  }

  /// The path of the first number that is not an `Int`.
  private static func pathOfFraction(in content: Any, at path: String = "") -> String? {
    switch content {
    case let members as [String: Any]:
      members.sorted { $0.key < $1.key }.lazy.compactMap { name, value in
        pathOfFraction(in: value, at: path.isEmpty ? name : "\(path).\(name)")
      }.first
    case let elements as [Any]:
      elements.enumerated().lazy.compactMap { pathOfFraction(in: $1, at: "\(path)[\($0)]") }.first
    case let number as NSNumber: Int(exactly: number.doubleValue) == nil ? path : nil
    default: nil
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the document" : path
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any Collection.Type where type is any ExpressibleByArrayLiteral.Type: "an array"
    default: "an object"
    }
  }
}
