import BindingGraph
import Foundation

/// Turns mangled names into text, and caches the results.
///
/// A module can have the name of a type parameter in such texts: `S3`. Types of that module have it between backticks.
/// So does a declared type with the name `Type` or `Protocol`, which would look like a metatype.
struct Demangler {
  /// A module that is indistinguishable from a type parameter, because one text contains both.
  private(set) var ambiguousModule: String?
  private var known: [String: String] = [:]

  /// The demangled text of a name, or `nil` if it is no mangled name.
  mutating func text(of mangled: String) -> String? {
    if let text = known[mangled] { return text.isEmpty ? nil : text }
    let text = Self.demangleMarkingTypes(mangled).map { markingModules(in: $0, of: mangled) } ?? ""
    known[mangled] = text
    return text.isEmpty ? nil : text
  }

  /// The full name of the type that a unified symbol reference belongs to.
  mutating func typeName(ofSymbol symbol: String) -> String? {
    guard symbol.hasPrefix("s:") else { return nil }
    return text(of: "$s" + symbol.dropFirst(2))
  }

  private mutating func markingModules(in text: String, of mangled: String) -> String {
    let bytes = Array(text.utf8)
    let isMarkable = zip(bytes, bytes.dropFirst()).contains { digit, dot in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit && dot == UInt8(ascii: ".")
    }
    guard isMarkable else { return text }
    var marked: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      let path = rest.prefix { SwiftTypeParser.isInName($0) || $0 == UInt8(ascii: ".") }
      let name = path.prefix { $0 != UInt8(ascii: ".") }
      if name.count < path.count, isModule(String(decoding: name, as: UTF8.self), in: mangled) {
        marked += [UInt8(ascii: "`")] + name + [UInt8(ascii: "`")] + path.dropFirst(name.count)
      } else {
        marked += path.isEmpty ? [first] : path
      }
      rest = rest.dropFirst(max(1, path.count))
    }
    return String(decoding: marked, as: UTF8.self)
  }

  /// Whether a name like that of a type parameter is a module instead: the mangled name has no such parameter.
  private mutating func isModule(_ name: String, in mangled: String) -> Bool {
    guard SwiftTypeParser.isParameter(name), let letter = name.utf8.first, name.utf8.count > 1 else { return false }
    func mangledIndex(_ index: Int) -> String { index == 0 ? "_" : "\(index - 1)_" }
    let depth = SwiftType.depth(ofParameter: name)
    let parameter = "d" + mangledIndex(depth - 1) + mangledIndex(Int(letter - UInt8(ascii: "A")))
    guard mangled.contains(parameter) else { return true }
    if mangled.contains("\(name.utf8.count)\(name)") { ambiguousModule = name }
    return false
  }

  /// The names of metatypes, which declared types can have too.
  private static let metatypes = ["Type", "Protocol"]
  /// Marks the name of a declared type while it is demangled. It is no word of its own, because mangled names refer to
  /// earlier words by number.
  private static let mark = "zzzz"

  private static func demangleMarkingTypes(_ mangled: String) -> String? {
    let names = metatypes.filter { mangled.contains("\($0.utf8.count)\($0)") }
    guard !names.isEmpty else { return demangle(mangled) }
    let marked = names.reduce(mangled) { text, name in
      let identifier = "\(name.utf8.count)\(name)"
      return text.replacing(identifier) { before, _ in
        // Another digit belongs to the length of a longer name.
        before.last?.isNumber == true ? identifier : "\((name + mark).utf8.count)\(name + mark)"
      }
    }
    // A mark within a longer name makes the mangled name invalid.
    guard let text = demangle(marked) else { return demangle(mangled) }
    return names.reduce(text) { text, name in
      text.replacing(name + mark) { before, after in
        let isPart = [before.utf8.last, after.utf8.first].contains { $0.map(SwiftTypeParser.isInName) == true }
        return isPart ? name : "`\(name)`"
      }
    }
  }

  private static func demangle(_ name: String) -> String? {
    guard let text = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return TypeName.withPlainSpaces(String(cString: text))
  }
}

extension String {
  /// Replaces all occurrences of a text, depending on the text before and after them.
  fileprivate func replacing(_ text: String, by replacement: (_ before: String, _ after: String) -> String) -> String {
    let parts = components(separatedBy: text)
    return parts.dropFirst().reduce(parts[0]) { $0 + replacement($0, $1) + $1 }
  }
}

/// A function of the standard library that is exported on all platforms but declared in no header.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ bufferSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
