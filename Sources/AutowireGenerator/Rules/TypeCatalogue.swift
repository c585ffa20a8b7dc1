/// The types of a module by their names, as its sources declare them.
struct TypeCatalogue {
  /// A type, and the file that declares it.
  struct Entry: Equatable {
    let declaration: TypeDeclaration
    let file: String

    var path: String { declaration.path }
    var place: FilePlace { FilePlace(file: file, place: declaration.place) }

    /// The name without those of the types around it.
    var name: Substring { path.split(separator: ".").last ?? "" }
  }

  /// The types and extensions in the order of their places.
  let entries: [Entry]
  private var types: [String: [Entry]] = [:]
  private var extensions: [String: [Entry]] = [:]
  private let moduleName: String?

  /// - Parameter files: what each file declares, by its path.
  init(_ files: [String: FileDeclarations], moduleName: String?) {
    entries = files.flatMap { file, declarations in declarations.types.map { Entry(declaration: $0, file: file) } }
      .sorted { $0.place < $1.place }
    self.moduleName = moduleName
    for entry in entries where !entry.declaration.isLocal && entry.declaration.kind != .extension {
      types[Self.key(entry.path), default: []].append(entry)
    }
    for entry in entries where !entry.declaration.isLocal && entry.declaration.kind == .extension {
      let extended = resolve(entry.path, from: entry).first?.path ?? entry.path
      extensions[extended, default: []].append(entry)
    }
  }

  /// The types that a name means at some place, the nearest around that place; several where `#if` chooses. Empty where
  /// the module declares none.
  /// - Parameters:
  ///   - name: as it is written, without generic arguments.
  ///   - place: the type whose declaration has the name.
  func resolve(_ name: String, from place: Entry) -> [Entry] {
    let parts = name.split(separator: ".")
    guard let first = parts.first else { return [] }
    // What an extension is named after is not inside of it.
    var scope = place.declaration.kind == .extension && place.path == name ? [] : place.path.split(separator: ".")
    while true {
      if !visible((scope + [first]).joined(separator: "."), in: place.file).isEmpty {
        return visible((scope + parts).joined(separator: "."), in: place.file)
      }
      if scope.isEmpty { break }
      scope.removeLast()
    }
    guard parts.count > 1, first == moduleName.map({ $0[...] }) else { return [] }
    return visible(parts.dropFirst().joined(separator: "."), in: place.file)
  }

  /// The type itself, and the extensions of it.
  func declarations(of entry: Entry) -> [Entry] {
    [entry] + extensions(of: entry)
  }

  func extensions(of entry: Entry) -> [Entry] {
    guard entry.declaration.kind != .extension else { return [] }
    // A private type may have the name of another file's.
    return extensions[entry.path, default: []].filter { visible(entry.path, in: $0.file).contains(entry) }
  }

  /// The superclass, as far as the module declares it; `nil` too where classes inherit from each other, which does not
  /// compile.
  func superclass(of entry: Entry) -> Entry? {
    var known: Set<String> = [entry.path]
    let superclass = parents(of: entry).first { $0.declaration.kind == .class }
    var ancestor = superclass
    while let current = ancestor {
      guard known.insert(current.path).inserted else { return nil }
      ancestor = parents(of: current).first { $0.declaration.kind == .class }
    }
    return superclass
  }

  /// The types around a type, the innermost first.
  func enclosingTypes(of entry: Entry) -> [Entry] {
    var parts = entry.path.split(separator: ".")
    var enclosing: [Entry] = []
    while parts.count > 1 {
      parts.removeLast()
      enclosing += visible(parts.joined(separator: "."), in: entry.file).prefix(1)
    }
    return enclosing
  }

  /// What a type inherits from directly, as far as the module declares it, extensions included. Aliases are followed.
  func parents(of entry: Entry) -> [Entry] {
    declarations(of: entry).flatMap { declaration in
      declaration.declaration.inheritedTypes.flatMap { inherited in
        resolve(inherited.nameOfType, from: declaration).flatMap { followed($0) }
      }
    }
  }

  /// What an alias stands for, as far as the module declares it; any other type itself.
  private func followed(_ entry: Entry, known: Set<String> = []) -> [Entry] {
    guard entry.declaration.kind == .alias else { return [entry] }
    guard !known.contains(entry.path) else { return [] }
    return entry.declaration.inheritedTypes.flatMap { resolve($0.nameOfType, from: entry) }
      .flatMap { followed($0, known: known.union([entry.path])) }
  }

  /// The names that an alias stands for, with those of the aliases among them; empty for all other types.
  func names(behind name: String, from place: Entry, known: Set<String> = []) -> [String] {
    guard !known.contains(name) else { return [] }
    return resolve(name.nameOfType, from: place).filter { $0.declaration.kind == .alias }.flatMap { alias in
      alias.declaration.inheritedTypes.flatMap { [$0] + names(behind: $0, from: alias, known: known.union([name])) }
    }
  }

  private func visible(_ path: String, in file: String) -> [Entry] {
    let found = types[Self.key(path), default: []]
    let own = found.filter { $0.declaration.access == .file && $0.file == file }
    return own.isEmpty ? found.filter { $0.declaration.access == .module } : own
  }

  /// A name without the backticks that code may leave out in some places.
  private static func key(_ path: String) -> String {
    path.filter { $0 != "`" }
  }
}

extension String {
  /// The name without its generic arguments.
  fileprivate var nameOfType: String { String(prefix { $0 != "<" }) }
}
