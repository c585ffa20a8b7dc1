import Foundation

/// The documentation of all libraries as a static site: their symbols, and the guides of `Documentation/`.
///
/// Guides are written once, as pages of the repository; DocC gets copies with links in its own format.
struct DocumentationSite {
  /// The library whose documentation contains the guides.
  private static let main = "Cleanse"
  private static let identifier = "dev.cleanse"

  let repository: Repository

  /// Writes the site.
  ///
  /// - Parameters:
  ///   - folder: the folder to replace; `nil` for a trial run.
  ///   - basePath: the path at which the site is served, such as `Cleanse`.
  func write(to folder: URL?, basePath: String?) throws {
    let files = FileManager.default
    let work = files.temporaryDirectory.appendingPathComponent("documentation-\(UUID().uuidString)")
    defer { try? files.removeItem(at: work) }
    let extractor = try SymbolGraphExtractor(repository)
    var archives: [URL] = []
    var problems: [String] = []
    var pages: [ArchivedPage] = []
    var documented: Set<String> = []
    for product in try LibraryProduct.all(in: repository) {
      let modules = product.modules.filter { documented.insert($0).inserted }
      let inputs = work.appendingPathComponent(product.name)
      let archive = work.appendingPathComponent("\(product.name).doccarchive")
      try writeSymbols(of: product.name, reexporting: Array(modules.dropFirst()), to: inputs, by: extractor)
      try writeCatalogue(of: product.name, to: inputs.appendingPathComponent("\(product.name).docc"))
      problems += try convert(product.name, inputs, to: archive, basePath: basePath)
      pages += try ArchivedPage.all(in: archive)
      archives.append(archive)
    }
    problems += ArchivedPage.problems(of: pages)
    guard problems.isEmpty else { throw Failure(problems) }
    guard let folder else { return }
    if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
    try files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The other styles show a grey card for each library.
    let landing = [
      "--synthesized-landing-page-name", Self.main, "--synthesized-landing-page-kind", "Package",
      "--synthesized-landing-page-topics-style", "list",
    ]
    try Command(
      Xcode.tool("docc") + ["merge"] + archives.map(\.path) + landing + ["--output-path", folder.path], in: repository
    ).run()
    try SiteEntrance(main: Self.main, modules: archives.map { $0.deletingPathExtension().lastPathComponent })
      .write(to: folder)
  }

  // MARK: Inputs

  private func writeSymbols(
    of module: String, reexporting modules: [String], to folder: URL, by extractor: SymbolGraphExtractor
  ) throws {
    let symbols = folder.appendingPathComponent("symbols")
    try extractor.writeGraphs(of: module, reexporting: modules, to: symbols)
    let titles = try guides.mapValues(\.title)
    for file in try FileManager.default.contentsOfDirectory(at: symbols, includingPropertiesForKeys: nil) {
      try DocumentedSymbols(Data(contentsOf: file), pages: titles).data.write(to: file)
    }
  }

  private func writeCatalogue(of product: String, to folder: URL) throws {
    let files = FileManager.default
    let source = "Sources/\(product)/\(product).docc"
    guard repository.exists("\(source)/\(product).md") else { throw Failure("\(source)/\(product).md is missing") }
    try files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: repository.url(of: source), to: folder)
    guard product == Self.main else { return }
    let guides = try guides
    let address = try address
    for guide in guides.values {
      let article = try guide.article(guides: guides, repository: address)
      try article.write(to: folder.appendingPathComponent("\(guide.name).md"), atomically: true, encoding: .utf8)
    }
    for name in try repository.names(in: Guide.pictures) {
      let copy = folder.appendingPathComponent(Guide.picture(named: name))
      try files.copyItem(at: repository.url(of: "\(Guide.pictures)/\(name)"), to: copy)
    }
  }

  /// The web address of the repository's files.
  private var address: String {
    get throws {
      let source = "Sources/BindingGraph/Model/Publication.swift"
      guard let match = try repository.text(of: source).firstMatch(of: /address = "([^"]+)"/) else {
        throw Failure("\(source) has no address")
      }
      return String(match.1)
    }
  }

  /// The pages of `Documentation/`, by their names.
  private var guides: [String: Guide] {
    get throws {
      let names = try repository.names(in: "Documentation").filter { $0.hasSuffix(".md") && $0 != "README.md" }
      return try Dictionary(
        uniqueKeysWithValues: names.map { file in
          let name = String(file.dropLast(3))
          return (name, Guide(name: name, text: try repository.text(of: "Documentation/\(file)")))
        })
    }
  }

  // MARK: DocC

  private func convert(_ product: String, _ inputs: URL, to archive: URL, basePath: String?) throws -> [String] {
    let result = try Command(
      Xcode.tool("docc") + [
        "convert", inputs.appendingPathComponent("\(product).docc").path,
        "--additional-symbol-graph-dir", inputs.appendingPathComponent("symbols").path,
        "--fallback-display-name", product, "--fallback-bundle-identifier", "\(Self.identifier).\(product)",
        "--fallback-default-module-kind", "Library", "--transform-for-static-hosting",
        "--enable-experimental-markdown-output",
        // Code blocks with `wrap` break their lines on narrow screens; all get a button that copies them.
        "--enable-experimental-code-block-annotations", "--warnings-as-errors", "--ide-console-output",
        "--output-path", archive.path,
      ] + (basePath.map { ["--hosting-base-path", $0] } ?? []), in: repository
    ).result(capturing: .outputAndErrors)
    guard !result.isSuccess else { return [] }
    return ["DocC cannot document \(product) without warnings"] + result.output.components(separatedBy: "\n")
  }
}
