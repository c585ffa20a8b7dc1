/// The names of the types in one report: short, and longer only if two types share a short name.
///
/// A type is shown without its module and its enclosing types, as code within them spells it. If a report contains two
/// types of one name, both get as much of their path as distinguishes them. Types with equal paths, such as private
/// types of two files, are numbered in the order of the report.
package struct TypeNames {
  private var names: [TypeReference: String]
  private let writtenNames: [TypeReference: TypeName]
  /// The number of parts to show of the paths that have to be longer.
  private var lengths: [String: Int] = [:]
  private var numbers: [String: Int] = [:]

  /// - Parameters:
  ///   - types: all types of the report, in its order.
  ///   - showsEnclosingTypes: whether a nested type is always shown with its enclosing types, so that the name does not
  ///     depend on the other types of the report.
  ///   - isInSourceForm: whether names have the brackets and question marks of sources: `[String]`, `Sensor?`.
  package init(_ types: [TypeReference], showsEnclosingTypes: Bool = false, isInSourceForm: Bool = false) {
    let order = types.uniqued()
    writtenNames = Dictionary(
      uniqueKeysWithValues: order.lazy.map { ($0, isInSourceForm ? $0.writtenName.inSourceForm : $0.writtenName) })
    let fullNames = Self.fullNames(of: order, written: writtenNames)
    names = fullNames.mapValues(\.shortName)
    var pathsOfName: [String: [Path]] = [:]
    var known: Set<String> = []
    for type in order {
      fullNames[type]?.forEachPath { parts in
        let path = Path(parts, showsEnclosingTypes: showsEnclosingTypes)
        guard known.insert(path.identity).inserted, let name = path.visible.last else { return }
        pathsOfName[name, default: []].append(path)
        if path.minimumLength > 1 { lengths[path.identity] = path.minimumLength }
      }
    }
    for paths in pathsOfName.values where paths.count > 1 { lengthen(paths) }
    guard !lengths.isEmpty else { return }
    for type in order {
      if let name = fullNames[type].flatMap(lengthened) { names[type] = name }
    }
  }

  /// Returns the full names, divided into paths. Several types with one full name get a context each, as if the runtime
  /// distinguished them.
  private static func fullNames(
    of types: [TypeReference], written names: [TypeReference: TypeName]
  ) -> [TypeReference: TypeName] {
    var names = names
    var counts: [String: Int] = [:]
    for type in types where type.spelledIdentity != nil { counts[type.fullName, default: 0] += 1 }
    for type in types {
      guard let identity = type.spelledIdentity, counts[type.fullName, default: 0] > 1 else { continue }
      names[type] = names[type]?.inContext(identity)
    }
    return names
  }

  /// Returns the name of a type.
  package func name(of type: TypeReference) -> String {
    names[type] ?? type.writtenName.shortName
  }

  /// Returns the text with every type by its name.
  package func string(_ text: DiagnosticText) -> String {
    var string = ""
    for span in text.spans {
      guard let type = span.type else {
        string += span.text
        continue
      }
      string += span.isCode ? codeName(of: type) : name(of: type)
    }
    return string
  }

  /// Returns the name of a type as code spells it, with its module if the name would otherwise be that of another type
  /// of the report.
  private func codeName(of type: TypeReference) -> String {
    let writtenName = writtenNames[type] ?? type.writtenName
    guard !lengths.isEmpty else { return type.codeName(of: writtenName) { _ in 1 } }
    return type.codeName(of: writtenName) { lengths[Path($0).identity] ?? 1 }
  }

  /// Returns the name with longer paths, or `nil` if no path has to be longer.
  private func lengthened(_ name: TypeName) -> String? {
    var isLengthened = false
    name.forEachPath { isLengthened = isLengthened || lengths[Path($0).identity] != nil }
    guard isLengthened else { return nil }
    return name.spelled { parts in
      let identity = Path(parts).identity
      let visible = parts.filter { !$0.isNameless }
      return (visible.suffix(lengths[identity] ?? 1), numbers[identity].map { "#\($0)" } ?? "")
    }
  }

  private mutating func lengthen(_ paths: [Path]) {
    // The counts of equal endings and of equal paths: comparing all pairs takes seconds for thousands of types of one
    // name.
    var endings: [String: Int] = [:]
    var equals: [String: Int] = [:]
    for path in paths {
      for length in 1...path.visible.count { endings[path.ending(length), default: 0] += 1 }
      equals[path.ending(path.visible.count), default: 0] += 1
    }
    var places: [String: Int] = [:]
    for path in paths {
      let whole = path.ending(path.visible.count)
      guard equals[whole] == 1 else {
        // The whole path does not distinguish the types.
        lengths[path.identity] = path.minimumLength
        places[whole, default: 0] += 1
        numbers[path.identity] = places[whole]
        continue
      }
      let length = (path.minimumLength...path.visible.count).first { endings[path.ending($0)] == 1 }
      lengths[path.identity] = length ?? path.visible.count
    }
  }
}

/// The path of a type, without generic arguments of the type itself, which have paths of their own.
private struct Path {
  /// The identity of the path, including private contexts.
  let identity: String
  /// The parts with names.
  let visible: [String]

  /// The minimum number of parts to show.
  let minimumLength: Int

  /// Returns the last parts.
  func ending(_ length: Int) -> String { visible.suffix(length).joined(separator: "\n") }

  init(_ parts: [TypeName.Part], showsEnclosingTypes: Bool = false) {
    var identity = ""
    var visible: [String] = []
    for (index, part) in parts.enumerated() {
      let text = index == parts.count - 1 ? String(part.name) : part.fullText
      if index > 0 { identity += "." }
      identity += text
      if !part.isNameless { visible.append(text) }
    }
    self.identity = identity
    self.visible = visible
    // A nested type: the first part is the module.
    let isNested = visible.count > 2
    if isNested && showsEnclosingTypes {
      minimumLength = visible.count - 1
    } else {
      minimumLength = isNested && visible.last == "Dependency" ? 2 : 1
    }
  }
}
