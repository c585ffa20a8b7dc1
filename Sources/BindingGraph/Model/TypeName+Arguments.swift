extension TypeName {
  /// The path, if the name consists of only one; `nil` for tuples, functions and compositions.
  package var path: [Part]? {
    guard pieces.count == 1, case .path(let parts) = pieces[0] else { return nil }
    return parts
  }

  /// Whether the name is a composition of several protocols.
  var isComposition: Bool {
    let words = pieces.compactMap { piece in if case .text(let words) = piece { words } else { nil } }
    return !words.isEmpty && words.allSatisfy { $0 == " & " || $0 == "any " }
  }

  /// The full names of the arguments of the type and of the enclosing types.
  package var argumentNames: [String] { path?.flatMap(\.argumentNames) ?? [] }

  /// The module of the type; `nil` if the type has no declaration, or its name has no module.
  package var module: Substring? {
    path.flatMap { $0.count > 1 ? $0[0].name : nil }
  }

  /// The full name of the declaration: that of the type without its arguments.
  package var declarationName: String? {
    guard let path, let last = path.last else { return nil }
    return path.dropLast().map { $0.fullText + "." }.joined() + last.name
  }

  /// Returns the name of the type within a nameless context.
  func inContext(_ context: String) -> TypeName {
    guard let path, let last = path.last else { return self }
    let nameless = Part(name: context[...], arguments: [], isNameless: true)
    return TypeName([.path(path.dropLast() + [nameless, last])])
  }
}

extension TypeName.Part {
  /// The full names of the arguments.
  package var argumentNames: [String] {
    var names = [""]
    var depth = 0
    for piece in arguments {
      guard case .text(let words) = piece else {
        names[names.count - 1] += TypeName([piece]).fullName
        continue
      }
      for letter in words {
        switch letter {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "," where depth == 0:
          names.append("")
          continue
        case " " where names[names.count - 1].isEmpty: continue
        default: break
        }
        names[names.count - 1].append(letter)
      }
    }
    return arguments.isEmpty ? [] : names
  }
}
