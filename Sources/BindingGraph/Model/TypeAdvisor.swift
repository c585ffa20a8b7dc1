/// Answers the questions about types that only hints ask: never for a valid graph.
///
/// As with `KeyExaminer`, the answers depend on where the graph came from.
package protocol TypeAdvisor: AnyObject {
  /// What a type is made of.
  func shape(of type: TypeReference) -> TypeShape

  /// The step that binds a type of an extension library; `nil` for other types.
  func bindingStep(for type: TypeReference) -> BindingStep?

  /// Whether values of a type can stand where another one is asked for: it is a subclass, or conforms to a protocol.
  /// - Returns: `nil` when that is not known.
  func isKind(_ type: TypeReference, of other: TypeReference) -> Bool?

  /// Whether all values of a type are objects, which a `WeakProvider` finds while they are alive.
  /// - Returns: `nil` when that is not known: a protocol may be for classes only, or not.
  func isObject(_ type: TypeReference) -> Bool?

  /// Whether values of a type can cross to another isolation.
  /// - Returns: `nil` when that is not known: a running program does not know it of its own types.
  func isSendable(_ type: TypeReference) -> Bool?

  /// The initializer of a type that has only one, where a binding can refer to it.
  /// - Returns: `nil` also where the initializers are not known.
  func onlyInitializer(of type: TypeReference) -> InitializerSignature?

  /// Whether all initializers of a type are private, so that only its own code makes values.
  /// - Returns: `nil` where the initializers are not known.
  func hasOnlyPrivateInitializers(_ type: TypeReference) -> Bool?

  /// The element of a type that is a tag; `nil` for other types.
  func elementOfTag(_ type: TypeReference) -> TypeReference?

  /// The modules of the program that bind a type, as far as they are known; those that no graph includes, too.
  func modules(binding type: TypeReference) -> [IdleModule]

  /// Whether code of a Swift module can name a type, private ones aside, which code of one file can name.
  /// - Returns: `nil` when that is not known.
  func canName(_ type: TypeReference, in library: String?) -> Bool?

  /// Whether a component of a scope can include a module.
  func canInclude(_ module: TypeReference, in scope: TypeReference?) -> Bool
}

/// An initializer that a binding can refer to.
package struct InitializerSignature: Sendable {
  package struct Parameter: Sendable {
    /// Empty where callers write none.
    package let label: String
    /// Whether callers can leave it out.
    package let hasDefault: Bool

    package init(label: String, hasDefault: Bool = false) {
      self.label = label
      self.hasDefault = hasDefault
    }
  }

  package let parameters: [Parameter]
  /// The types that the parameters without a default ask for, behind their providers.
  package let needs: [TypeReference]
  /// Whether other Swift modules can call it.
  package let isPublic: Bool

  package init(parameters: [Parameter], needs: [TypeReference], isPublic: Bool) {
    self.parameters = parameters
    self.needs = needs
    self.isPublic = isPublic
  }
}
