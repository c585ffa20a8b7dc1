import Foundation

/// A registration of Swinject, or a factory of Factory.
struct Registration {
  enum Scope {
    case unscoped, shared
    /// Shared during one resolution.
    case graph
  }

  enum Creation {
    case closure(RewrittenClosure)
    /// A function reference, such as `LiveAPI.init`.
    case initializer(String)
  }

  /// A value that the factory asks the container for.
  struct Dependency: Equatable {
    /// The name of the parameter.
    let name: String
    /// The key of the registration that creates it.
    let key: String
    let type: String
  }

  /// The type as the source spells it.
  let service: String
  /// The name that tells it from other registrations of the type, as code; `nil` without one.
  var name: String?
  /// The variable of Factory, which tells it from other factories of the type; `nil` for Swinject.
  var factory: String?
  let place: FilePlace
  /// The name of the module that gets its binding.
  let module: String
  /// `nil` if it names none.
  var scope: Scope?
  /// `nil` if it was not found.
  var creation: Creation?
  /// Further types that return the same object.
  var forwarded: [String] = []
  /// The types that it asks for after its creation.
  var completedWith: [String] = []
  /// The overrides that only tests and previews use.
  var overrides: [String] = []
  var conditions: [CompilationCondition] = []
  var decisions: [MigrationDecision] = []

  /// Takes a closure as the factory.
  mutating func take(_ closure: RewrittenClosure, in surroundings: Surroundings) {
    creation = .closure(closure)
    decisions += closure.decisions
    let names = closure.names.intersection(surroundings.names).filter { !decisions.contains(.usesContainer($0)) }
      .sorted()
    if !names.isEmpty { decisions.append(.usesSurroundings(names)) }
  }

  /// Adds the decisions that the code around the registration needs.
  mutating func take(_ surroundings: Surroundings) {
    if surroundings.isConditional { decisions.append(.conditional) }
    if service.hasSuffix("?") || service.hasPrefix("Optional<") { decisions.append(.optionalService) }
    guard !decisions.contains(.unreadFactory) else { return }
    let names = surroundings.names.intersection(service.split { !$0.isPartOfIdentifier }.map(String.init))
    if !names.isEmpty { decisions.append(.usesSurroundings(names.sorted())) }
  }

  /// A type without parentheses around it.
  static func plain(_ type: String) -> String {
    let type = type.trimmingCharacters(in: .whitespaces)
    guard type.hasPrefix("("), type.hasSuffix(")"), !type.dropFirst().dropLast().contains(where: { "(),".contains($0) })
    else { return type }
    return plain(String(type.dropFirst().dropLast()))
  }

  var key: String { Self.key(service, name) }

  var closure: RewrittenClosure? {
    guard case .closure(let closure) = creation else { return nil }
    return closure
  }

  /// Whether it asks for an object in a closure or a branch, which may run several times.
  var asksLater: Bool {
    decisions.contains { decision in
      switch decision {
      case .laterRequest, .conditionalRequest: true
      default: false
      }
    }
  }

  /// Whether it may ask for more objects than its dependencies.
  var isUnread: Bool {
    guard let closure else { return true }
    return closure.members.contains("resolve")
      || decisions.contains { decision in
        if case .usesContainer = decision { return true }
        return decision == .completion
      }
  }

  /// A type without the words and signs that do not change it, and the name of a registration.
  static func key(_ type: String, _ name: String? = nil) -> String {
    let words = plain(type).replacingOccurrences(of: "\\bany ", with: "", options: .regularExpression)
      .filter { $0 != " " }
    // A later request creates the same objects as a direct one.
    let unwrapped = words.replacingOccurrences(
      of: "^(Lazy|Provider)<(.*)>$", with: "$2", options: .regularExpression
    ).replacingOccurrences(of: "^Array<(.*)>$", with: "[$1]", options: .regularExpression)
    return unwrapped + (name.map { " \($0)" } ?? "")
  }
}

/// A place that asks a container for an object outside of registrations, or replaces a factory.
struct ContainerUse {
  enum Kind {
    case request(String)
    case wrapper(attribute: String, property: String, type: String?)
    case override(String)
  }

  let kind: Kind
  let place: FilePlace

  /// The use, and the way to write it with Cleanse.
  var text: String {
    switch kind {
    case .request(let type): "asks for \(type): an initializer parameter of the type that contains it"
    case .wrapper(let attribute, let property, let type):
      "\(attribute): an initializer parameter \(property)"
        + (type.map { ": \(Self.parameter(of: $0, instead: attribute))" } ?? "")
    case .override(let factory): "replaces \(factory): an override, .overriding(…), where the component is built"
    }
  }

  /// The type of the parameter in the place of a property wrapper.
  private static func parameter(of type: String, instead attribute: String) -> String {
    switch attribute.prefix(while: { $0 != "(" }) {
    case "@LazyInjected": "Lazy<\(type)>"
    case "@WeakLazyInjected": "WeakProvider<\(type)>"
    case "@DynamicInjected": "Provider<\(type)>"
    default: type
    }
  }
}
