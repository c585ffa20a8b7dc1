/// The web site with the pages that explain diagnostics.
struct DocumentationSite: Sendable {
  /// The site of the published package. Text names the files of the package instead.
  static let published = DocumentationSite(address: nil)

  /// The address of a copy, as `Scripts/build-docs` writes it.
  private let address: String?

  private init(address: String?) {
    self.address = address
  }

  init(at address: String) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
  }

  var isCopy: Bool { address != nil }

  /// Returns the page that explains a diagnostic; for a plugin, the page that the plugin names.
  func page(for diagnostic: Diagnostic) -> String? {
    guard let address, let link = diagnostic.fact.kind.documentationLink else { return diagnostic.documentationURL }
    // Documentation/Diagnostics.md#missing-binding
    let parts = link.split(separator: "/").last?.split(separator: "#") ?? []
    guard parts.count == 2, parts[0].hasSuffix(".md") else { return nil }
    return "\(address)/documentation/cleanse/\(parts[0].dropLast(3).lowercased())#\(parts[1])"
  }
}
