import BindingGraph
import Cleanse

/// A test requested a type that the component itself does not bind, or binds privately to a module.
public struct NotBoundError: Error, CustomStringConvertible {
  /// The type; for a tag its `TaggedProvider`.
  public let type: Any.Type
  /// The component.
  public let component: Any.Type
  /// The subcomponents that bind the type, nearest first.
  public let installedComponents: [Any.Type]
  /// The modules to which a binding of the type is private, and the component, if its own `configure` has one.
  let modulesWithPrivateBinding: [Any.Type]

  public var description: String {
    let (type, component) = (TypeReference(self.type), TypeReference(self.component))
    if let bound = BoundKey.type(behindFormOf: self.type), bound != self.type {
      let code: DiagnosticText = "value(\(TypeReference(bound).metatype))"
      return """
        \(component) does not bind \(type), which is derived from a binding. Use the bound type: \
        \(code.asCode ?? code)
        """
    }
    guard modulesWithPrivateBinding.isEmpty else {
      let modules = modulesWithPrivateBinding.map { TypeReference($0).name }.joined(separator: ", ")
      return """
        \(component) binds \(type) with visible(in: .module): only bindings of \(modules) can depend on it. Get the value of \
        such a binding, or remove visible(in: .module).
        """
    }
    guard let installed = installedComponents.first.map(TypeReference.init) else {
      return """
        \(component) does not bind \(type). Use the bound type, with the component that binds it: weak providers, sendable \
        providers, closures and optionals of a type are not bound.
        """
    }
    let binders = installedComponents.map { TypeReference($0).name }.joined(separator: ", ")
    return """
      \(component) does not bind \(type), but its subcomponent \(binders) does. Use an instance of the subcomponent: \
      instance.value(ComponentFactory<\(installed)>.self).instantiate(…).value(…)
      """
  }
}
