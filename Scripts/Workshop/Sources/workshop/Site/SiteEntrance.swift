import Foundation

/// The two pages of a site that DocC writes without a catalogue: its root, and the list of its libraries.
struct SiteEntrance {
  /// The library whose first page is that of the site.
  let main: String
  /// All libraries in the order of the list.
  let modules: [String]

  func write(to folder: URL) throws {
    try root.write(to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    let file = folder.appendingPathComponent("data/documentation.json")
    try list(Data(contentsOf: file)).write(to: file)
  }

  /// Leads to the first page. The path is relative, because a site may be served below a base path.
  private var root: String {
    let page = "documentation/\(main.lowercased())/"
    return """
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8">
          <title>\(main)</title>
          <meta http-equiv="refresh" content="0; url=\(page)">
        </head>
        <body><a href="\(page)">\(main)</a></body>
      </html>

      """
  }

  /// The list with the libraries in order, DocC sorts them by name, and with the summary of the main one.
  func list(_ data: Data) throws -> Data {
    guard var page = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let sections = page["topicSections"] as? [[String: Any]], let references = page["references"] as? [String: Any]
    else { throw Failure("DocC's list of libraries has no topics") }
    page["topicSections"] = sections.map { section in
      var section = section
      let names = section["identifiers"] as? [String] ?? []
      section["identifiers"] =
        modules.flatMap { module in names.filter { $0.hasSuffix("/documentation/\(module)") } }
        + names.filter { !$0.contains("/documentation/") }
      return section
    }
    let first = references.first { $0.key.hasSuffix("/documentation/\(main)") }?.value as? [String: Any]
    page["abstract"] = first?["abstract"]
    return try JSONSerialization.data(withJSONObject: page, options: .sortedKeys)
  }
}
