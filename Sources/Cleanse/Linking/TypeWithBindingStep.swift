import BindingGraph

/// A type of an extension library, which offers a step of the binder for it. Hints name that step.
package protocol TypeWithBindingStep {
  static var bindingStep: BindingStep { get }
}
