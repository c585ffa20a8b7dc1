import BindingGraph

extension GraphCheck {
  /// The calls that build instances of components with hooks or services, but return only the root.
  static func unrunHooks(
    in findings: [Finding], of program: Program, where isChecked: (DeclaredType) -> Bool
  ) -> [UnrunHooksFact] {
    var hooks: [TypeReference: [UnrunHooksFact.Hook]] = [:]
    for graph in findings.map(\.union) {
      for component in graph.components {
        for index in component.bindings where graph.hasUnacceptedHook(index) {
          let binding = graph.bindings[index]
          hooks[component.type, default: []].append(
            UnrunHooksFact.Hook(
              key: graph.type(of: binding.key), location: binding.location,
              isService: binding.attributes.isDisjoint(with: [.startHook, .stopHook])))
        }
      }
    }
    guard !hooks.isEmpty else { return [] }
    return program.modules.flatMap { module in
      module.facts.rootBuilds.compactMap { call -> UnrunHooksFact? in
        let type = program.type(call.component)
        let component = TypeReference(spelling: type.fullName)
        guard let hooks = hooks[component], let declaration = program.declaration(of: type), isChecked(declaration)
        else { return nil }
        return UnrunHooksFact(
          component: component, location: module.location(of: call.place), hooks: hooks.uniqued())
      }
    }.uniqued()
  }
}

extension LinkedGraph {
  fileprivate func hasUnacceptedHook(_ binding: Int) -> Bool {
    !bindings[binding].attributes.isDisjoint(with: .hooked)
      && !accepts(.unrunHooks, for: binding)
  }
}
