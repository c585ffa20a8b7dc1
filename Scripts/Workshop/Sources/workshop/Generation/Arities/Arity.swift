/// A number of dependencies, and the Swift spelling of a function with that many.
struct Arity {
  let count: Int
  /// The highest number with an overload of its own. One more overload takes all higher numbers: the remaining
  /// dependencies are a pack. It has one fixed parameter more than the overload before it, so that no function matches
  /// both.
  let highest: Int

  var hasPack: Bool { count > highest }
  var isEmpty: Bool { count == 0 }

  var parameters: String { types + (hasPack ? ", repeat each Rest" : "") }
  var generics: String { types + (hasPack ? ", each Rest" : "") }
  var metatypes: String { list { "P\($0).self" } }

  private var types: String { list { "P\($0)" } }

  /// The end of a summary.
  var summary: String {
    switch count {
    case 0: "."
    case 1: ", with one dependency."
    default: ", with \(count)\(hasPack ? " or more" : "") dependencies."
    }
  }

  /// The arguments that a slot passes to a function.
  func values(of owner: String) -> String {
    list { "\(owner).value(of: \($0 - 1), as: P\($0).self)" }
      + (hasPack ? ", repeat rest.next(as: (each Rest).self)" : "")
  }

  /// The text for each dependency, counted from 1.
  func list(separator: String = ", ", _ text: (Int) -> String) -> String {
    positions.map(text).joined(separator: separator)
  }

  var positions: [Int] { Array(0..<count).map { $0 + 1 } }
}

extension [String] {
  /// A list without the members that are empty.
  var joinedList: String { filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The list in angle brackets, or an empty string.
  var generics: String { joinedList.isEmpty ? "" : "<\(joinedList)>" }
}
