/// A Cleanse module with the bindings of an assembly, a container or a file.
struct MigratedModule {
  let name: String
  let bindings: [MigratedBinding]
  let imports: [String]

  /// The modules of some bindings, by their names.
  /// - Parameters:
  ///   - imports: the imports of each file, by its path.
  ///   - isTaken: whether a type has a name.
  static func modules(
    of bindings: [MigratedBinding], imports: [String: [String]], isTaken: (String) -> Bool
  ) -> [MigratedModule] {
    let written = Dictionary(grouping: bindings.filter { $0.statements != nil }) { $0.registration.module }
    return written.sorted { $0.key < $1.key }.map { name, bindings in
      let files = Set(bindings.map(\.registration.place.file))
      let imports = Set(files.flatMap { imports[$0] ?? [] }.filter { !Self.isReplaced($0) }).union(["import Cleanse"])
      return MigratedModule(
        name: isTaken(name) ? "Migrated\(name)" : name, bindings: bindings, imports: imports.sorted())
    }
  }

  /// Whether an import is that of a replaced framework.
  private static func isReplaced(_ line: String) -> Bool {
    let words = line.split { !$0.isPartOfIdentifier }.map(String.init)
    return !SwinjectReader.frameworks.union(FactoryReader.frameworks).isDisjoint(with: words)
  }

  /// The source of the module.
  /// - Parameter root: the folder that paths in comments are relative to.
  func source(root: String) -> String {
    var writer = SwiftWriter(root: root)
    for line in imports.flatMap({ $0.components(separatedBy: "\n") }) { writer.line(line) }
    writer.line()
    let isShared = bindings.contains { $0.registration.scope == .shared }
    writer.block("enum \(name): Module {") { writer in
      writer.block("static func configure(binder: \(isShared ? "Binder<Singleton>" : "UnscopedBinder")) {") { writer in
        for binding in bindings {
          writer.line("// \(writer.shown(binding.registration.place))")
          writer.conditional(binding.registration.conditions) { writer in
            for line in (binding.statements ?? []).flatMap({ $0.components(separatedBy: "\n") }) { writer.line(line) }
          }
        }
      }
    }
    return writer.text
  }
}
