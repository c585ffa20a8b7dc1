/// The positions in a type's name, counted from the end, at which source code composes with `Sendable`.
///
/// Compositions with a type that is `Sendable` anyway do not count: the plain type proves the same.
struct TypeCompositions {
  private(set) var positions: Set<Int> = []
  /// The position of a composition of the type as a whole; `nil` for tuples, functions and the like.
  let whole: Int?

  private let program: Program
  private var count = 0

  init(of type: SwiftType, in program: Program) {
    self.program = program
    whole = type.numberOfPartsBehindName
    add(type)
    positions = Set(positions.map { count - 1 - $0 })
  }

  private mutating func add(_ type: SwiftType, composedWithSendable isSendable: Bool = false) {
    switch type {
    case .parameter, .member: count += 1
    case .declared(let parts):
      for part in parts {
        if part.isComposedWithSendable, !isSendable, !program.isSendable(type) { positions.insert(count) }
        count += 1
        for argument in part.arguments { add(argument) }
      }
    case .composed(let pieces):
      // The mark is on the last member of a composition.
      var isSendable = false
      for piece in pieces {
        switch piece {
        case .words: isSendable = isSendable && piece == SwiftType.conjunction
        case .type(let type):
          add(type, composedWithSendable: isSendable)
          isSendable = isSendable || program.isSendable(type)
        }
      }
    }
  }
}

extension SwiftType {
  /// The number of all parts in the name, those of arguments included.
  fileprivate var numberOfParts: Int {
    switch self {
    case .parameter, .member: 1
    case .declared(let parts): parts.reduce(0) { $0 + 1 + $1.numberOfPartsInArguments }
    case .composed: parts.reduce(0) { $0 + $1.numberOfParts }
    }
  }

  /// The number of parts that follow the name of the type, or of the last member of a composition.
  fileprivate var numberOfPartsBehindName: Int? {
    switch self {
    case .parameter, .member: 0
    case .declared(let parts): parts.last?.numberOfPartsInArguments
    case .composed(let pieces):
      if case .type(let last)? = pieces.last, isComposition { last.numberOfPartsBehindName } else { nil }
    }
  }
}

extension SwiftType.Part {
  fileprivate var numberOfPartsInArguments: Int { arguments.reduce(0) { $0 + $1.numberOfParts } }
}
