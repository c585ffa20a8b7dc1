import BindingGraph
import Testing

@testable import Cleanse

/// The bits of a draft's options contain the traits and lifecycle steps of a binding.
@Suite struct BindingDraftOptionsTests {
  @Test(
    "A draft option for a binding trait maps to that trait and no lifecycle step",
    arguments: [
      (BindingDraft.Options.shared, Binding.Traits.shared), (.root, .root), (.severalElements, .severalElements),
      (.sendable, .sendable), (.overriding, .override), (.confined, .confined), (.live, .live),
    ])
  func traits(option: BindingDraft.Options, trait: Binding.Traits) {
    #expect(option.traits == trait)
    #expect(option.lifecycle == [])
  }

  @Test(
    "A draft option for a lifecycle step maps to that step and no trait",
    arguments: [
      (BindingDraft.Options.eager, Binding.Lifecycle.eager), (.startHook, .startHook), (.stopHook, .stopHook),
      (.concurrent, .concurrent), (.service, .service),
    ])
  func lifecycle(option: BindingDraft.Options, step: Binding.Lifecycle) {
    #expect(option.lifecycle == step)
    #expect(option.traits == [])
  }

  @Test(
    "A draft option without trait or lifecycle step is kept in the declaration only",
    arguments: [
      BindingDraft.Options.arrayElement, .setElement, .dictionaryElement, .ordered, .restricted, .begun,
    ])
  func others(option: BindingDraft.Options) {
    #expect(option.traits == [])
    #expect(option.lifecycle == [])
    #expect(Declaration(key: 0, kind: .factory, options: option, requirementEnd: 0).options == option)
  }
}
