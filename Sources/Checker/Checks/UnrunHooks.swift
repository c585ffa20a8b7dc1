import BindingGraph

/// An instance of a component with lifecycle hooks or services is built without a way to start and stop it.
package struct UnrunHooksFact: Sendable, Hashable {
  /// A binding with hooks, or a service.
  package struct Hook: Sendable, Hashable {
    package let key: TypeReference
    package let location: SourceLocation?
    /// Whether it has a service, but no hooks.
    package let isService: Bool

    package init(key: TypeReference, location: SourceLocation?, isService: Bool = false) {
      self.key = key
      self.location = location
      self.isService = isService
    }
  }

  package let component: TypeReference
  /// The location of the call.
  package let location: SourceLocation?
  /// In order of location; never empty.
  package let hooks: [Hook]

  package init(component: TypeReference, location: SourceLocation?, hooks: [Hook]) {
    self.component = component
    self.location = location
    self.hooks = hooks
  }
}

extension UnrunHooksFact: GraphFact {
  package static let kind = DiagnosticKind.unrunHooks

  package var subject: TypeReference? { component }
}

/// Finds calls that build instances of components with hooks or services, but return only the root.
enum UnrunHooksPass: ProgramPass {
  static func facts(in code: ProgramCode) -> [UnrunHooksFact] {
    let hooks = hooks(in: code.graphs)
    guard !hooks.isEmpty else { return [] }
    let program = code.program
    return program.modules.flatMap { module in
      module.facts.rootBuilds.compactMap { call -> UnrunHooksFact? in
        let type = program.type(call.component)
        let component = TypeReference(spelling: type.fullName)
        guard let hooks = hooks[component], let declaration = program.declaration(of: type),
          code.isChecked(declaration)
        else { return nil }
        return UnrunHooksFact(
          component: component, location: module.location(of: call.place), hooks: hooks.uniqued())
      }
    }.uniqued()
  }

  /// The hooks and services of each component whose warning is not suppressed.
  private static func hooks(in graphs: [LinkedGraph]) -> [TypeReference: [UnrunHooksFact.Hook]] {
    var hooks: [TypeReference: [UnrunHooksFact.Hook]] = [:]
    for graph in graphs {
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
    return hooks
  }
}

extension LinkedGraph {
  fileprivate func hasUnacceptedHook(_ binding: Int) -> Bool {
    !bindings[binding].attributes.isDisjoint(with: .hooked)
      && !accepts(.unrunHooks, for: binding)
  }
}

extension UnrunHooksFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(component, "is built without a ComponentInstance, so its \(parts) never run")
    content.steps =
      [DiagnosticStep("\(component) is built", at: location)]
      + hooks.map {
        DiagnosticStep($0.isService ? "\($0.key) has a service" : "\($0.key) has lifecycle hooks", at: $0.location)
      }
    content.help = [
      DiagnosticSuggestion("build it with instantiate(...), and call start() and stop(), or run()"),
      DiagnosticSuggestion(
        "if intended, suppress the warning in \(component)",
        code: "binder.accept(.unrunHooks, for: \(hooks[0].key.metatype))"),
    ]
    return content
  }

  private var parts: DiagnosticText {
    if hooks.allSatisfy(\.isService) { return "services" }
    return hooks.contains(where: \.isService) ? "lifecycle hooks and services" : "lifecycle hooks"
  }
}
