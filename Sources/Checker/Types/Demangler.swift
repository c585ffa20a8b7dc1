import BindingGraph
import Foundation

/// Turns mangled names into text. Knows each name that it was asked for.
struct Demangler {
  private var known: [String: String] = [:]

  /// The text of a name, or `nil` where it is none.
  mutating func text(of mangled: String) -> String? {
    if let text = known[mangled] { return text.isEmpty ? nil : text }
    let text = Self.demangle(mangled) ?? ""
    known[mangled] = text
    return text.isEmpty ? nil : text
  }

  /// The full name of the type that a unified symbol reference is of.
  mutating func typeName(ofSymbol symbol: String) -> String? {
    guard symbol.hasPrefix("s:") else { return nil }
    return text(of: "$s" + symbol.dropFirst(2))
  }

  private static func demangle(_ name: String) -> String? {
    guard let text = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return TypeName.withPlainSpaces(String(cString: text))
  }
}

/// The standard library's own function; it is exported on all platforms, and declared in no header.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ bufferSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
