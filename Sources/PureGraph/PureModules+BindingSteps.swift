import Cleanse
import Pure

extension Pure.Factory: TypeWithBindingStep {
  package static var bindingStep: BindingStep { BindingStep("bindPureFactory", TypeReference(Module.self)) }
}

extension Pure.Configurator: TypeWithBindingStep {
  package static var bindingStep: BindingStep { BindingStep("bindPureConfigurator", TypeReference(Module.self)) }
}
