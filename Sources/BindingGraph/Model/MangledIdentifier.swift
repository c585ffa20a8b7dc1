/// An identifier in a mangled name: with its length, and encoded if it has other than plain letters.
///
/// The encoding is that of `lib/Demangling/Punycode.cpp` in the compiler's repository. A raw identifier includes its
/// backticks, and has the space character of the runtime.
enum MangledIdentifier {
  static func text(of name: Substring) -> String {
    let isPlain = name.utf8.allSatisfy { TypeName.isInIdentifier($0) && $0 < 0x80 }
    guard !isPlain else { return "\(name.utf8.count)\(name)" }
    let code = encoded(
      name.unicodeScalars.map { scalar in
        let value = scalar == " " ? 0xA0 : UInt64(scalar.value)
        // The compiler replaces other ASCII characters by scalars that no text contains.
        return value < 0x80 && !TypeName.isInIdentifier(UInt8(value)) ? 0xD800 + value : value
      })
    let needsMark = code.prefix(1).allSatisfy { $0.isWholeNumber || $0 == "_" }
    return "00\(code.utf8.count)\(needsMark ? "_" : "")\(code)"
  }

  /// Encodes scalars as Punycode (RFC 3492) with the digits `a` to `z` and `A` to `J`.
  private static func encoded(_ values: [UInt64]) -> String {
    var code = String(String.UnicodeScalarView(values.filter { $0 < 0x80 }.compactMap { Unicode.Scalar(UInt32($0)) }))
    var handled = UInt64(code.utf8.count)
    let basic = handled
    if basic > 0 { code += "_" }
    var (next, delta, bias): (UInt64, UInt64, UInt64) = (0x80, 0, 72)
    while let value = values.filter({ $0 >= next }).min() {
      delta += (value - next) * (handled + 1)
      next = value
      for other in values {
        if other < next { delta += 1 }
        guard other == next else { continue }
        append(delta, bias, to: &code)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return code
  }

  private static func append(_ delta: UInt64, _ bias: UInt64, to code: inout String) {
    var rest = delta
    var base: UInt64 = 36
    while true {
      let limit = base <= bias ? 1 : min(base - bias, 26)
      guard rest >= limit else { break }
      append(digit: limit + (rest - limit) % (36 - limit), to: &code)
      rest = (rest - limit) / (36 - limit)
      base += 36
    }
    append(digit: rest, to: &code)
  }

  private static func append(digit: UInt64, to code: inout String) {
    let first = digit < 26 ? UInt8(ascii: "a") : UInt8(ascii: "A") - 26
    code.unicodeScalars.append(Unicode.Scalar(first + UInt8(digit)))
  }

  private static func adapted(_ delta: UInt64, count: UInt64, isFirst: Bool) -> UInt64 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias: UInt64 = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }
}
