import Cleanse
import LaunchChoices

/// The choices that take effect: of several for one binding and scope, the last.
struct EffectiveChoices {
  private struct Subject: Hashable {
    let key: IndexedKey
    let scope: String
  }

  private(set) var choices: [DynamicDependencyChoice] = []
  /// The components with a choice of their own for a binding.
  private var componentsOfKey: [IndexedKey: Set<String>] = [:]

  init(_ choices: [DynamicDependencyChoice]) {
    var known: Set<Subject> = []
    for choice in choices.reversed() {
      let (key, scope) = (IndexedKey(choice.type), choice.instruction.scope)
      guard known.insert(Subject(key: key, scope: scope.identifier)).inserted else { continue }
      self.choices.append(choice)
      if scope != .global { componentsOfKey[key, default: []].insert(scope.identifier) }
    }
    self.choices.reverse()
  }

  func reach(of choice: DynamicDependencyChoice) -> OverrideReach {
    let scope = choice.instruction.scope
    return scope == .global
      ? .everywhere(but: componentsOfKey[IndexedKey(choice.type)] ?? []) : .component(named: scope.identifier)
  }
}
