/// The names of the types in one report: short, and longer only where two types share a short name.
///
/// A type is shown without its module and the types around it, as code within them writes it. Where a report contains
/// two types of one name, both get as much of their path as tells them apart. What no path tells apart, such as private
/// types of two files, is numbered in the order of the report.
struct TypeNames {
  /// The shortest ends of the paths that have to be lengthened.
  private var lengths: [String: Int] = [:]
  private var numbers: [String: Int] = [:]

  /// - Parameter types: all types of the report, in its order.
  init(_ types: some Sequence<TypeReference>) {
    var seen: Set<TypeReference> = []
    var pathsOfName: [Substring: [Path]] = [:]
    var known: Set<String> = []
    for type in types where seen.insert(type).inserted {
      guard type.isSpelledByRuntime else { continue }
      TypeName(type.fullName).forEachPath { parts in
        let path = Path(parts)
        guard known.insert(path.identity).inserted, let name = path.visible.last else { return }
        pathsOfName[name, default: []].append(path)
      }
    }
    for paths in pathsOfName.values where paths.count > 1 { lengthen(paths) }
  }

  /// The name of a type.
  func name(of type: TypeReference) -> String {
    guard !lengths.isEmpty, type.isSpelledByRuntime else { return type.name }
    let name = TypeName(type.fullName)
    var isLengthened = false
    name.forEachPath { isLengthened = isLengthened || lengths[Path($0).identity] != nil }
    guard isLengthened else { return type.name }
    return name.spelled { parts in
      let identity = Path(parts).identity
      let visible = parts.filter { !$0.isNameless }
      return (visible.suffix(lengths[identity] ?? 1), numbers[identity].map { "#\($0)" } ?? "")
    }
  }

  private mutating func lengthen(_ paths: [Path]) {
    for path in paths {
      let others = paths.filter { $0.identity != path.identity }
      let length = (1...path.visible.count).first { length in
        !others.contains { $0.visible.suffix(length) == path.visible.suffix(length) }
      }
      lengths[path.identity] = length ?? path.visible.count
    }
    for (index, path) in paths.enumerated() {
      let equals = paths.indices.filter { paths[$0].visible == path.visible }
      guard equals.count > 1, let place = equals.firstIndex(of: index) else { continue }
      // The whole path tells nothing that the name does not.
      lengths[path.identity] = 1
      numbers[path.identity] = place + 1
    }
  }
}

/// The path of a type, without generic arguments.
private struct Path {
  /// Tells any two paths apart, those of private contexts included.
  let identity: String
  /// The parts that have names.
  let visible: [Substring]

  init(_ parts: [TypeName.Part]) {
    identity = parts.map(\.name).joined(separator: ".")
    visible = parts.filter { !$0.isNameless }.map(\.name)
  }
}
