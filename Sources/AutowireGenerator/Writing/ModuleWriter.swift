/// Writes a module whose bindings are those of a wiring.
package struct ModuleWriter {
  private let wiring: Wiring
  private let scope: String
  private let root: String

  /// - Parameters:
  ///   - scope: the scope that shared types are shared in.
  ///   - root: the folder that comments show paths from.
  package init(_ wiring: Wiring, scope: String, root: String) {
    self.wiring = wiring
    self.scope = scope
    self.root = root
  }

  /// The source of the module.
  package var source: String {
    var writer = SwiftWriter(root: root)
    // Without a shared type the module fits into components of any scope.
    let scope = wiring.bindings.contains(where: \.isShared) ? scope : "Cleanse.Unscoped"
    writer.line("// Written by cleanse-autowire. Do not edit: change the types that it names.")
    writer.line("import Cleanse")
    writer.line()
    writer.line("/// The bindings of the types that this module marks as injectable.")
    writer.block("struct AutowiredModule: Cleanse.Module {") { writer in
      writer.block("static func configure(binder: Cleanse.Binder<\(scope)>) {") { writer in
        for (index, binding) in wiring.bindings.enumerated() {
          if index > 0 { writer.line() }
          write(binding, to: &writer)
        }
      }
    }
    if !wiring.refusals.isEmpty { writer.line() }
    writer.errors(wiring.refusals)
    return writer.text
  }

  private func write(_ binding: WiredBinding, to writer: inout SwiftWriter) {
    writer.line("// \(writer.shown(binding.place))")
    writer.conditional(binding.conditions) { writer in
      writer.located(at: binding.madeAt) { writer in
        let type = binding.isProtocol ? "(any \(binding.type)).self" : "\(binding.type).self"
        writer.line("binder.bind(\(type))\(binding.isShared ? ".sharedInScope()" : "").to\(factory(binding.source))")
      }
    }
  }

  private func factory(_ source: WiredBinding.Source) -> String {
    guard case .construction(let construction) = source else {
      guard case .other(let type) = source else { return "" }
      return " { $0 as \(type) }"
    }
    let labels = construction.arguments.map { ($0.label ?? "_") + ":" }.joined()
    if construction.arguments.isEmpty { return " { \(construction.type)() }" }
    if !construction.needsCall { return "(factory: \(construction.type).init(\(labels)))" }
    let arguments = construction.arguments.enumerated().map { index, argument in
      argument.label.map { "\($0): $\(index)" } ?? "$\(index)"
    }
    return " { \(construction.type)(\(arguments.joined(separator: ", "))) }"
  }
}

extension WiredBinding {
  /// The place that the compiler and the graph name.
  var madeAt: FilePlace {
    if case .construction(let construction) = source { construction.place } else { place }
  }
}
