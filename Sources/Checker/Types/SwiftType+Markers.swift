extension SwiftType {
  /// The protocols that leave no trace in a running program: there `any P & Sendable` is `any P`.
  private static let markers: Set<String> = [
    "Swift.Copyable", "Swift.Escapable", "Swift.Sendable", "Swift.SendableMetatype", "Swift.BitwiseCopyable",
  ]

  static func isMarker(_ name: String) -> Bool { markers.contains(name) }

  private var isMarker: Bool { declarationName.map(Self.isMarker) ?? false }

  /// A type of its pieces, without marker protocols.
  init(_ pieces: [Piece]) {
    var kept: [Piece] = []
    // What stood between a marker that was left out and what follows it.
    var isBehindMarker = false
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .words(" & ") where isBehindMarker: isBehindMarker = false
      case .type(let marker) where marker.isMarker && !Self.isNegated(at: index, of: pieces):
        if case .words(" & ")? = kept.last {
          kept.removeLast()
          // The demangler writes the arguments of the whole composition behind its last protocol.
          if case .type(.declared(var parts))? = kept.last, !marker.arguments.isEmpty {
            parts[parts.count - 1].arguments += marker.arguments
            kept[kept.count - 1] = .type(.declared(parts))
          }
        } else if case .words(" & ")? = pieces.dropFirst(index + 1).first {
          isBehindMarker = true
        } else {
          kept.append(.type(.any))
        }
      default: kept.append(piece)
      }
    }
    if kept.count == 1, case .type(let type) = kept[0] { self = type } else { self = .composed(kept) }
  }

  /// Whether `~` precedes a piece.
  private static func isNegated(at index: Int, of pieces: [Piece]) -> Bool {
    guard index > 0, case .words(let words) = pieces[index - 1] else { return false }
    return words.hasSuffix("~")
  }

  /// `Any`
  private static let any = SwiftType.declared([Part(name: "Any", arguments: [])])
}
