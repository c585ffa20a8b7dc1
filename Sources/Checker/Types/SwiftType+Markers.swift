extension SwiftType {
  /// Protocols without metadata at run time, where `any P & Sendable` is `any P`.
  private static let markers: Set<String> = [
    "Swift.Copyable", "Swift.Escapable", sendable, "Swift.SendableMetatype", "Swift.BitwiseCopyable",
  ]

  private static let sendable = "Swift.Sendable"

  static func isMarker(_ name: String) -> Bool { markers.contains(name) }

  private var isMarker: Bool { declarationName.map(Self.isMarker) ?? false }

  private static let conjunction = Piece.words(" & ")

  /// Joins pieces into a type, without marker protocols.
  init(_ pieces: [Piece]) {
    var kept: [Piece] = []
    var position = 0
    while position < pieces.count {
      guard case .type(let first) = pieces[position], !Self.isNegated(at: position, of: pieces) else {
        kept.append(pieces[position])
        position += 1
        continue
      }
      var members = [first]
      position += 1
      while position + 1 < pieces.count, pieces[position] == Self.conjunction,
        case .type(let next) = pieces[position + 1]
      {
        members.append(next)
        position += 2
      }
      kept += Self.composition(of: members)
    }
    if kept.count == 1, case .type(let type) = kept[0] { self = type } else { self = .composed(kept) }
  }

  /// Whether `~` precedes a piece.
  private static func isNegated(at index: Int, of pieces: [Piece]) -> Bool {
    guard index > 0, case .words(let words) = pieces[index - 1] else { return false }
    return words.hasSuffix("~")
  }

  private static func composition(of members: [SwiftType]) -> [Piece] {
    let markers = members.filter(\.isMarker)
    var others = members.filter { !$0.isMarker }
    guard !markers.isEmpty else { return joined(others) }
    let isSendable = markers.contains { $0.declarationName == sendable }
    guard case .declared(var parts)? = others.popLast() else {
      return [.type(.declared([Part(name: "Any", arguments: [], isComposedWithSendable: isSendable)]))]
    }
    // The demangler writes the arguments of the whole composition behind its last protocol.
    parts[parts.count - 1].arguments += markers.flatMap(\.arguments)
    parts[parts.count - 1].isComposedWithSendable = isSendable
    return joined(others + [.declared(parts)])
  }

  private static func joined(_ members: [SwiftType]) -> [Piece] {
    Array(members.map { [Piece.type($0)] }.joined(separator: [conjunction]))
  }

  /// Whether the source composes the type, or a type in it, with `Sendable`.
  var isComposedWithSendable: Bool {
    switch self {
    case .declared(let parts):
      parts.contains { $0.isComposedWithSendable || $0.arguments.contains(where: \.isComposedWithSendable) }
    case .composed: parts.contains(where: \.isComposedWithSendable)
    case .parameter, .member: false
    }
  }
}
