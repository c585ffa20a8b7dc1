/// A step of a binding behind which a terminator ends the statement: `to(factory:)`, `to(value:)` or `to(provider:)`.
///
/// Exists for what the compiler says of mistakes. The builders of this module conform, and nothing else has to.
public protocol TerminableBinding {
  /// What is bound.
  associatedtype Element
}

extension BindingBuilder: TerminableBinding {}
extension CollectionBindingBuilder: TerminableBinding {}
extension ReceiptBinder: TerminableBinding {}
