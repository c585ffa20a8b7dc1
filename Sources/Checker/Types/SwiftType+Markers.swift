import BindingGraph

extension SwiftType {
  /// Protocols without metadata at run time, where `any P & Sendable` is `any P`.
  private static let markers: Set<String> = [
    "Swift.Copyable", "Swift.Escapable", sendable, "Swift.SendableMetatype", "Swift.BitwiseCopyable",
  ]

  private static let sendable = "Swift.Sendable"

  /// Protocols that inherit from `Sendable`.
  private static let sendableProtocols: Set<String> = [
    "Swift.Actor", "Swift.Clock", "Swift.CodingKey", "Swift.Error", "Swift.Executor", "Swift.InstantProtocol",
  ]

  /// Whether the type is one of the standard library's that are known to be `Sendable`.
  var isSendableOfStandardLibrary: Bool {
    guard let name = declarationName else { return false }
    return Self.sendableProtocols.contains(name) || TypeReference(spelling: name).isKnownToBeSendable
  }

  static func isMarker(_ name: String) -> Bool { markers.contains(name) }

  private var isMarker: Bool { declarationName.map(Self.isMarker) ?? false }

  static let conjunction = Piece.words(" & ")

  /// Whether the type is a composition, such as `any P & Q`.
  var isComposition: Bool {
    guard case .composed(let pieces) = self else { return false }
    return pieces.allSatisfy { piece in
      if case .words = piece { piece == Self.conjunction || piece == .words("any ") } else { true }
    }
  }

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
      var suffix: [Piece] = []
      while position + 1 < pieces.count, pieces[position] == Self.conjunction,
        case .type(let next) = pieces[position + 1]
      {
        // The demangler spells the metatype of a composition as `P & Q.Type`.
        if case .composed(let parts) = next, parts.count == 2, case .type(let instance) = parts[0] {
          members.append(instance)
          suffix = [parts[1]]
        } else {
          members.append(next)
        }
        position += 2
      }
      kept += Self.composition(of: members) + suffix
    }
    if kept.count == 1, case .type(let type) = kept[0] { self = type } else { self = .composed(kept) }
  }

  /// Whether `~` precedes a piece.
  private static func isNegated(at index: Int, of pieces: [Piece]) -> Bool {
    guard index > 0, case .words(let words) = pieces[index - 1] else { return false }
    return words.hasSuffix("~")
  }

  private static func composition(of members: [SwiftType]) -> [Piece] {
    // If the type of a metatype was a single marker, it is `Any` by now.
    let markers = members.filter { $0.isMarker || members.count > 1 && $0.declarationName == "Any" }
    var others = members.filter { !markers.contains($0) }
    guard !markers.isEmpty else { return joined(others) }
    let isSendable = markers.contains { $0.declarationName == sendable || $0.isComposedWithSendable }
    guard case .declared(var parts)? = others.popLast() else {
      return [.type(.declared([Part(name: "Any", arguments: [], isComposedWithSendable: isSendable)]))]
    }
    // The demangler writes the arguments of the whole composition after its last protocol.
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
