import Foundation

/// A dependency cannot be resolved.
public struct DependencyResolutionError: Error, Sendable {
  /// A step of a cycle: a type, and the scope of its registration.
  public struct Step: Sendable {
    /// The type that is being created.
    public let type: Any.Type
    /// The scope of its container.
    public let scope: DependencyContainerScope
  }

  /// The registered types of one container.
  struct Registered {
    let scope: DependencyContainerScope
    let types: [Any.Type]
  }

  enum Reason: Sendable {
    case notRegistered
    case circular([Step])
    case absent
    case unfit(Any.Type)
  }

  /// The type that cannot be resolved, without optionals.
  public let type: Any.Type
  /// The scope of the container that was used, or of the registration.
  public let scope: DependencyContainerScope
  let reason: Reason
  let known: [Registered]
  /// The origin of the factory in messages, such as a launch argument; `nil` for a registration of the program.
  private let origin: String?

  init(
    _ reason: Reason, of type: Any.Type, in scope: DependencyContainerScope, known: [Registered] = [],
    origin: String? = nil
  ) {
    self.reason = reason
    self.type = type
    self.scope = scope
    self.known = known
    self.origin = origin
  }

  /// For a cycle: its path, which begins and ends with the type. Empty for other errors.
  public var chain: [Step] {
    if case .circular(let chain) = reason { chain } else { [] }
  }

  /// For a type that is not registered: the types in the searched containers, by scope.
  public var registeredTypes: [DependencyContainerScope: [Any.Type]] {
    Dictionary(known.map { ($0.scope, $0.types) }) { first, _ in first }
  }

  /// For a type that is not registered: names of similar registered types, best match first.
  public var nearMisses: [String] {
    guard case .notRegistered = reason else { return [] }
    let names = TypeNames(of: known.flatMap(\.types) + [type])
    return Spelling.nearMisses(
      of: TypeSpelling.name(of: type),
      among: known.flatMap(\.types).map { (name: TypeSpelling.name(of: $0), shown: names[$0]) })
  }
}

extension DependencyResolutionError.Registered: Sendable {}

extension DependencyResolutionError: LocalizedError, CustomStringConvertible {
  private static let maximumNumberOfTypes = 20

  public var errorDescription: String? { description }

  public var description: String {
    problem + (origin.map { "\n  The factory was selected by \($0)." } ?? "")
  }

  private var problem: String {
    let type = TypeSpelling.name(of: self.type)
    return switch reason {
    case .notRegistered: ([missing] + suggestions + known.map(inventory)).joined(separator: "\n  ")
    case .circular(let chain):
      "\(type) in the scope '\(scope)' depends on itself: " + chain.map(link).joined(separator: " -> ")
    case .absent:
      "\(type) is registered in the scope '\(scope)', but its factory returned nil: resolve \(type)? instead"
    case .unfit(let other):
      "\(type) is registered in the scope '\(scope)', but its factory returned a value of type \(TypeSpelling.name(of: other))"
    }
  }

  private var names: TypeNames { TypeNames(of: known.flatMap(\.types) + [type]) }

  private var missing: String { "\(names[type]) is not registered in the scope '\(scope)'" }

  private var suggestions: [String] {
    nearMisses.isEmpty ? [] : ["did you mean: " + nearMisses.joined(separator: ", ")]
  }

  private func inventory(of registered: Registered) -> String {
    let all = registered.types.map { names[$0] }.sorted()
    let rest = all.count - Self.maximumNumberOfTypes
    let list = all.isEmpty ? "nothing" : all.prefix(Self.maximumNumberOfTypes).joined(separator: ", ")
    return "registered in the scope '\(registered.scope)': \(list)" + (rest > 0 ? " and \(rest) more" : "")
  }

  private func link(_ step: Step) -> String {
    let type = TypeSpelling.name(of: step.type)
    return step.scope == .global ? type : "\(type) in '\(step.scope)'"
  }
}
