/// Answers questions about types for hints, so never for a valid graph.
///
/// As with `KeyExaminer`, the answers depend on the front end that recorded the graph.
package protocol TypeAdvisor: AnyObject {
  /// Returns the shape of a type.
  func shape(of type: TypeReference) -> TypeShape

  /// Whether values of a type can serve a request for another one: it is a subclass, or conforms to a protocol.
  /// - Returns: `nil` when that is not known.
  func isKind(_ type: TypeReference, of other: TypeReference) -> Bool?

  /// Whether all values of a type are objects, which a `WeakProvider` finds while they are alive.
  /// - Returns: `nil` when that is not known: a protocol may be for classes only, or not.
  func isObject(_ type: TypeReference) -> Bool?

  // Questions that only hints need.
  #if DEBUG || DetailedReports
    /// Returns the step that binds a type of an extension library; `nil` for other types.
    func bindingStep(for type: TypeReference) -> BindingStep?

    /// Whether values of a type can cross to another isolation.
    /// - Returns: `nil` when that is not known: a running program does not know it for its own types.
    func isSendable(_ type: TypeReference) -> Bool?

    /// Returns the only initializer of a type, if a binding can refer to it.
    /// - Returns: `nil` also where the initializers are not known.
    func onlyInitializer(of type: TypeReference) -> InitializerSignature?

    /// Returns types that conform to a protocol, without type parameters: those that the program declares, as far as
    /// known.
    func implementations(of type: TypeReference) -> [TypeReference]

    /// Returns the initializers of a type by their use for bindings.
    /// - Returns: `nil` where the initializers are not known.
    func initializers(of type: TypeReference) -> TypeInitializers?

    /// Returns the element of a type that is a tag; `nil` for other types.
    func elementOfTag(_ type: TypeReference) -> TypeReference?

    /// Returns the known modules of the program that bind a type, including those that no graph includes.
    func modules(binding type: TypeReference) -> [IdleModule]

    /// Whether code of a Swift module can name a type. Ignores private types, which code of one file can name.
    /// - Returns: `nil` when that is not known.
    func canName(_ type: TypeReference, in library: String?) -> Bool?

    /// Whether a component of a scope can include a module.
    func canInclude(_ module: TypeReference, in scope: TypeReference?) -> Bool
  #endif
}

/// The initializers of a type by their use for bindings.
package enum TypeInitializers: Sendable {
  /// A factory can call one of them.
  case some
  /// Only the type's own code can call them.
  case onlyPrivate
  /// All of them can return `nil`.
  case onlyFailable(count: Int)
  /// All of them are asynchronous or throw.
  case onlyAsynchronous(count: Int)
}

/// An initializer that a binding can refer to.
package struct InitializerSignature: Sendable {
  package struct Parameter: Sendable {
    /// Empty for a parameter without a label.
    package let label: String
    /// Whether callers can omit it.
    package let hasDefault: Bool

    package init(label: String, hasDefault: Bool = false) {
      self.label = label
      self.hasDefault = hasDefault
    }
  }

  package let parameters: [Parameter]
  /// The types of the parameters without a default, without their providers.
  package let needs: [TypeReference]
  /// Whether other Swift modules can call it.
  package let isPublic: Bool

  package init(parameters: [Parameter], needs: [TypeReference], isPublic: Bool) {
    self.parameters = parameters
    self.needs = needs
    self.isPublic = isPublic
  }
}
