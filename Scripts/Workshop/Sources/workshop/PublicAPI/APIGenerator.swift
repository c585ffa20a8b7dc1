/// The lists of public declarations, by library.
struct APIGenerator: Generator {
  let name = "api"
  let summary = "Documentation/API: the public declarations, from the built library"
  let needsBuild = true

  static let folder = "Documentation/API"

  func folders(for repository: Repository) throws -> [GeneratedFolder] {
    [try Self.lists(of: PublicAPI(of: repository), compiler: CompilerVersion(in: repository))]
  }

  static func lists(of api: PublicAPI, compiler: CompilerVersion) -> GeneratedFolder {
    var folder = GeneratedFolder(Self.folder)
    folder.add("README.md") { introduction(api, compiler: compiler) }
    for list in api.lists {
      folder.add("\(list.product).txt") {
        list.shared.map { "# Besides all of \($0.module): see \($0.product).txt" }
        list.symbols.map { $0.line(caveats: api.caveats(of: $0)) }
      }
    }
    return folder
  }

  private static func introduction(_ api: PublicAPI, compiler: CompilerVersion) -> String {
    """
    # The public API

    Every public declaration, a line for each, sorted by name. [Stability](../Stability.md) says what 1.0 promises of them.

    \(api.lists.map { "- [\($0.product)](\($0.product).txt)" }.joined(separator: "\n"))

    A declaration has its whole name: `func Binder.include<M>(module: M.Type)` is the method `include(module:)` of `Binder`.
    Overloads that differ in the number of dependencies are one line, with `P…` in the place of the dependencies. The note
    at the end of a line names deprecations, requirements of protocols, and what Stability calls `experimental` or `not for
    conformance`. A parameter `_ nothing: Never? = nil` takes no argument: it makes sure that the closure behind it is a
    trailing one. Declarations that are hidden from documentation or unavailable are left out.

    Recorded with Swift \(compiler) on Linux by `Scripts/generate api`, and compared by `Scripts/check api`.
    """
  }
}
