/// A condition over the variables of a `BranchMap`.
indirect enum BranchCondition: Hashable {
  case constant(Bool)
  /// A variable has one of the values; if excluded, none of them.
  case variable(Int, in: Set<Int>, isExcluded: Bool)
  case all([BranchCondition])
  case any([BranchCondition])

  static func variable(_ variable: Int, is value: Int) -> BranchCondition {
    .variable(variable, in: [value], isExcluded: false)
  }

  // MARK: Logic

  static prefix func ! (condition: BranchCondition) -> BranchCondition {
    switch condition {
    case .constant(let isTrue): .constant(!isTrue)
    case .variable(let variable, let values, let isExcluded): .variable(variable, in: values, isExcluded: !isExcluded)
    case .all(let parts): .any(parts.map { !$0 })
    case .any(let parts): .all(parts.map { !$0 })
    }
  }

  static func || (first: BranchCondition, second: BranchCondition) -> BranchCondition { !(!first && !second) }

  /// Joins conditions about one variable, so that a long `switch` stays one set of values.
  static func && (first: BranchCondition, second: BranchCondition) -> BranchCondition {
    var parts: [BranchCondition] = []
    for part in first.conjuncts + second.conjuncts {
      if part == .constant(false) { return part }
      let joined = parts.indices.lazy.compactMap { index in
        parts[index].joined(with: part).map { (index: index, condition: $0) }
      }.first
      guard let joined else {
        parts.append(part)
        continue
      }
      if joined.condition == .constant(false) { return joined.condition }
      parts[joined.index] = joined.condition
    }
    return parts.isEmpty ? .constant(true) : parts.count == 1 ? parts[0] : .all(parts)
  }

  private var conjuncts: [BranchCondition] {
    switch self {
    case .constant(true): []
    case .all(let parts): parts
    default: [self]
    }
  }

  /// Both conditions as one; `nil` if they are about different variables.
  private func joined(with other: BranchCondition) -> BranchCondition? {
    guard case .variable(let variable, let values, let isExcluded) = self,
      case .variable(variable, let others, let areOthersExcluded) = other
    else { return nil }
    switch (isExcluded, areOthersExcluded) {
    case (true, true): return .variable(variable, in: values.union(others), isExcluded: true)
    case (false, false): return .variable(variable, among: values.intersection(others))
    case (false, true): return .variable(variable, among: values.subtracting(others))
    case (true, false): return .variable(variable, among: others.subtracting(values))
    }
  }

  private static func variable(_ variable: Int, among values: Set<Int>) -> BranchCondition {
    values.isEmpty ? .constant(false) : .variable(variable, in: values, isExcluded: false)
  }

  // MARK: Values

  /// Whether the condition holds; `nil` if that depends on variables without a value.
  func holds(for values: [Int: Int]) -> Bool? {
    switch self {
    case .constant(let isTrue): return isTrue
    case .variable(let variable, let expected, let isExcluded):
      return values[variable].map { expected.contains($0) != isExcluded }
    case .all(let parts): return Self.value(of: parts, for: values, unless: false)
    case .any(let parts): return Self.value(of: parts, for: values, unless: true)
    }
  }

  private static func value(of parts: [BranchCondition], for values: [Int: Int], unless decisive: Bool) -> Bool? {
    var isOpen = false
    for part in parts {
      switch part.holds(for: values) {
      case decisive?: return decisive
      case nil: isOpen = true
      default: break
      }
    }
    return isOpen ? nil : !decisive
  }

  /// An undecided variable that the condition depends on, and the limit that it has to meet for the condition to hold.
  /// The limit is `nil` if it depends on other variables.
  func openVariable(for values: [Int: Int]) -> (variable: Int, limit: BranchCondition?)? {
    switch self {
    case .constant: return nil
    case .variable(let variable, _, _): return values[variable] == nil ? (variable, self) : nil
    case .all(let parts): return parts.lazy.compactMap { $0.openVariable(for: values) }.first
    case .any(let parts):
      return parts.lazy.filter { $0.holds(for: values) == nil }.compactMap { $0.openVariable(for: values) }.first
        .map { ($0.variable, nil) }
    }
  }
}
