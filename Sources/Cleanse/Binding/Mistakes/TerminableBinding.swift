/// A step of a binding behind which a terminator ends the statement: `to(factory:)`, `to(value:)` or `to(provider:)`.
///
/// Exists for the compiler's messages about mistakes.
///
/// Not for conformance: the builders of this module are the only conformers.
@_documentation(visibility: internal)
public protocol TerminableBinding {
  /// What is bound.
  associatedtype Element
}

extension BindingBuilder: TerminableBinding {}
extension CollectionBindingBuilder: TerminableBinding {}
extension ReceiptBinder: TerminableBinding {}
