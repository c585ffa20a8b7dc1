extension TypeName {
  /// Returns the name with `any` before the protocols in it, as in code: the runtime omits it. A name that is a
  /// protocol or a composition as a whole stays.
  func markingProtocols(_ isProtocol: ([Part]) -> Bool) -> TypeName {
    guard path != nil || isComposition else { return TypeName(Self.marked(pieces, isProtocol)) }
    return TypeName(
      pieces.map { piece in
        guard case .path(let parts) = piece else { return piece }
        return .path(parts.map { $0.markingProtocols(isProtocol) })
      })
  }

  fileprivate static func marked(_ pieces: [Piece], _ isProtocol: ([Part]) -> Bool) -> [Piece] {
    pieces.indices.flatMap { index -> [Piece] in
      guard case .path(let parts) = pieces[index] else { return [pieces[index]] }
      let path = Piece.path(parts.map { $0.markingProtocols(isProtocol) })
      return isMarkedOrNone(at: index, in: pieces) || !isProtocol(parts) ? [path] : [.text("any "), path]
    }
  }

  /// Whether the text around a path already has `any`, or does not allow it.
  private static func isMarkedOrNone(at index: Int, in pieces: [Piece]) -> Bool {
    if index > 0, case .text(let before) = pieces[index - 1] {
      if before.hasSuffix("& ") { return true }
      if before.hasSuffix(" "), index > 1, case .path(let word) = pieces[index - 2], word.last?.name == "any" {
        return true
      }
    }
    guard index + 1 < pieces.count, case .text(let behind) = pieces[index + 1] else { return false }
    return behind.hasPrefix(".Protocol")
  }
}

extension TypeName.Part {
  fileprivate func markingProtocols(_ isProtocol: ([TypeName.Part]) -> Bool) -> TypeName.Part {
    TypeName.Part(name: name, arguments: TypeName.marked(arguments, isProtocol), isNameless: isNameless)
  }
}
