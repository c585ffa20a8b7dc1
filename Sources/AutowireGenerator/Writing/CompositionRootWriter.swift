/// Writes a composition root in plain Swift, without a container: `AppDependency.resolve()`.
///
/// Shared values are constants; other values are created by functions.
package struct CompositionRootWriter {
  private let composition: CompositionRoot
  private let sharedTypes: Set<String>
  private let root: String

  /// - Parameter root: the folder that paths in comments are relative to.
  package init(_ wiring: Wiring, root: String) {
    composition = CompositionRoot(wiring)
    sharedTypes = Set(composition.bindings.filter(\.isShared).map(\.type))
    self.root = root
  }

  /// All refusals: of types that cannot be wired, and of types that cannot be created without a graph.
  package var refusals: [Refusal] { composition.refusals }

  /// The source of the composition root.
  package var source: String {
    var writer = SwiftWriter(root: root)
    writer.line("// Written by cleanse-autowire. Do not edit: change the types that it names.")
    if !composition.modules.isEmpty {
      writer.line("#if canImport(Pure)")
      writer.line("import Pure")
      writer.line("#endif")
    }
    writer.line()
    writer.line("/// The types that this module marks as injectable, put together.")
    writer.block("struct AppDependency {") { writer in
      for binding in composition.bindings {
        writer.line("let \(name(binding.type)): \(binding.isShared ? "" : "() -> ")\(binding.valueType)")
      }
      if !composition.bindings.isEmpty { writer.line() }
      writer.block("static func resolve() -> AppDependency {") { writer in
        for binding in composition.bindings { write(binding, to: &writer) }
        let members = composition.bindings.map { "\(name($0.type)): \(name($0.type))" }
        guard !members.isEmpty else { return writer.line("AppDependency()") }
        writer.block("return AppDependency(", ")") { writer in
          for (index, member) in members.enumerated() { writer.line(member + (index < members.count - 1 ? "," : "")) }
        }
      }
    }
    if !refusals.isEmpty { writer.line() }
    writer.errors(refusals)
    return writer.text
  }

  private func write(_ binding: WiredBinding, to writer: inout SwiftWriter) {
    writer.line("// \(writer.shown(binding.place))")
    writer.located(at: binding.madeAt) { writer in
      let name = name(binding.type)
      if binding.isShared {
        writer.line("let \(name): \(binding.valueType) = \(value(of: binding))")
      } else {
        writer.line("func \(name)() -> \(binding.valueType) { \(value(of: binding)) }")
      }
    }
    writer.line()
  }

  private func value(of binding: WiredBinding) -> String {
    switch binding.source {
    case .other(let type): use(type)
    case .construction(let construction): call(construction)
    }
  }

  private func call(_ construction: Construction) -> String {
    let arguments = construction.arguments.map { argument in
      argument.label.map { "\($0): \(value(of: argument.request))" } ?? value(of: argument.request)
    }
    return "\(construction.type)(\(arguments.joined(separator: ", ")))"
  }

  private func value(of request: Request) -> String {
    switch request {
    case .value(let type): return use(type)
    case .closure(let type): return isShared(type) ? "{ \(use(type)) }" : name(type)
    case .part(let part, let module):
      guard case .construction(let dependency) = composition.modules[module] else { return "\(module).\(part)()" }
      return "\(module).\(part)(dependency: \(call(dependency)))"
    // Refused, so the code is never compiled.
    case .ofGraph: return "fatalError()"
    }
  }

  private func use(_ type: String) -> String {
    isShared(type) ? name(type) : "\(name(type))()"
  }

  private func name(_ type: String) -> String {
    composition.names[type] ?? type
  }

  private func isShared(_ type: String) -> Bool {
    sharedTypes.contains(type)
  }
}

extension WiredBinding {
  fileprivate var valueType: String { isProtocol ? "any \(type)" : type }
}
