import BindingGraph
import Cleanse

/// A test requested a type that the component itself does not bind.
public struct NotBoundError: Error, CustomStringConvertible {
  /// The type; for a tag its `TaggedProvider`.
  public let type: Any.Type
  /// The component.
  public let component: Any.Type
  /// The subcomponents that bind the type, nearest first.
  public let installedComponents: [Any.Type]

  public var description: String {
    if let bound = BoundKey.type(behindFormOf: type), bound != type {
      let code: DiagnosticText = "value(\(TypeReference(bound).metatype))"
      return """
        \(component) does not bind \(type), which is made for the bindings that ask for it. Ask for what is bound: \
        \(code.asCode ?? code)
        """
    }
    guard let installed = installedComponents.first else {
      return """
        \(component) does not bind \(type). Ask for a type as it is bound, by the component that binds it: weak and \
        sendable providers, closures and optionals of it are not bound.
        """
    }
    let binders = installedComponents.map { String(describing: $0) }.joined(separator: ", ")
    return """
      \(component) does not bind \(type), but \(binders), which it installs. Ask an instance of that: \
      instance.value(ComponentFactory<\(installed)>.self).instantiate(…).value(…)
      """
  }
}
