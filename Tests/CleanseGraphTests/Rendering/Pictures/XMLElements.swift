import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements that an XML parser finds in a document.
final class XMLElements: NSObject, XMLParserDelegate {
  struct NotWellFormed: Error {
    let line: Int
    let reason: String
  }

  private(set) var names: Set<String> = []
  private(set) var attributes: [[String: String]] = []
  /// The texts of elements that hold nothing but text.
  private(set) var texts: [String] = []
  private var elements: [String] = []
  private var text = ""

  init(of document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw NotWellFormed(line: parser.lineNumber, reason: parser.parserError.map { "\($0)" } ?? "")
    }
  }

  func attributes(of element: String, inClass name: String) -> [[String: String]] {
    zip(elements, attributes).filter {
      $0 == element && ($1["class"] ?? "").split(separator: " ").contains(Substring(name))
    }
    .map { $1 }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
    elements.append(name)
    self.attributes.append(attributes)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if !text.isEmpty { texts.append(text) }
    text = ""
  }
}
