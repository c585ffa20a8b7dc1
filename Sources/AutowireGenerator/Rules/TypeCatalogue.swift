/// The types of a module by their names, as its sources declare them.
struct TypeCatalogue {
  /// A type, and the file that declares it.
  struct Entry: Equatable {
    let declaration: TypeDeclaration
    let file: String
    /// The name with its enclosing types, without the module's own name.
    let path: String

    var place: FilePlace { FilePlace(file: file, place: declaration.place) }

    /// The name without its enclosing types.
    var name: String { TypeName(path).parts.last?.key ?? "" }
  }

  /// The types and extensions in the order of their locations.
  let entries: [Entry]
  private var types: [String: [Entry]] = [:]
  private var extensions: [String: [Entry]] = [:]
  /// The aliases by their names without enclosing types.
  private let aliases: [String: [Entry]]
  private let moduleName: String?

  /// - Parameter files: the declarations of each file, by its path.
  init(_ files: [String: FileDeclarations], moduleName: String?) {
    self.moduleName = moduleName
    let hidesModule = files.values.contains { $0.types.contains { $0.path == moduleName } }
    entries = files.flatMap { file, declarations in
      declarations.types.map { declaration in
        let path = Self.path(declaration.path, in: moduleName, hidden: hidesModule)
        return Entry(declaration: declaration, file: file, path: path)
      }
    }.sorted { $0.place < $1.place }
    aliases = Dictionary(grouping: entries.filter { $0.declaration.kind == .alias }, by: \.name)
    for entry in entries where !entry.declaration.isLocal && entry.declaration.kind != .extension {
      types[TypeName(entry.path).key, default: []].append(entry)
    }
    for entry in entries where !entry.declaration.isLocal && entry.declaration.kind == .extension {
      let extended = resolve(entry.path, from: entry).first?.path ?? entry.path
      extensions[extended, default: []].append(entry)
    }
  }

  /// A path without the name of the module, with which an extension can qualify the type.
  /// - Parameter isHidden: whether a type has the same name as the module.
  private static func path(_ path: String, in moduleName: String?, hidden isHidden: Bool) -> String {
    guard let moduleName, path.contains(moduleName) else { return path }
    var name = TypeName(path)
    if !isHidden, name.parts.count > 1, name.parts[0] == TypeName.Part(name: moduleName) { name.parts.removeFirst() }
    for index in name.parts.indices where name.parts[index].module == moduleName { name.parts[index].module = nil }
    return name.spelling
  }

  /// The types that a name can refer to at some place, the innermost scope first; several if `#if` selects one. Empty
  /// if the module declares none.
  /// - Parameters:
  ///   - name: in the spelling of the source, without generic arguments.
  ///   - place: the type whose declaration contains the name.
  func resolve(_ name: String, from place: Entry) -> [Entry] {
    resolve(TypeName(name), from: place)
  }

  func resolve(_ name: TypeName, from place: Entry) -> [Entry] {
    let parts = name.parts.map(\.key)
    guard let first = parts.first, name.parts.allSatisfy({ $0.module == nil || $0.module == moduleName }) else {
      return []
    }
    if name.parts[0].module != nil { return visible(name.key, in: place.file) }
    // The name after `extension` is not looked up inside of the type.
    let surroundings = TypeName(place.path)
    var scope = place.declaration.kind == .extension && surroundings == name ? [] : surroundings.parts.map(\.key)
    while true {
      if !visible((scope + [first]).joined(separator: "."), in: place.file).isEmpty {
        return visible((scope + parts).joined(separator: "."), in: place.file)
      }
      if scope.isEmpty { break }
      scope.removeLast()
    }
    guard parts.count > 1, first == moduleName else { return [] }
    return visible(parts.dropFirst().joined(separator: "."), in: place.file)
  }

  /// The type that a name refers to outside of all types; `nil` if the module declares none.
  func type(named name: String, in file: String) -> Entry? {
    visible(TypeName(name).key, in: file).first
  }

  /// The type itself, and its extensions.
  func declarations(of entry: Entry) -> [Entry] {
    [entry] + extensions(of: entry)
  }

  func extensions(of entry: Entry) -> [Entry] {
    guard entry.declaration.kind != .extension else { return [] }
    // A private type can have the name of another file's type.
    return extensions[entry.path, default: []].filter { visible(TypeName(entry.path).key, in: $0.file).contains(entry) }
  }

  /// The superclass, if the module declares it; `nil` also if classes inherit from each other, which does not compile.
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

  /// The enclosing types, innermost first.
  func enclosingTypes(of entry: Entry) -> [Entry] {
    var parts = TypeName(entry.path).parts.map(\.key)
    var enclosing: [Entry] = []
    while parts.count > 1 {
      parts.removeLast()
      enclosing += visible(parts.joined(separator: "."), in: entry.file).prefix(1)
    }
    return enclosing
  }

  /// The direct supertypes that the module declares, including those of extensions. Aliases are resolved.
  func parents(of entry: Entry) -> [Entry] {
    declarations(of: entry).flatMap { declaration in
      declaration.declaration.inheritedTypes.flatMap { inherited in
        resolve(inherited, from: declaration).flatMap { followed($0) }
      }
    }
  }

  /// The types that an alias stands for, if the module declares them; any other type itself.
  private func followed(_ entry: Entry, known: Set<String> = []) -> [Entry] {
    guard entry.declaration.kind == .alias else { return [entry] }
    guard !known.contains(entry.path) else { return [] }
    return entry.declaration.inheritedTypes.flatMap { resolve($0, from: entry) }
      .flatMap { followed($0, known: known.union([entry.path])) }
  }

  /// The names that an alias stands for, including the aliases among them; empty for other types.
  func names(behind name: String, from place: Entry, known: Set<String> = []) -> [String] {
    guard !known.contains(name) else { return [] }
    let found = resolve(name, from: place)
    return (found.isEmpty ? possibleAliases(name, from: place) : found.filter { $0.declaration.kind == .alias })
      .flatMap { alias in
        alias.declaration.inheritedTypes.flatMap { [$0] + names(behind: $0, from: alias, known: known.union([name])) }
      }
  }

  /// The aliases that an unresolved name can refer to: those of functions, superclasses, protocols and other aliases.
  private func possibleAliases(_ name: String, from place: Entry) -> [Entry] {
    let name = TypeName(name)
    guard let last = name.parts.last, name.parts.count == 1 || !resolve(name.parts[0].name, from: place).isEmpty else {
      return []
    }
    return aliases[last.key, default: []].filter { alias in
      alias.file == place.file || (alias.declaration.access == .module && !alias.declaration.isLocal)
    }
  }

  private func visible(_ path: String, in file: String) -> [Entry] {
    let found = types[path, default: []]
    let own = found.filter { $0.declaration.access == .file && $0.file == file }
    return own.isEmpty ? found.filter { $0.declaration.access == .module } : own
  }
}
