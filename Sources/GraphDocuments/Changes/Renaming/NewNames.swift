/// The new names of an older document's parts.
struct NewNames {
  /// By old name: qualified names of types, or Swift modules, which qualified names begin with.
  private let names: [String: String]
  /// By old name: short names as in headlines of diagnostics.
  private let shortNames: [String: String]

  init(_ names: [String: String], short shortNames: [String: String] = [:]) {
    self.names = names
    self.shortNames = shortNames
  }

  /// The older names of newer ones.
  var inverse: NewNames {
    func inverse(_ names: [String: String]) -> [String: String] {
      Dictionary(names.map { ($1, $0) }) { first, _ in first }
    }
    return NewNames(inverse(names), short: inverse(shortNames))
  }

  /// Returns a text with the new names, also of types that are nested in renamed ones.
  func replacing(in text: String) -> String {
    Self.replacingNames(in: text) { Self.newName(of: $0, in: names) }
  }

  private static func newName(of name: Substring, in names: [String: String]) -> String? {
    var end = name.endIndex
    while true {
      let beginning = name[..<end]
      if let new = names[String(beginning)] { return new + name[end...] }
      guard let dot = beginning.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      end = dot
    }
  }

  /// Returns a type with its new names; the short one has as many enclosing types as before.
  func replacing(in type: GraphDocument.TypeName) -> GraphDocument.TypeName {
    let qualifiedName = replacing(in: type.qualifiedName)
    guard qualifiedName != type.qualifiedName else { return type }
    let (old, new) = (Self.names(in: type.qualifiedName), Self.names(in: qualifiedName))
    guard old.count == Self.names(in: type.name).count else {
      return GraphDocument.TypeName(name: type.name, qualifiedName: qualifiedName)
    }
    var position = 0
    let name = Self.replacingNames(in: type.name) { name in
      defer { position += 1 }
      guard old[position] != new[position] else { return nil }
      return new[position].split(separator: ".").suffix(name.split(separator: ".").count).joined(separator: ".")
    }
    return GraphDocument.TypeName(name: name, qualifiedName: qualifiedName)
  }

  // MARK: Names in texts

  /// The names in a text, such as `Swift.Array` and `App.Page` in `Swift.Array<App.Page>`.
  static func names(in text: String) -> [Substring] {
    var names: [Substring] = []
    _ = replacingNames(in: text) {
      names.append($0)
      return nil
    }
    return names
  }

  /// Keywords, which only short names contain.
  private static let keywords: Set<Substring> = ["any", "some"]

  /// Replaces the names in a text; names without a new name are kept.
  static func replacingNames(in text: String, with newName: (Substring) -> String?) -> String {
    let bytes = text.utf8
    var result = ""
    var (copied, position) = (text.startIndex, text.startIndex)
    while let start = bytes[position...].firstIndex(where: isPartOfName) {
      position = bytes[start...].firstIndex { !isPartOfName($0) } ?? text.endIndex
      let name = text[start..<position]
      guard !keywords.contains(name), let new = newName(name) else { continue }
      result += text[copied..<start] + new
      copied = position
    }
    return copied == text.startIndex ? text : result + text[copied...]
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

// MARK: Documents

extension NewNames {
  /// Returns a document with the new names in all texts except file names and identifiers of nodes.
  func replacing(in document: GraphDocument) -> GraphDocument {
    var known: [String: String] = [:]
    func replace(_ text: inout String) {
      if let new = known[text] {
        text = new
      } else {
        let old = text
        text = replacing(in: old)
        known[old] = text
      }
    }
    func replace(_ text: inout String?) {
      guard var new = text else { return }
      replace(&new)
      text = new
    }
    var knownTypes: [GraphDocument.TypeName: GraphDocument.TypeName] = [:]
    func replace(_ type: inout GraphDocument.TypeName) {
      let new = knownTypes[type] ?? replacing(in: type)
      knownTypes[type] = new
      type = new
    }
    func replace(_ type: inout GraphDocument.TypeName?) {
      guard var new = type else { return }
      replace(&new)
      type = new
    }
    var document = document
    for place in document.components.indices {
      replace(&document.components[place].id)
      replace(&document.components[place].type)
      replace(&document.components[place].scope)
      replace(&document.components[place].seed)
      replace(&document.components[place].parent)
      for module in document.components[place].modules.indices {
        replace(&document.components[place].modules[module].id)
        replace(&document.components[place].modules[module].type)
        replace(&document.components[place].modules[module].parent)
      }
    }
    for place in document.nodes.indices {
      replace(&document.nodes[place].component)
      replace(&document.nodes[place].key)
      replace(&document.nodes[place].tag)
      replace(&document.nodes[place].scope)
      replace(&document.nodes[place].module)
      replace(&document.nodes[place].installs)
      if var contribution = document.nodes[place].contribution {
        replace(&contribution.key)
        document.nodes[place].contribution = contribution
      }
      for requirement in document.nodes[place].requirements.indices {
        replace(&document.nodes[place].requirements[requirement].type)
        replace(&document.nodes[place].requirements[requirement].missingType)
      }
    }
    let headlineNames = NewNames(names.merging(shortNames) { qualified, _ in qualified })
    for place in document.diagnostics.indices {
      document.diagnostics[place].headline = headlineNames.replacing(in: document.diagnostics[place].headline)
    }
    return document
  }
}
