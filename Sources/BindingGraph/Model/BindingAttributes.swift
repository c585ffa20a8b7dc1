/// The attributes of a binding: each is either present or absent.
///
/// The recorder, the static check, the graph, documents and plugins hold this one set. An attribute that documents show
/// also has an entry in `DocumentedAttribute.all`.
package struct BindingAttributes: OptionSet, Hashable, Sendable {
  // A recorded declaration and a binding of a graph have room for 16 bits.
  package let rawValue: UInt16

  // Inlinable, and without the generic functions of sets: `cold-start-1000` takes twice as long with these.
  @inlinable package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inlinable package init(arrayLiteral elements: BindingAttributes...) {
    var union: UInt16 = 0
    for element in elements { union |= element.rawValue }
    self.init(rawValue: union)
  }

  @inlinable package static func == (left: BindingAttributes, right: BindingAttributes) -> Bool {
    left.rawValue == right.rawValue
  }

  @inlinable package func contains(_ other: BindingAttributes) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isDisjoint(with other: BindingAttributes) -> Bool {
    rawValue & other.rawValue == 0
  }

  @inlinable package mutating func formUnion(_ other: BindingAttributes) {
    self = BindingAttributes(rawValue: rawValue | other.rawValue)
  }

  /// A component instance has one value. The linker copies this attribute from the wrapped binding to a decorator.
  @inlinable package static var shared: BindingAttributes { BindingAttributes(rawValue: 1 << 0) }
  @inlinable package static var root: BindingAttributes { BindingAttributes(rawValue: 1 << 1) }
  /// The binding contributes an array of elements instead of one element.
  @inlinable package static var severalElements: BindingAttributes { BindingAttributes(rawValue: 1 << 2) }
  /// Other isolations may use the values of the binding. The linker derives this attribute of a decorator from the
  /// wrapped binding.
  @inlinable package static var sendable: BindingAttributes { BindingAttributes(rawValue: 1 << 3) }
  /// The binding replaces another one.
  @inlinable package static var override: BindingAttributes { BindingAttributes(rawValue: 1 << 4) }
  /// The value of an override, or a capture of its closure, must not leave its isolation.
  @inlinable package static var confined: BindingAttributes { BindingAttributes(rawValue: 1 << 5) }
  /// Creating a value reaches outside the process, which is unwanted in tests.
  @inlinable package static var live: BindingAttributes { BindingAttributes(rawValue: 1 << 6) }
  /// Source code binds a composition with `Sendable`. Unknown in a running program.
  @inlinable package static var composed: BindingAttributes { BindingAttributes(rawValue: 1 << 7) }
  /// Created when the instance is built, not at the first request.
  @inlinable package static var eager: BindingAttributes { BindingAttributes(rawValue: 1 << 8) }
  /// A hook runs with the value when the instance is started.
  @inlinable package static var startHook: BindingAttributes { BindingAttributes(rawValue: 1 << 9) }
  /// A hook runs with the value when the instance is stopped.
  @inlinable package static var stopHook: BindingAttributes { BindingAttributes(rawValue: 1 << 10) }
  /// Eager, and created concurrently with other such values if the instance is built asynchronously.
  @inlinable package static var concurrent: BindingAttributes { BindingAttributes(rawValue: 1 << 11) }
  /// The value is a service, which runs from the start of the instance to its stop.
  @inlinable package static var service: BindingAttributes { BindingAttributes(rawValue: 1 << 12) }

  /// A hook or a service runs with the value.
  @inlinable package static var hooked: BindingAttributes {
    BindingAttributes(rawValue: startHook.rawValue | stopHook.rawValue | service.rawValue)
  }
  /// The lifecycle of a shared value, apart from its creation on request.
  @inlinable package static var lifecycle: BindingAttributes {
    BindingAttributes(rawValue: hooked.rawValue | eager.rawValue | concurrent.rawValue)
  }
  /// Created without a request, when the instance is built or started.
  package static let selfMade: BindingAttributes = [.eager, .startHook, .service]
  /// All attributes that documents show.
  package static let documented = DocumentedAttribute.all.reduce(into: BindingAttributes()) { $0.insert($1.attribute) }
}

/// An attribute of bindings as documents, texts and changes show it.
package struct DocumentedAttribute: Hashable, Sendable {
  /// The JSON member that a node has the attribute in.
  package enum Member: Hashable, Sendable {
    /// A Boolean; if it is not required, only nodes with the attribute have it.
    case boolean(String, isRequired: Bool)
    /// A word of the list `lifecycle`.
    case lifecycle
  }

  /// The grammar of sentences about the attribute.
  package enum Phrase: Hashable, Sendable {
    /// "is live", "new live binding"
    case adjective
    /// "is bound as root"
    case participle(String)
    /// "has a start hook"
    case noun
  }

  /// Empty for an attribute that this version does not know.
  package let attribute: BindingAttributes
  /// The stable word, as JSON has it: `start-hook`.
  package let word: String
  package let member: Member
  package let phrase: Phrase
  /// The kind of a change of the attribute, as `Documentation/changes.schema.json` lists it.
  package let change: String

  /// The attributes that documents show, in the order of texts.
  package static let all = [
    flag(.sendable, "sendable", "isSendable", isRequired: true, .adjective, "sendability-changed"),
    flag(.live, "live", "isLive", .adjective, "liveness-changed"),
    lifecycle("eager", .eager, .adjective),
    lifecycle("concurrent", .concurrent, .participle("created concurrently")),
    lifecycle("start-hook", .startHook),
    lifecycle("stop-hook", .stopHook),
    lifecycle("service", .service),
    flag(.root, "root", "isRoot", isRequired: true, .participle("bound as root"), "root-mark-changed"),
  ]

  private static func flag(
    _ attribute: BindingAttributes, _ word: String, _ member: String, isRequired: Bool = false, _ phrase: Phrase,
    _ change: String
  ) -> DocumentedAttribute {
    DocumentedAttribute(
      attribute: attribute, word: word, member: .boolean(member, isRequired: isRequired), phrase: phrase,
      change: change)
  }

  /// A part of the lifecycle.
  /// - Parameter attribute: empty for a word of a later version.
  package static func lifecycle(
    _ word: String, _ attribute: BindingAttributes = [], _ phrase: Phrase = .noun
  ) -> DocumentedAttribute {
    DocumentedAttribute(
      attribute: attribute, word: word, member: .lifecycle, phrase: phrase, change: "lifecycle-changed")
  }
}
