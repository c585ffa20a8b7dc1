import BindingGraph
import Testing

@testable import Cleanse

/// The options of a draft are laid out so that those of a graph's binding are a part of them.
@Suite struct BindingDraftOptionsTests {
  @Test(
    "options that a graph knows as traits",
    arguments: [
      (BindingDraft.Options.shared, Binding.Traits.shared), (.root, .root), (.severalElements, .severalElements),
      (.sendable, .sendable), (.overriding, .override), (.confined, .confined), (.live, .live),
    ])
  func traits(option: BindingDraft.Options, trait: Binding.Traits) {
    #expect(option.traits == trait)
    #expect(option.lifecycle == [])
  }

  @Test(
    "options that a graph knows as steps of the lifecycle",
    arguments: [
      (BindingDraft.Options.eager, Binding.Lifecycle.eager), (.startHook, .startHook), (.stopHook, .stopHook),
      (.concurrent, .concurrent), (.service, .service),
    ])
  func lifecycle(option: BindingDraft.Options, step: Binding.Lifecycle) {
    #expect(option.lifecycle == step)
    #expect(option.traits == [])
  }

  @Test(
    "other options",
    arguments: [
      BindingDraft.Options.arrayElement, .setElement, .dictionaryElement, .ordered, .restricted, .begun,
    ])
  func others(option: BindingDraft.Options) {
    #expect(option.traits == [])
    #expect(option.lifecycle == [])
    #expect(Declaration(key: 0, kind: .factory, options: option, requirementEnd: 0).options == option)
  }
}
