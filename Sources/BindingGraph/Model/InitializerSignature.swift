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
